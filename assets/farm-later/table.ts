import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

export const TABLES = ['laid', 'eaten'] as const

const VESSEL = { width: 2.2, halo: 0.8, tone: { from: 0.4, width: 1.8, spacing: 2.2 } } as const

/** The long table on the meadow with its stools, laid for supper or left after it; in scene units. */
export function drawTable(ink: Ink, _frame: number, name: string): void {
  ink.wash('470,712 560,690 780,688 880,704 840,726 640,738 500,728', { alpha: 0.34 })
  for (const x of [514, 862])
    ink.form(ink.tube(`${x},676@9 ${x + 2},716@8`), { width: 2.4, tone: { from: 0.2, width: 2.4, spacing: 2.2 } })
  const cloth = ink.path(
    '488,656* 690,652 886,648* 890,678 876,690 862,680 846,694 822,684 796,698 764,686 730,700 700,688 664,702 632,690 596,702 566,690 536,702 512,690 496,700 484,684',
    true,
  )
  ink.form(cloth, { width: 3, halo: 1.4, tone: { from: 0.56, to: 0.9, width: 2, spacing: 2.6, angle: 80 } })
  ink.lines(['520,662 524,694', '566,664 562,690', '632,662 636,688', '700,662 698,688', '764,660 768,686'], {
    width: 1.8,
    profile: 'flick',
  })
  ink.form(ink.path('506,622* 690,612 862,616* 886,650* 690,654 488,658*', true), { width: 3, halo: 1 })
  for (const [x, y, size] of [
    [556, 640, 1],
    [690, 638, 1.1],
    [826, 636, 1],
  ] as const)
    ink.at(x, y, { scale: size }, () => drawDish(ink, name === 'laid'))
  for (const x of [612, 758]) ink.at(x, 640, { rotate: name === 'laid' ? 0 : 84 }, () => drawMug(ink))
  if (name === 'laid') {
    ink.form(ink.ellipse(652, 645, 17, 8), { width: 2, tone: { from: 0.5, width: 1.6, spacing: 2.2 } })
    ink.lines(['644,642 648,648', '652,641 656,647', '660,641 663,646'], { width: 1.6 })
  } else
    for (const [x, y] of [
      [640, 646],
      [652, 644],
      [662, 648],
    ] as const)
      ink.dot(x, y, 1.5)
  for (const [x, y] of [
    [528, 650],
    [722, 648],
    [792, 645],
    [868, 640],
  ] as const)
    ink.form(ink.ellipse(x, y, 11, 4.4), { width: 1.7 })
  for (const x of [600, 836]) {
    ink.form(ink.ellipse(x, 708, 24, 8), { width: 2.4, halo: 1 })
    ink.lines([`${x - 18},712 ${x - 22},734`, `${x + 18},712 ${x + 22},734`, `${x},716 ${x},738`], {
      width: 4,
      profile: 'even',
    })
  }
}

/** A fish on a plate, or what is left of one. */
function drawDish(ink: Ink, isFull: boolean): void {
  ink.form(ink.ellipse(0, 0, 30, 8.6), { width: 2, halo: 0.6 })
  if (!isFull) {
    ink.at(0, -2, { scale: 0.9 }, () => drawBone(ink))
    return
  }
  const body = ink.path('-22,-3 -8,-11 8,-9 20,-2 28,-8* 27,4* 19,1 4,5 -12,4', true)
  ink.form(body, { width: 2, halo: 0.6, tone: { from: 0.4, width: 1.8, spacing: 2.2 } })
  ink.tint(body, { color: INDIGO, alpha: 0.7, offset: 1.4 })
  ink.dot(-15, -4, 1.3)
}

function drawMug(ink: Ink): void {
  ink.form('-12,-2* -13,-16 -8,-24* 8,-24* 12,-14 11,-2*', VESSEL)
  ink.line('11,-18 20,-16 18,-6 11,-6', { width: 2.2 })
}

/** A fish of which the cat, or the King, has left nothing else. */
export function drawBone(ink: Ink): void {
  ink.form('-26,0* -19,-7 -11,-6 -9,0* -11,5 -19,5', { width: 2, halo: 1 })
  ink.dot(-19, -1.6, 1.4)
  ink.line('-9,0 6,-1 19,0', { width: 2.4, profile: 'even' })
  ink.lines(['-3,-6 -1,6', '4,-6 5,5', '11,-5 12,4'], { width: 1.8, profile: 'swell' })
  ink.form('18,0* 28,-7* 25,0 28,7*', { width: 1.8, halo: 0.6 })
}
