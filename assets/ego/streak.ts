import type { Ink } from '../ink/ink'
import type { Color } from '../ink/palette'

/** The blade's way in one drawing: degrees about the hip, clockwise from the right, and how broad what it leaves is. */
export interface Way {
  readonly from: number
  readonly to: number
  readonly width: number
}

/** How far from the hip the blade reaches, lying down: it is seen from above at 45°. */
const REACH = { x: 136, y: 72 } as const
/** The hip above the ground. */
const HIP = -10
const STEPS = Array.from({ length: 13 }, (_, i) => i / 12)
/** The dry strokes in the wake: how far in, of its breadth; from where on; how thick. */
const WAKE = [
  [0.98, 0.3, 2.4],
  [0.72, 0.42, 3.4],
  [0.5, 0.5, 2.4],
  [0.3, 0.62, 1.8],
] as const

/** The streak of a blade: bare paper, a rim of the livery, dry strokes in its wake. 0, 0 is the ground between the feet. */
export function drawStreak(ink: Ink, { from, to, width }: Way, livery: Color): void {
  const place = (share: number, inset: number): [number, number] => {
    const angle = ((from + (to - from) * share) * Math.PI) / 180
    return [Math.cos(angle) * (REACH.x - inset), HIP + Math.sin(angle) * (REACH.y - inset * (REACH.y / REACH.x))]
  }
  const outer = STEPS.map((share) => place(share, 0))
  const inner = STEPS.map((share) => place(share, width * share ** 0.8)).toReversed()
  const isEnd = (i: number) => (i === 0 || i === STEPS.length - 1 ? 1 : 0)
  const arc = ink.path(
    [
      ...outer.map(([x, y], i) => [x, y, 1, isEnd(i)] as const),
      ...inner.slice(0, -1).map(([x, y], i) => [x, y, 1, i === 0 ? 1 : 0] as const),
    ],
    true,
  )
  ink.cut(arc, { halo: 1.6 })
  const rim = [
    ...outer.slice(3),
    ...STEPS.slice(3)
      .map((share) => place(share, width * 0.34 * share))
      .toReversed(),
  ]
  ink.wash(ink.path(rim, true), { color: livery, alpha: 0.9 })
  for (const [inset, start, weight] of WAKE) {
    const way = STEPS.filter((share) => share >= start).map((share) => place(share, width * inset * share ** 0.8))
    ink.line(way, { width: weight, dry: 0.6, profile: 'grow' })
  }
  ink.line(outer, { width: 3.2, profile: 'grow' })
}
