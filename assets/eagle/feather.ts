import type { Ink } from '../ink/ink'
import { noise1, noise2 } from '../ink/noise'
import { clamp, lerp, smoothstep } from '../ink/numbers'
import type { PenPoint, Point } from '../ink/path'
import { blacken, cut, polar } from './burin'

/** One feather. Sizes are units. */
export interface Feather extends Point {
  /** Where it points, in degrees from the right, clockwise. */
  readonly angle: number
  readonly length: number
  readonly width: number
  /** How many degrees it turns towards its tip. */
  readonly bend?: number
  /** Which side of it leads: 1 is to the right of its way. */
  readonly side: 1 | -1
  /** How bright the leading and the trailing vane are, 0…1 and a little over. */
  readonly light: readonly [number, number]
  /** The share of its length that lies in the shade of the feather above it. */
  readonly shade?: number
  /** From one barb to the next. */
  readonly spacing?: number
  /** 1 is round, below that pointed. */
  readonly tip?: number
  readonly seed: number
}

/** Its spine in so many steps. */
const STEPS = 26
/** Feathers longer than this carry: they stand clear of their neighbours, and their vanes are split. */
const CARRYING = 190
const SPLIT = 120

/** Where a place along a feather is (0 its root, 1 its tip), so far aside of its shaft: above 0 on the leading side. */
type Place = (share: number, aside: number) => Point

/**
 * A feather cut into the black: a leaf, its shaft, and a barb every few units, thick where the light is.
 *
 * @param isWhole without, it is only begun: its rim and its shaft
 */
export function drawFeather(ink: Ink, feather: Feather, isWhole = true): void {
  const { length, width, light, shade = 0.3, tip = 1, seed } = feather
  const place = alongSpine(feather)
  const belly = (share: number) => {
    const swell = 0.44 + 0.56 * smoothstep(0, 0.55, share)
    const end = clamp((share - 0.6) / 0.4)
    return swell * (1 - end ** (1.6 + 1.2 * tip)) ** (0.5 + (1 - tip) * 0.5)
  }
  const glow = (share: number) => smoothstep(shade * 0.6, shade + 0.3, share)
  const edge = (vane: 1 | -1, more: number) => (share: number) =>
    place(share, (vane === 1 ? width * 0.4 : -width * 0.6) * belly(share) + vane * more)
  const clear = length > CARRYING ? 5 : 1.6
  const rim = [...sampled(0, 1, 22, edge(1, clear)), ...sampled(1, 0, 22, edge(-1, clear))]
  blacken(
    ink,
    rim.map(({ x, y }) => [x, y]),
  )

  // The rim of the leading edge is bright, that of the trailing one a hair.
  const lines: readonly [from: number, to: number, at: (share: number) => Point, wide: (share: number) => number][] = [
    [0.08, 0.995, edge(1, 0), (share) => (1.1 + 2.6 * light[0] * glow(share)) * (1 + 0.2 * noise1(seed, share * 9))],
    [
      0.2,
      0.995,
      edge(-1, 0),
      (share) => (0.9 + 1.3 * light[1] * glow(share)) * (1 + 0.3 * noise1(seed + 4, share * 8)),
    ],
    [0, 0.93, (share) => place(share, 0), (share) => lerp(3.2, 1.2, share) * (0.5 + 0.6 * glow(share))],
  ]
  for (const [from, to, at, wide] of lines) {
    const line = sampled(from, to, 26, (share): PenPoint => ({ ...at(share), pressure: wide(share) }))
    cut(ink, line)
  }
  if (isWhole) cutBarbs(ink, feather, place, belly, glow)
}

function cutBarbs(
  ink: Ink,
  { length, width, light, shade = 0.3, spacing = 6.6, seed }: Feather,
  place: Place,
  belly: (share: number) => number,
  glow: (share: number) => number,
): void {
  for (const vane of [1, -1] as const) {
    const wide = width * (vane === 1 ? 0.4 : 0.6)
    const bright = light[vane === 1 ? 0 : 1]
    const count = Math.round((length * 0.98) / spacing)
    const sweep = (wide * 1.5) / length
    const split = 0.5 + 0.4 * (((seed * 7 + vane * 3) % 10) / 10)
    for (let i = 1; i < count; i++) {
      const start = i / count + 0.004 * noise1(seed + 9, i)
      if (start < shade * 0.35) continue
      if (Math.abs(start - split) < 0.5 / count && length > SPLIT) continue
      const barb: PenPoint[] = []
      for (let k = 0; k <= 5; k++) {
        const aside = lerp(0.1, 0.93, k / 5)
        const share = start + aside ** 1.2 * sweep * 0.62
        if (share > 0.985) break
        const worn = 1 + 0.3 * noise1(seed + 20, i * 0.37 + k * 0.1) + 0.2 * noise2(3, i / 3, seed)
        const swell = vane === 1 ? 0.75 + 0.35 * aside : 1.1 - 0.75 * aside
        const lit = bright * (0.25 + 0.75 * glow(share)) * swell
        barb.push({
          ...place(share, vane * wide * belly(share) * aside),
          pressure: glow(share) * spacing * 0.82 * lit * worn,
        })
      }
      if (barb.length > 2) cut(ink, barb, 0.75)
    }
  }
}

function alongSpine({ x, y, angle, length, bend = 0, side }: Feather): Place {
  const spine: (Point & { readonly aside: Point })[] = []
  let at: Point = { x, y }
  for (let i = 0; i <= STEPS; i++) {
    const way = polar(angle + bend * (i / STEPS) ** 1.4, 1)
    spine.push({ ...at, aside: { x: -way.y * side, y: way.x * side } })
    at = { x: at.x + (way.x * length) / STEPS, y: at.y + (way.y * length) / STEPS }
  }
  return (share, aside) => {
    const step = clamp(share) * STEPS
    const i = Math.min(STEPS - 1, Math.floor(step))
    const [from, to] = [spine[i], spine[i + 1]]
    if (!from || !to) throw new Error(`A feather has no place at ${share}.`)
    const rest = step - i
    return {
      x: lerp(from.x, to.x, rest) + lerp(from.aside.x, to.aside.x, rest) * aside,
      y: lerp(from.y, to.y, rest) + lerp(from.aside.y, to.aside.y, rest) * aside,
    }
  }
}

function sampled<Item>(from: number, to: number, count: number, item: (share: number) => Item): Item[] {
  return Array.from({ length: count }, (_, i) => item(lerp(from, to, i / (count - 1))))
}
