import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import { drawBroadTreetop } from './foliage'

/** What lies behind the far wall, in drawing units of the garden: as far up as any window shows. */
export const GLADE = { left: -10, top: -546, width: 980, height: 552 } as const

/** The wood's trees: close by the wall, and fewer and smaller the farther off. */
const TREES = [
  [-6, -470, 40],
  [92, -500, 34],
  [236, -446, 30],
  [866, -486, 38],
  [962, -430, 46],
  [742, -440, 26],
  [-10, -372, 52],
  [86, -392, 40],
  [930, -330, 54],
  [160, -306, 44],
  [838, -352, 36],
  [10, -262, 66],
  [116, -226, 58],
  [958, -222, 68],
  [222, -206, 46],
  [852, -226, 52],
  [772, -176, 50],
  [30, -146, 74],
  [322, -166, 50],
  [150, -126, 70],
  [926, -124, 74],
  [682, -128, 54],
  [426, -138, 44],
  [500, -146, 52],
  [818, -104, 68],
  [258, -102, 66],
  [568, -112, 48],
  [362, -80, 66],
  [720, -66, 70],
  [60, -50, 76],
  [484, -62, 66],
  [610, -52, 68],
  [176, -36, 74],
  [904, -38, 78],
  [300, -16, 72],
  [424, -8, 72],
  [800, -12, 74],
  [544, 0, 70],
  [680, 4, 72],
] as const

/** The wood above the garden, thinning out into a glade in the sun. */
export function drawGlade(ink: Ink): void {
  const { left, top, width, height } = GLADE
  const all = ink.path(box(left - 10, top - 10, left + width + 10, top + height + 10), true)
  ink.cut(all)
  ink.wash(all, { alpha: 0.5, fade: { from: [480, -90], to: [480, -330] } })
  drawMeadow(ink)
  for (const [x, y, radius] of TREES) {
    ink.wash(ink.ellipse(x + radius * 0.5, y + radius * 0.62, radius * 0.9, radius * 0.6), { alpha: 0.36 })
    drawBroadTreetop(ink, `glade ${x}`, x, y, radius)
  }
  // By the wall it lies in the same shade as the rest of the wood.
  ink.wash(all, { alpha: 0.46, fade: { from: [480, -40], to: [480, -300] } })
}

/** Grass, and a brook that comes down to the trees and is lost among them. */
function drawMeadow(ink: Ink): void {
  const brook = ink.path(
    '560,-560* 548,-500 500,-462 430,-430 392,-390 416,-348 480,-322 520,-290 500,-250 470,-220 476,-180* 500,-180* 506,-214 536,-246 558,-292 526,-334 452,-362 430,-392 460,-416 530,-448 578,-492 590,-560*',
    true,
  )
  ink.form(brook, { width: 2.6, gap: 0.3 })
  ink.clip(brook, () => {
    ink.wash(brook, { alpha: 0.2 })
    ink.lines(
      [
        '560,-520 548,-492 516,-466',
        '452,-424 420,-398 416,-378',
        '448,-348 500,-326 532,-304',
        '532,-276 516,-244 494,-222',
      ],
      { width: 1.8, profile: 'swell' },
    )
  })
  drawPlank(ink)
  const random = ink.fork('grass')
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 6; column++) {
      const x = 150 + column * 130 + (row % 2) * 65 + random.signed() * 44
      const y = lerp(-520, -214, row / 6) + random.signed() * 18
      const isInBrook = Math.abs(x - 486) < 120 - Math.abs(y + 360) * 0.2
      if (isInBrook || random.chance(0.36)) continue
      const count = random.integer(4, 6)
      ink.tufts([[x, y]], () => -90 + random.signed() * 12, {
        length: random.between(14, 26),
        count,
        width: 2.6,
        fan: 1.3,
      })
    }
  }
  for (const [x, y, size] of [
    [300, -352, 1],
    [326, -340, 0.7],
    [284, -334, 0.6],
    [700, -300, 0.9],
    [724, -310, 0.6],
  ] as const)
    drawMushroom(ink, x, y, size)
}

/** By this one comes over the brook with dry feet. */
function drawPlank(ink: Ink): void {
  const plank = ink.path('476,-300* 556,-322* 562,-306* 482,-284*', true)
  ink.wash(plank, { alpha: 0.4, dx: 3, dy: 7 })
  ink.form(plank, { width: 2.6, halo: 1.2 })
  ink.line('492,-298 520,-306 548,-313', { width: 1.6, profile: 'swell' })
}

function drawMushroom(ink: Ink, x: number, y: number, size: number): void {
  ink.at(x, y, { scale: size }, () => {
    ink.wash(ink.ellipse(6, 2, 16, 5), { alpha: 0.34 })
    ink.form('-5,-12* 5,-12* 6,1 -6,1', { width: 2 })
    ink.form('-17,-11* -12,-24 0,-30 12,-24 17,-11* 0,-7', { width: 2.8, tone: { from: 0.5, width: 2, spacing: 2.6 } })
  })
}

/** The fairies' laundry in the glade; its origin is on the ground between its poles. */
export function drawLaundry(ink: Ink): void {
  ink.hatch('-50,6 -20,0 40,1 76,8 40,16 -30,16', { angle: -20, spacing: 4, width: 1.5 })
  for (const [x, top, fork] of [
    [-62, -70, -1],
    [64, -64, 1],
  ] as const) {
    ink.line(`${x},10 ${x - 2},${top / 2} ${x},${top}`, { width: 4, profile: 'even' })
    ink.line(`${x},${top + 16} ${x + fork * 9},${top - 2}`, { width: 3, profile: 'flick' })
    ink.tufts([[x, 12]], () => -90, { length: 12, count: 4, width: 1.8, fan: 1.6 })
  }
  ink.line('-62,-68 -20,-58 20,-57 64,-62', { width: 1.6, profile: 'even' })
  const dress = ink.path('-48,-62* -38,-56 -28,-60* -28,-48 -18,-22* -28,-26 -36,-19* -44,-25 -56,-20* -47,-48', true)
  ink.form(dress, { width: 2.2, halo: 0.8, tone: { from: 0.55, width: 1.5, spacing: 2.2 } })
  const skirt = ink.path('-10,-57* 12,-57* 22,-30* 12,-34 6,-26* -2,-32 -10,-25* -20,-31', true)
  ink.form(skirt, { width: 2.2, halo: 0.8 })
  ink.tint(skirt, { color: TEAL, alpha: 0.7, offset: 1.6 })
  for (const x of [34, 48]) {
    const stocking = ink.path(
      `${x},-60* ${x + 8},-60* ${x + 8},-42 ${x + 7},-36 ${x - 6},-33* ${x - 5},-39 ${x},-42`,
      true,
    )
    ink.form(stocking, { width: 1.8, halo: 0.6 })
    ink.lines([`${x},-54 ${x + 8},-54`, `${x},-48 ${x + 8},-48`], { width: 1.6, profile: 'even' })
  }
  for (const x of [-46, -29, -8, 10, 35, 41, 50, 55]) ink.line(`${x},-64 ${x},-54`, { width: 2.4, profile: 'even' })
}
