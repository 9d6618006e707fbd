import type { Ink } from '../ink/ink'
import { LEATHER } from '../ink/palette'

type Place = readonly [x: number, y: number]

/** A batten from one place to the other, flat and sawn: its grain, and two nails at either end. */
export function drawBatten(ink: Ink, from: Place, to: Place, wide: number, hasNails = true): void {
  const tube = ink.tube([from, to].map(([x, y]) => `${x},${y}@${wide}`).join(' '), { root: true, round: 0 })
  ink.form(tube, { width: 2.8, halo: 1.6, tone: { from: 0.5, to: 0.86, width: 1.8, spacing: 3 } })
  ink.wash(tube, { alpha: 0.3, color: LEATHER })
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [alongX, alongY] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  const at = (share: number, across: number): [number, number] => [
    from[0] + alongX * long * share - alongY * across,
    from[1] + alongY * long * share + alongX * across,
  ]
  ink.line([at(0.08, -wide * 0.16), at(0.4, wide * 0.04), at(0.62, -wide * 0.1)], { width: 1.3, profile: 'swell' })
  ink.line([at(0.5, wide * 0.2), at(0.74, wide * 0.1), at(0.95, wide * 0.22)], { width: 1.2, profile: 'swell' })
  if (!hasNails) return
  const inset = Math.min(0.2, 12 / long)
  for (const share of [inset, 1 - inset])
    for (const across of [-wide * 0.22, wide * 0.22]) {
      const [x, y] = at(share, across)
      ink.dot(x, y, 2.6)
    }
}
