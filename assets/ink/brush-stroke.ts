import { directionOf, lengthsAlong, tangentAt } from './geometry'
import type { Ink } from './ink'
import { noise1 } from './noise'
import { clamp, itemAt, lerp, type Options, radians } from './numbers'
import { isLine, type Line, type PathSource, type PenPoint } from './path'
import { type Medium, mediumOf } from './pen'
import { hash, type Random } from './random'

/** A loaded brush pulled once over the paper: solid where it is full, streaked and split where it runs out. */
export interface BrushStroke extends Medium {
  /** The brush's width, in units of the current transform; the path's own pressure turns it up and down. */
  width: number
  /** How much of the way (0…1) is drawn so far: the same brush, stopped earlier. */
  reach: number
  /** The share of the way after which the ink gives out; 0.55 when not given, 1.2 never. */
  wet: number
  /** How bare the streaks are at the far end, 0…1; 0.7 when not given. */
  dry: number
  /** How unevenly the hairs leave the paper, in widths of the brush; 0.5 when not given. */
  tail: number
  /** How unevenly they are set down, in widths of the brush; 0.16 when not given. */
  entry: number
  /** How the brush is held: degrees by which its edge leans out of square to the stroke; 24 when not given. */
  lean: number
  /** What the hairs' chance is grown from; strokes of one name lie alike whatever their reach. */
  name: string
}

/** Units of paper that one hair covers; fewer and the stroke is made of lines, more and it is a slab. */
const HAIR = 1.5

/** Pulls the brush along the path, loaded with any medium. Hands back the path's line, for what is to ride on it. */
export function brushStroke(ink: Ink, path: PathSource, options: Options<BrushStroke> = {}): Line {
  const line = ink.path(path)
  const width = (options.width ?? 16) * (isLine(path) ? 1 : ink.scale)
  const count = Math.max(6, Math.round(width / HAIR))
  const random = ink.fork(options.name ?? `brush ${itemAt(line.points, 0).x} ${itemAt(line.points, 0).y}`)
  const total = lengthsAlong(line.points).at(-1) ?? 0
  const seed = hash(ink.seed, options.name ?? 'brush') & 0xffff
  // The hairs lie on one another, and colour must not double there.
  ink.together(() => {
    for (let hair = 0; hair < count; hair++) {
      const place = ((hair + 0.5 + random.signed() * 0.3) / count) * 2 - 1
      pullHair(ink, line, { place, hair, count, width, total, seed, random }, options)
    }
  })
  return line
}

interface Hair {
  /** Where it sits across the brush, -1…1. */
  place: number
  hair: number
  count: number
  width: number
  total: number
  seed: number
  random: Random
}

/** One hair: set down late or early, lifted where it has run dry, and off the paper before or after its neighbours. */
function pullHair(ink: Ink, line: Line, hair: Hair, options: Options<BrushStroke>): void {
  const { place, count, width, total, seed, random } = hair
  const { reach = 1, wet = 0.55, dry = 0.7, tail = 0.5, entry = 0.16, lean = 24 } = options
  const edge = Math.abs(place)
  const slant = (place * Math.tan(radians(lean)) * width) / 2
  const start = slant + width * (entry * random.next() + 0.32 * edge ** 3)
  const end = reach * total + slant - width * (tail * random.next() + 0.3 * edge ** 4)
  const load = random.signed() * 0.16 - (edge > 0.8 ? 0.14 : 0)
  const drift = random.signed() * width * 0.02
  const lengths = lengthsAlong(line.points)
  const thickness = (width / count) * random.between(1.45, 1.9)
  let run: PenPoint[] = []
  const lift = () => {
    if (run.length > 2)
      ink.line({ points: softened(run), closed: false, corners: [] }, { ...mediumOf(options), ...hairOf(thickness) })
    run = []
  }
  for (const [i, point] of line.points.entries()) {
    const length = itemAt(lengths, i)
    const share = length / Math.max(1, total)
    const thirst = clamp((share + load - wet) / Math.max(0.05, 1 - wet), -1, 1)
    const grain = noise1(seed + hair.hair * 7, length / 9) * 0.7 + noise1(seed + (hair.hair >> 1), length / 26) * 0.6
    const bare = thirst > 0 && grain > lerp(1.1, 1.1 - 1.9 * dry, thirst)
    if (length < start || length > end || bare) {
      lift()
      continue
    }
    const way = tangentAt(line.points, i, 3)
    const off = (place * width * point.pressure) / 2 + drift * share
    run.push({ x: point.x - way.y * off, y: point.y + way.x * off, pressure: point.pressure })
  }
  stretch(run, end - total)
  lift()
}

/** A hair that outlives the path runs on straight, as far as its neighbours let it. */
function stretch(run: PenPoint[], units: number): void {
  const last = run.at(-1)
  const before = run.at(-4)
  if (!last || !before || units <= 0) return
  const way = directionOf(before, last)
  for (let step = 1; step <= units; step++) run.push({ ...last, x: last.x + way.x * step, y: last.y + way.y * step })
}

function softened(run: readonly PenPoint[]): PenPoint[] {
  return run.map((point, i) => {
    const ends = Math.min(1, (i + 1) / 3, (run.length - i) / 4)
    return { ...point, pressure: point.pressure * (0.35 + 0.65 * ends) }
  })
}

function hairOf(width: number) {
  return { width, profile: 'even', wobble: 0.25 } as const
}
