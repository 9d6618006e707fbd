import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import { AXIS, drawBentWords, LIT } from './hand'
import type { MachineWords } from './words'

const CREST = '160,112* 160,92 180,68 222,50 290,39 371,36 450,38 520,49 562,67 583,92 581,112*'

/** The crest: a black fan with a socket for every bulb. */
export function drawCrest(ink: Ink): void {
  const crest = solid(ink, CREST, 1.6)
  ink.rim(crest, { distance: 2 })
  const fan = ink.path('186,112* 188,94 210,76 252,62 310,54 371,52 432,53 490,61 532,75 556,94 556,112*', true)
  ink.line(fan, { width: 2.6, white: true, profile: 'even', closed: true })
  // Rays pressed into the sheet: each a wedge of white with a shaded side.
  ink.clip(fan, () => {
    const random = ink.fork('rays')
    for (let ray = 0; ray < 19; ray++) {
      const angle = Math.PI + ((ray + 0.5) / 19) * Math.PI
      const half = 0.034 + random.signed() * 0.006
      const at = (turn: number, far: number) => [AXIS + Math.cos(turn) * far * 1.25, 136 + Math.sin(turn) * far, 1, 1]
      const near = 30 + random.next() * 5
      ink.cut([
        at(angle - half * 0.35, near),
        at(angle - half, 210),
        at(angle + half, 210),
        at(angle + half * 0.35, near),
      ])
    }
  })
  for (let hole = 0; hole < 6; hole++) {
    const [x, y] = bulbPlace(hole * 2.6 + 0.5, 0.5)
    ink.dot(x, y, 1.1, { white: true })
  }
}

const BULBS = 13

/** Where a bulb sits on the crest's rim, and which way it points (degrees). */
function bulbPlace(bulb: number, out = 0): [x: number, y: number, turn: number] {
  const angle = Math.PI * (1.06 + (bulb / (BULBS - 1)) * 0.88)
  const [x, y] = [AXIS + Math.cos(angle) * (199 + out), 106 + Math.sin(angle) * (69 + out)]
  return [x, y, (Math.atan2(Math.sin(angle) / 69, Math.cos(angle) / 199) * 180) / Math.PI + 90]
}

/** One bulb, its socket at 0, 0, pointing up. */
export function drawBulb(ink: Ink, state: string): void {
  if (state === 'lit') drawGleam(ink)
  const socket = ink.path('-6.4,3* -5.4,-5* 5.4,-5* 6.4,3* 0,5', true)
  ink.form(socket, { width: 2, halo: 0.8, tone: { from: 0.36, width: 1.6, spacing: 1.9, angle: 80 } })
  ink.line('-6,-0.6 6,-0.6', { width: 1.4, profile: 'even' })
  if (state === 'broken') {
    const glass = ink.path('-6,-5* -8.6,-11 -6,-14* -4,-9* -1,-15* 1.4,-9.6* 5,-12* 6.6,-8 6,-5*', true)
    ink.form(glass, { width: 1.8, halo: 0.6 })
    ink.line('-1,-5 -2,-13 1,-16 2,-8', { width: 1, profile: 'even' })
    return
  }
  const glass = ink.path('-5.6,-5* -9.8,-11 -9.4,-19 -4,-24.4 4,-24.4 9.4,-19 9.8,-11 5.6,-5*', true)
  if (state === 'out') {
    ink.form(glass, { width: 2.3, halo: 0.8 })
    ink.black(glass)
    ink.line('-6,-11 -6.4,-18 -2,-21.6', { width: 1.8, white: true, profile: 'swell' })
    ink.line('4,-8 6,-13', { width: 1, white: true, profile: 'flick' })
    return
  }
  ink.cut(glass, { halo: 0.8, fill: LIT })
  ink.contour(glass, { width: 2.4, gap: 0.1 })
  ink.line('-2.6,-6 -3,-13 0,-16 3,-13 2.6,-6', { width: 1.1, profile: 'even' })
  ink.line('5.4,-9 7,-14 5.6,-19', { width: 1.5, profile: 'swell' })
}

/** Short strokes of light round a lit bulb; they boil and are hidden when it goes out. */
function drawGleam(ink: Ink): void {
  for (const [angle, near, far] of [
    [-148, 14, 20],
    [-118, 14, 23],
    [-90, 14, 21],
    [-62, 14, 24],
    [-32, 14, 19],
  ] as const) {
    const way = (angle * Math.PI) / 180
    const at = (distance: number) => [Math.cos(way) * distance, -14 + Math.sin(way) * distance]
    ink.line([at(near), at(far)], { width: 2, profile: 'flick' })
  }
}

/** The enamel ribbon over the crest. */
export function drawRibbon(ink: Ink, [text, size]: MachineWords['ribbon']): void {
  for (const side of [-1, 1] as const) {
    const tail = ink.path(
      side < 0
        ? '204,82* 158,88 128,98* 146,107 134,124* 172,120 212,114*'
        : '540,80* 590,85 616,95* 598,104 610,121* 568,117 530,112*',
      true,
    )
    ink.form(tail, {
      width: 2.8,
      halo: 1,
      tone: { from: 0.2, to: 0.7, width: 2.2, spacing: 2.2, angle: side < 0 ? 64 : -64 },
    })
  }
  const band = ink.path(
    '190,80* 250,69 320,63 372,62 424,63 492,68.6 555,78* 553,96 551,114* 490,104 424,98 372,97 318,98 250,104 193,116* 190,98',
    true,
  )
  ink.cast(ink.path(CREST, true), band, { dx: 3, dy: 7, ink: true })
  ink.form(band, { width: 3.2, halo: 1.2, overshoot: 1.2 })
  ink.lines(
    [
      '196,84.6 250,74.6 320,68.4 372,67.4 424,68.4 492,74 549,82.6',
      '198,110 252,98.6 320,92.4 372,91.4 424,92.4 490,98.4 546,108',
    ],
    { width: 1.1, profile: 'even' },
  )
  ink.hatch('190,80* 222,74 224,110 193,116*', {
    angle: 78,
    spacing: 2.3,
    width: 1.6,
    profile: 'flick',
    density: (x) => clamp((216 - x) / 26),
  })
  ink.hatch('555,78* 526,73 526,109 551,114*', {
    angle: 104,
    spacing: 2.3,
    width: 1.8,
    profile: 'flick',
    density: (x) => clamp((x - 528) / 24),
  })
  drawBentWords(ink, text, AXIS, 95.2, { size, face: 'display', bow: -6, track: 2.4, width: 4.6 })
  // A chip out of the enamel.
  solid(ink, '508,106 514,99 522,101 524,110 516,112')
  ink.line('506,103 513,97 524,99', { width: 1, profile: 'pen' })
}
