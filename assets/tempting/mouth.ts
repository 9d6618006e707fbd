import { scrape, solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import type { Line } from '../ink/path'
import { drawWords } from '../ink/words'
import { drawNose } from './face'
import { AXIS, drawBentWords, drawScrew, LIT, REELS } from './hand'
import type { MachineWords } from './words'

const LIPS =
  '158,198* 178,195 214,203 262,206 318,203 346,200 371,207 396,199 430,202 482,201 530,193 566,184 587,184* 578,204 568,232 564,272 560,322 550,358 526,383 488,397 430,406 371,409 312,407 256,399 216,386 192,362 183,324 179,272 170,230'

const MOUTH =
  '199,215* 262,220 371,226 480,217 546,206* 541,270 537,322 527,348 506,361 440,372 371,375 300,373 240,364 218,352 208,322 205,270'

/** The lips: a nickel frame, bent by years of grinning. */
function drawLips(ink: Ink): void {
  const lips = ink.path(LIPS, true)
  ink.form(lips, { width: 4, halo: 1.8, gap: 0.12 })
  // What the nickel mirrors: a black band within the far edge and under the lower lip, and its lights.
  ink.clip(lips, () => {
    ink.black(
      '574,212 564,240 560,280 556,324 546,354 524,378 486,391 430,400 371,403 312,401 256,393 219,380 201,360 190,340 188,350 205,376 236,392 312,408 371,411 430,409 490,400 530,386 556,360 566,322 570,270',
    )
    ink.feather('566,226 558,272 554,322 544,352 522,377 486,390', {
      side: 1,
      length: 12,
      width: 2.1,
      spacing: 2.7,
      slant: 52,
      envelope: (along) => 0.35 + 0.65 * Math.sin(along * 9) ** 2,
    })
  })
  ink.lines(['184,203 240,211 318,209 352,206', '390,205 440,207 500,206 556,193'], { width: 1.3, profile: 'swell' })
  ink.lines(['190,232 195,272 199,318', '552,214 549,262'], { width: 1.5, profile: 'swell' })
  ink.lines(['162,200 180,206 197,215', '584,188 566,197 548,206'], { width: 2.4, profile: 'flick' })
}

/** Gums over the reels: what makes teeth of them. */
function drawGums(ink: Ink): void {
  const gums = ink.path(
    '203,223* 262,228 371,234 480,225 545,214* 546,222* 540,227 522,235 480,237 440,234 425,230* 410,240 371,245 338,241 322,233* 308,241 266,244 226,239 204,231*',
    true,
  )
  ink.clip(MOUTH, () => {
    solid(ink, '190,196* 570,186* 556,222* 480,230 371,238 262,233 190,228*')
    ink.form(gums, { width: 2.4, halo: 1.2 })
    ink.tint(gums, { offset: 1.4, alpha: 0.92 })
    ink.feather('208,224 262,228 371,234 480,225 540,216', {
      side: 1,
      length: 6,
      width: 1.7,
      spacing: 3,
      slant: 0,
      envelope: () => 0.8,
    })
    scrape(ink, 1.8, ['236,233 262,237 290,236', '346,237 371,239 392,237', '452,232 478,233 504,231'], 'swell')
  })
}

/** The question: an enamel plate on the lower lip. The marker's rail runs behind it. */
export function drawQuestion(ink: Ink, [text, size]: MachineWords['question']): void {
  const plate = ink.path(
    '264,377* 320,382.4 371,384 422,382.4 480,376* 482,397* 424,404.4 371,406 318,404.4 262,398*',
    true,
  )
  ink.form(plate, { width: 3, halo: 1.2 })
  drawBentWords(ink, text, AXIS, 394.4, { size, face: 'display', bow: 6.2, track: 2.4, width: 3.2 })
  drawScrew(ink, 270, 388, 2.7, 20)
  drawScrew(ink, 474.4, 387, 2.7, 110)
}

/** Marks beside the mouth that say how many lines count: with ×3, all five. In units of the sheet. */
export const LINE_LAMPS: readonly (readonly [x: number, y: number, digit: string])[] = [
  [193.5, 293, '1'],
  [188, 242, '2'],
  [201, 342, '3'],
  [181.5, 219, '4'],
  [216, 363, '5'],
]

/** One of the marks, lit or out, where it is. */
export function drawLineLamp(ink: Ink, line: number, isLit: boolean): void {
  const lamp = LINE_LAMPS[line]
  if (lamp) {
    const [x, y, digit] = lamp
    const disc = ink.ellipse(x, y, 8.2, 8, 0, 0.02)
    ink.cut(disc, { halo: 0.6, fill: LIT })
    ink.contour(disc, { width: 2.2, gap: 0.06, lit: 0.6 })
    if (!isLit) ink.black(disc)
    drawWords(ink, digit, x, y + 4.4, {
      size: 12.5,
      face: 'display',
      align: 'middle',
      width: 2.1,
      white: !isLit,
    })
  }
}

/** A reel: a tooth of paper, round like a drum. Its left edge at 0, the mouth's top at y 0. */
function drawReel(ink: Ink, height: number): Line {
  const { width } = REELS
  const tooth = ink.path(
    [
      [0, -6, 1, 1],
      [width, -6, 1, 1],
      [width + 0.6, height / 2],
      [width - 1, height - 8],
      [width - 9, height],
      [width / 2, height + 2.4],
      [9, height],
      [1, height - 8],
      [-0.6, height / 2],
    ],
    true,
  )
  ink.cut(tooth)
  const shade = (y: number) => clamp(Math.max((20 - y) / 30, (y - height + 24) / 26))
  ink.wash(tooth, { alpha: 0.3, fade: { from: [0, -6], to: [0, 40] } })
  ink.wash(tooth, { alpha: 0.34, fade: { from: [0, height + 2], to: [0, height - 46] } })
  ink.hatch(tooth, {
    angle: 0.6,
    spacing: 2.6,
    width: 1.9,
    jitter: 0.01,
    density: (_x, y) => shade(y - REELS.top) * 1.1,
  })
  return tooth
}

/** The black of the mouth and the three paper drums in it, bare of what rolls over them. */
export function drawTeeth(ink: Ink): void {
  const inside = solid(ink, MOUTH)
  ink.clip(inside, () => {
    for (const [reel, drop] of REELS.drops.entries()) {
      ink.at(REELS.left + reel * (REELS.width + REELS.gap), REELS.top + drop, {}, () => {
        const tooth = drawReel(ink, REELS.height)
        ink.contour(tooth, { width: 1.8, gap: 0 })
      })
    }
  })
}

/** All that lies over the reels: lips around a hole, the shade that they throw, gums and nose. */
export function drawMouth(ink: Ink): void {
  drawLips(ink)
  ink.hole(MOUTH)
  const mouth = ink.path(MOUTH, true)
  ink.clip(mouth, () => {
    ink.wash(mouth, { alpha: 0.5, fade: { from: [371, 222], to: [371, 270] } })
    ink.wash(mouth, { alpha: 0.5, fade: { from: [371, 378], to: [371, 332] } })
  })
  drawGums(ink)
  drawNose(ink)
  for (const line of LINE_LAMPS.keys()) drawLineLamp(ink, line, false)
}
