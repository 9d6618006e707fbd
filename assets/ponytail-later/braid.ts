import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'

/** Where a braid runs, and how thick it is there. */
export type Way = readonly (readonly [x: number, y: number, thickness: number])[]

/** A place along a braid: how thick it is there, and which way it runs. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly thickness: number
  readonly wayX: number
  readonly wayY: number
}

/** How far from one lobe to the next, beside its thickness; and how much of it is black between them. */
const LOBE = { apart: 0.4, core: 0.62 } as const

/** A plait of three along a way: lobes by turns from the left and from the right, each ends under the one before it. */
export function drawBraid(ink: Ink, way: Way): void {
  const core = ink.tube(
    way.map(([x, y, thickness]) => [x, y, thickness * LOBE.core]),
    { root: true },
  )
  ink.cut(core, { halo: 3 })
  ink.black(core)
  const spots = spotsAlong(ink, way)
  for (let i = spots.length - 1; i >= 0; i--) {
    const spot = spots[i]
    if (spot) drawLobe(ink, spot, i)
  }
}

function drawLobe(ink: Ink, { x, y, thickness, wayX, wayY }: Spot, place: number): void {
  const side = place % 2 ? 1 : -1
  const [acrossX, acrossY] = [-wayY * side, wayX * side]
  const fat = thickness * (1 + 0.08 * noise1(4, place))
  const at = (along: number, across: number): [number, number] => [
    x + wayX * along * thickness + acrossX * across * fat,
    y + wayY * along * thickness + acrossY * across * fat,
  ]
  const corner = (along: number, across: number) => [...at(along, across), 1, 1]
  const lobe = ink.path(
    [
      ...[corner(-0.52, 0.1), at(-0.5, 0.36), at(-0.22, 0.56), at(0.14, 0.55), at(0.44, 0.34), at(0.66, 0)],
      ...[corner(0.74, -0.2), at(0.4, -0.16), at(0.02, -0.08), at(-0.3, -0.04)],
    ],
    true,
  )
  ink.cut(lobe, { halo: 1.5 })
  ink.black(lobe)
  ink.clip(lobe, () => {
    const lit = acrossX + acrossY < 0 ? 1 : 0.55
    const shine = (path: number[][], width: number) => ink.line(path, { width, white: true, profile: 'swell' })
    shine([at(-0.38, 0.32), at(-0.1, 0.44), at(0.24, 0.36), at(0.52, 0.06)], 2.6 * lit)
    shine([at(-0.4, 0.18), at(-0.06, 0.28), at(0.26, 0.2), at(0.58, -0.08)], 1.5 * lit)
    shine([at(-0.3, 0.06), at(0.04, 0.12), at(0.36, 0.02)], 1.2)
    if (place % 3 === 0) shine([at(-0.3, 0.44), at(-0.04, 0.5), at(0.16, 0.48)], 1.1)
  })
  // A hair that does not stay in.
  if (place % 4 === 1) ink.line([at(0.05, 0.54), at(0.3, 0.66), at(0.58, 0.62)], { width: 1.2, profile: 'flick' })
}

function spotsAlong(ink: Ink, way: Way): readonly Spot[] {
  const { points } = ink.path(way.map((point) => [...point]))
  const spots: Spot[] = []
  let travelled = 0
  let next = 0
  for (const [i, { x, y, pressure: thickness }] of points.entries()) {
    const before = points[i - 1]
    if (!before) continue
    const step = Math.hypot(x - before.x, y - before.y)
    travelled += step
    if (travelled < next || step === 0) continue
    next = travelled + thickness * LOBE.apart
    spots.push({ x, y, thickness, wayX: (x - before.x) / step, wayY: (y - before.y) / step })
  }
  return spots
}
