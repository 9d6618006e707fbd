import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { MOSS, PAPER } from '../ink/palette'
import { BRIGHT, drawNail } from '../match/tools'

/** What a rosette is for, from the lowest rank up. */
export const ROSETTES = ['boot', 'puddle', 'moss', 'toes', 'path', 'nose'] as const

type Rosette = (typeof ROSETTES)[number]

/** What is on the disc, about its middle. */
const EMBLEMS: Readonly<Record<Rosette, (ink: Ink) => void>> = {
  boot: drawBoot,
  puddle: drawPuddle,
  moss: drawMoss,
  toes: drawToes,
  path: drawSignpost,
  nose: drawNose,
}

/** A rosette of ribbon, its disc about 0, 0. */
export function drawRosette(ink: Ink, _frame: number, name: Rosette): void {
  ink.wash(ink.ellipse(10, 12, 62, 60), { alpha: 0.32 })
  for (const path of ['-26,34* -42,112 -24,106* -12,124 2,40*', '2,38* 14,126 28,108* 48,112 30,32*']) {
    const end = ink.path(path, true)
    ink.form(end, { width: 2.4, halo: 1.2 })
    ink.tint(end, { color: MOSS, alpha: 0.9, offset: 1.6 })
  }
  ink.lines(['-16,48 -26,96', '18,48 28,92'], { width: 1.5, profile: 'flick' })
  const pleats = 21
  const random = ink.fork('frill')
  const rim: [number, number][] = []
  for (let pleat = 0; pleat < pleats; pleat++) {
    const angle = (pleat / pleats) * Math.PI * 2
    const out = 59 + random.signed() * 2.4
    rim.push([Math.cos(angle) * out, Math.sin(angle) * out * 0.97])
    rim.push([Math.cos(angle + 0.14) * (out - 8), Math.sin(angle + 0.14) * (out - 9)])
  }
  const frill = ink.path(rim, true)
  ink.form(frill, { width: 2.8, halo: 1.6 })
  ink.tint(frill, { color: MOSS, alpha: 0.9, offset: 2 })
  for (let pleat = 0; pleat < pleats; pleat++) {
    const angle = (pleat / pleats) * Math.PI * 2 + 0.14
    const from = 49 + random.signed() * 2
    ink.line(
      [
        [Math.cos(angle) * from, Math.sin(angle) * from],
        [Math.cos(angle) * 37, Math.sin(angle) * 36],
      ],
      { width: 2.2, profile: 'flick' },
    )
  }
  ink.form(ink.ellipse(0, 0, 37, 36, 0, 0.03), { width: 2.6, halo: 0.6, fill: BRIGHT })
  ink.at(0, 0, { scale: 1.1, rotate: -5 }, () => EMBLEMS[name](ink))
}

/** A boot, mud up to its ankle. */
function drawBoot(ink: Ink): void {
  const boot = ink.path('-10,-24* 8,-25* 9,-6 20,2 23,12* 4,15 -12,13*', true)
  ink.form(boot, { width: 2.4, halo: 0.4, tone: { from: 0.5, width: 1.7, spacing: 2.2 } })
  ink.black(ink.path('-12,-1* -6,-4 -1,1 4,-3 10,1 20,2 24,13* 4,18 -14,16*', true))
  ink.splatter(14, 20, { radius: 14, count: 7, largest: 2 })
}

/** A puddle, and the rings of a step in it. */
function drawPuddle(ink: Ink): void {
  const puddle = ink.path('-29,8 -16,-3 2,1 17,-4 29,6 21,19 2,23 -19,20', true)
  ink.form(puddle, { width: 2.2, halo: 0.4 })
  ink.tint(puddle, { color: MOSS, alpha: 0.9, offset: 1.4 })
  ink.line('-12,10 0,7 13,11', { width: 1.8, white: true, profile: 'swell' })
  for (const drop of ['-6,-6* -9,0 -5,3 -1,-1', '6,-22* 1,-12 6,-7 11,-12', '15,-7* 13,-2 17,1 19,-3'])
    ink.black(ink.path(drop, true))
}

/** A cushion of moss, two of its stalks in fruit. */
function drawMoss(ink: Ink): void {
  const cushion = ink.clay([ink.ellipse(-13, 10, 12, 11), ink.ellipse(7, 5, 14, 15), ink.ellipse(0, 17, 25, 8)], 6)
  ink.form(cushion, { width: 2.2, halo: 0.4 })
  ink.tint(cushion, { color: MOSS, alpha: 0.95, offset: 1.4 })
  for (let tuft = -20; tuft < 24; tuft += 6)
    ink.tufts([[tuft, tuft < -2 ? 2 : -4]], () => -90 + tuft, { length: 8, count: 3, width: 1.6, fan: 0.9 })
  ink.lines(['-12,0 -12,-12 -15,-19', '8,-8 9,-16 15,-22'], { width: 1.7, profile: 'flick' })
  for (const [x, y, turn] of [
    [-16, -22, -20],
    [17, -24, 34],
  ] as const)
    ink.black(ink.ellipse(x, y, 3.6, 6, turn))
}

/** A foot, and letters between its toes. */
function drawToes(ink: Ink): void {
  ink.black(ink.clay([ink.ellipse(-1, 8, 11, 12), ink.ellipse(1, 19, 8, 8)], 6))
  for (const [x, y, radius] of [
    [-15, -7, 5.2],
    [-7, -15, 5],
    [2, -18, 4.8],
    [11, -14, 4.2],
    [17, -6, 3.6],
  ] as const)
    ink.black(ink.ellipse(x, y, radius, radius * 1.14))
}

/** A signpost that points both ways. */
function drawSignpost(ink: Ink): void {
  ink.form(ink.path('-4,-24* 3,-25* 4,24* -4,25*', true), {
    width: 2,
    halo: 0.4,
    tone: { from: 0.5, width: 1.5, spacing: 2 },
  })
  for (const arm of ['-4,-19* 19,-21* 26,-14* 20,-8* -5,-7*', '5,-3* -18,-5* -26,2* -19,9* 6,8*']) {
    const board = ink.path(arm, true)
    ink.form(board, { width: 2.2, halo: 0.8, fill: BRIGHT })
    ink.tint(board, { color: MOSS, alpha: 0.9, offset: 1.2 })
  }
  ink.tufts(
    [
      [-8, 25],
      [8, 25],
    ],
    () => -90,
    { length: 7, count: 3, width: 1.6, fan: 1 },
  )
}

/** A nose: black, wet, with whiskers. */
function drawNose(ink: Ink): void {
  ink.black(ink.path('-19,-10* -9,-17 9,-17 19,-10* 15,1 5,9 0,11 -5,9 -15,1', true))
  ink.line('-10,-10 -2,-12 5,-11', { width: 3.6, white: true, profile: 'swell' })
  ink.lines(['0,11 0,18', '0,18 -8,23 -14,20', '0,18 8,23 14,19'], { width: 2.2, profile: 'pen' })
  for (const [x, y] of [
    [-20, 8],
    [-23, 14],
    [20, 8],
    [23, 13],
  ] as const)
    ink.dot(x, y, 1.5)
}

/** The slip for the record word, pinned; the word itself is text of the page. About its middle. */
export function drawSlip(ink: Ink): void {
  ink.wash('-196,-26* 206,-28* 210,42* -194,44*', { alpha: 0.36 })
  const slip = ink.path('-206,-36* -70,-38 70,-36 200,-39* 197,-20 203,0 198,18 201,34* 60,36 -80,35 -205,37*', true)
  ink.form(slip, { width: 2.6, halo: 1.4, fill: PAPER })
  ink.line('-172,19 0,17 170,18', { width: 1.3, profile: 'even' })
  drawNail(ink, -190, -2, 5)
}

/** A loaded brush, pulled under the rank; its left end at 0, 0. */
export function drawUnderline(ink: Ink): void {
  brushStroke(ink, '0,2@0.7 90,-4@1 190,4@1 330,-3@0.5', {
    color: MOSS,
    width: 15,
    wet: 0.3,
    dry: 0.6,
    tail: 2.6,
    name: 'underline',
  })
}
