import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, lerp } from '../ink/numbers'
import type { Color } from '../ink/palette'
import { SHADE } from './glow'

/** A tree, as far as it is seen. */
export interface Trunk {
  x: number
  /** Where it stands. */
  foot: number
  thick: number
  /** How far its upper end is to the right of its foot. */
  lean: number
  color: Color
  seed: number
}

/** A trunk with its bark: plates that run up it, dark at both edges, toes of root that grip the ground. */
export function drawTrunk(ink: Ink, { x, foot, thick, lean, color, seed }: Trunk): void {
  const random = ink.fork(`trunk ${seed}`)
  const at = (y: number) => x + lean * ((foot - y) / (foot + 40)) + noise1(seed, y / 150) * thick * 0.14
  const half = (y: number, side: number) =>
    thick * 0.5 * (0.78 + 0.22 * clamp(y / foot)) * (1 + 0.06 * noise1(seed + side + 2, y / 46)) +
    thick * (0.52 + 0.12 * side) * Math.exp(-(foot - y) / (thick * 0.3))
  const rows = Array.from({ length: Math.ceil((foot + 50) / 18) + 1 }, (_, i) => Math.min(foot, -50 + i * 18))
  const rim = (side: 1 | -1, share = 1) => rows.map((y) => [at(y) + side * half(y, side) * share, y] as const)
  // The toes, from left to right along the ground.
  const spread = half(foot, 1) + half(foot, -1)
  const left = at(foot) - half(foot, -1)
  const toes = [0.1, 0.24, 0.36, 0.5, 0.64, 0.8, 0.92].map(
    (share, i) => [left + spread * share, foot + thick * (i % 2 ? 0.02 : 0.13 + 0.05 * noise1(seed, i))] as const,
  )
  const trunk = ink.path(
    [
      ...rim(-1).map(([px, y]) => [px, y, 1, 0]),
      ...toes.map(([px, y]) => [px, y, 1, 0]),
      ...rim(1)
        .reverse()
        .map(([px, y]) => [px, y, 1, 0]),
    ],
    true,
  )
  ink.wash(
    [
      [left - thick * 0.2, foot],
      [at(foot), foot - thick * 0.06],
      [left + spread * 1.14, foot + thick * 0.02],
      [at(foot) + thick * 0.1, foot + thick * 0.24],
    ],
    { alpha: 0.55, color: SHADE },
  )
  ink.cut(trunk, { fill: color, halo: 2 })
  ink.clip(trunk, () => {
    // Both edges turn into the dark, further on the side away from the middle of the clearing.
    for (const side of [-1, 1] as const) {
      const deep = side > 0 === x > 700 ? 0.5 : 0.76
      const inner = rows.map(
        (y) => [at(y) + side * half(y, side) * (deep + 0.1 * noise1(seed + side + 7, y / 40)), y] as const,
      )
      ink.black([
        ...rim(side, 1.3).map(([px, y]) => [px, y, 1, 0]),
        ...[...inner].reverse().map(([px, y]) => [px, y, 1, 0]),
      ])
      ink.feather(ink.path(inner.map(([px, y]) => [px, y])), {
        side,
        length: thick * 0.34,
        width: Math.max(2, thick * 0.036),
        spacing: Math.max(4.4, thick * 0.07),
        slant: side > 0 ? -56 : 56,
        envelope: () => 1,
        curl: 0.1,
      })
    }
    const plates = Math.round((foot / 60) * (thick / 20))
    for (let i = 0; i < plates; i++) {
      const y = random.between(-20, foot - 10)
      const off = random.signed() * 0.6
      const long = random.between(24, 78)
      ink.line(
        [
          [at(y) + off * half(y, 1), y],
          [at(y - long / 2) + off * half(y - long / 2, 1) + random.signed() * 4, y - long / 2],
          [at(y - long) + (off + random.signed() * 0.1) * half(y - long, 1), y - long],
        ],
        { width: random.between(1.8, Math.max(2.4, thick * 0.045)), profile: 'swell' },
      )
    }
    // Furrows that run out into the toes.
    for (const share of [0.2, 0.34, 0.5, 0.66, 0.82]) {
      const px = left + spread * share
      ink.line(
        [
          [px, foot + thick * 0.06],
          [lerp(px, at(foot), 0.3), foot - thick * 0.22],
          [lerp(px, at(foot), 0.58), foot - thick * 0.62],
        ],
        { width: Math.max(2.4, thick * 0.05), profile: 'flick' },
      )
    }
    // A knot that looks like an eye, but is none.
    if (thick > 50) {
      const y = random.between(foot * 0.3, foot * 0.56)
      const middle = at(y) + (x > 700 ? -0.12 : 0.1) * thick
      ink.cut(ink.ellipse(middle, y, thick * 0.17, thick * 0.28, 6, 0.1), { fill: color })
      for (const size of [1, 0.62, 0.28]) {
        const ring = ink.ellipse(middle, y, thick * 0.15 * size, thick * 0.25 * size, 6, 0.14)
        if (size < 0.5) ink.black(ring)
        else ink.line(ring, { width: Math.max(2.4, thick * 0.03), profile: 'swell', closed: true })
      }
    }
  })
  ink.contour(trunk, { width: Math.max(2.6, thick * 0.04), gap: 0.15 })
}
