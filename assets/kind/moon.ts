import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import type { PathSource } from '../ink/path'

/** The window's four panes, `at` saying where a place of the window (0…1 across, 0…1 from sill to top) falls. */
function panesAt(at: (u: number, v: number) => readonly [number, number]): PathSource[] {
  return (
    [
      [0, 0, 0.46, 0.46],
      [0.54, 0, 1, 0.46],
      [0, 0.54, 0.46, 1],
      [0.54, 0.54, 1, 1],
    ] as const
  ).map(([u0, v0, u1, v1]) => [
    [...at(u0, v0), 1, 1],
    [...at(u1, v0), 1, 1],
    [...at(u1, v1), 1, 1],
    [...at(u0, v1), 1, 1],
  ])
}

const ON_FLOOR = panesAt((u, v) => [lerp(lerp(716, 316, v), lerp(938, 676, v), u), lerp(676, 950, v ** 1.12)])
const ON_TABLE = panesAt((u, v) => [lerp(lerp(640, 420, v), lerp(800, 600, v), u), lerp(516, 612, v)])
/** What the table's top and two of its legs, and the chair, keep the moon from. */
const SHADOWS = ['556,770* 600,764* 566,800 520,806*', '700,764* 890,744* 800,800 640,812*'] as const

/** Draws where the moon falls on the floor: through four panes, past the table and the chair. */
export function drawOnFloor(ink: Ink, draw: () => void): void {
  for (const pane of ON_FLOOR)
    clipAll(ink, [ink.ellipse(470, 800, 150, 34), ...SHADOWS.map((shadow) => ink.path(shadow, true))], () =>
      ink.clip(pane, draw),
    )
}

function clipAll(ink: Ink, shapes: readonly PathSource[], draw: () => void): void {
  const [shape, ...rest] = shapes
  if (shape === undefined) draw()
  else ink.clip(shape, () => clipAll(ink, rest, draw), { outside: true })
}

/** Draws where it falls on the table, and on what stands there; and on the chair's seat. */
export function drawOnTable(ink: Ink, draw: () => void): void {
  for (const pane of ON_TABLE) ink.clip(ink.ellipse(592, 564, 160, 40, 0, 0.01), () => ink.clip(pane, draw))
  ink.clip(ink.path('742,650* 818,632* 884,660* 800,682*', true), draw)
}

/** The moon's way through the air. */
export function drawBeam(ink: Ink): void {
  ink.cut('866,384* 1078,380* 938,676* 676,950* 316,950* 716,676*', { fill: '#c4d2e0' })
}
