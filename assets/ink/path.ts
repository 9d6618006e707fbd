import { itemAround, itemAt, lerp } from './numbers'

export interface Point {
  x: number
  y: number
}

/** A place the pen passes, and how hard it presses there: 1 is the stroke's own width. In a tube it is the thickness. */
export interface PenPoint extends Point {
  pressure: number
}

/** A place of an authored path; the curve breaks at a corner and runs smoothly through every other. */
export interface PathPoint extends PenPoint {
  corner: boolean
  /** The radius by which a corner is rounded, in units; sharp when not given. The line stays within its sides. */
  round?: number
}

/** A path after flattening: page units, a point about every 1.2 units. Never transformed again, so it may be used anywhere. */
export interface Line {
  readonly points: readonly PenPoint[]
  readonly closed: boolean
  /** Where the corners are among the points: there a contour lifts the pen. */
  readonly corners: readonly number[]
}

/**
 * What every mark takes as its path: text (`'x,y x,y* x,y*8 x,y@1.5'`: `*` is a corner, rounded by the number after it, `@` the
 * pressure), a list of `[x, y, pressure?, corner?]` (a corner is 1), or a line that a mark handed back.
 */
export type PathSource = string | readonly (PathPoint | readonly number[])[] | Line

const POINT = /^(-?(?:\d+\.?\d*|\.\d+)),(-?(?:\d+\.?\d*|\.\d+))(\*[\d.]*)?(?:@(\d+\.?\d*|\.\d+))?(\*[\d.]*)?$/

export function isLine(source: PathSource): source is Line {
  return typeof source === 'object' && 'points' in source
}

/** The points of an authored path. Throws on text it cannot read, a number that is not finite, or no point at all. */
export function parsePath(source: string | readonly (PathPoint | readonly number[])[]): PathPoint[] {
  const points = typeof source === 'string' ? parseText(source) : source.map(parseItem)
  if (points.length === 0) throw new Error('The path is empty.')
  return points
}

function parseText(text: string): PathPoint[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const match = POINT.exec(word)
      if (!match) throw new Error(`"${word}" is no point of a path: write x,y or x,y* or x,y@1.5.`)
      const [, x, y, before, pressure, after] = match
      const corner = before ?? after
      const point = { x: Number(x), y: Number(y), pressure: pressure === undefined ? 1 : Number(pressure) }
      if (corner === undefined || corner === '*') return { ...point, corner: corner !== undefined }
      return { ...point, corner: true, round: Number(corner.slice(1)) }
    })
}

function parseItem(item: PathPoint | readonly number[]): PathPoint {
  const point = 'x' in item ? item : pointOf(item)
  if (Number.isFinite(point.x) && Number.isFinite(point.y) && Number.isFinite(point.pressure)) return point
  throw new Error(`A point of the path is not a number: ${point.x},${point.y}@${point.pressure}.`)
}

function pointOf([x = Number.NaN, y = Number.NaN, pressure = 1, corner = 0]: readonly number[]): PathPoint {
  return { x, y, pressure, corner: corner !== 0 }
}

/**
 * The curve through the points: centripetal Catmull-Rom, which neither overshoots nor loops where points lie close.
 * Corners and free ends take the tangent of a plain arc. `step` is the longest piece, in page units.
 */
export function flatten(authored: readonly PathPoint[], closed: boolean, step = 1.2): Line {
  const path = authored.some(({ round }) => round) ? roundCorners(authored, closed) : authored
  const points: PenPoint[] = []
  const corners: number[] = []
  const segments = closed ? path.length : path.length - 1
  for (let i = 0; i < segments; i++) {
    const from = itemAt(path, i)
    const to = itemAround(path, i + 1)
    const freeStart = from.corner || (!closed && i === 0)
    const freeEnd = to.corner || (!closed && i === segments - 1)
    const before = freeStart ? mirrored(to, from) : itemAround(path, i - 1)
    const after = freeEnd ? mirrored(from, to) : itemAround(path, i + 2)
    const [leave, arrive] = tangents(before, from, to, after, freeStart, freeEnd)
    if (from.corner && !from.round) corners.push(points.length)
    const pieces = Math.max(2, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
    for (let piece = 0; piece < pieces; piece++) points.push(hermite(from, leave, to, arrive, piece / pieces))
  }
  const last = path.at(-1)
  if (!closed && last) points.push({ x: last.x, y: last.y, pressure: last.pressure })
  return { points, closed, corners }
}

/** Rounded corners as arcs between two places on their sides. These break the curve, yet the pen does not lift there. */
function roundCorners(path: readonly PathPoint[], closed: boolean): PathPoint[] {
  return path.flatMap((point, i) => {
    const isEnd = !closed && (i === 0 || i === path.length - 1)
    if (!point.round || isEnd) return [{ ...point, round: 0 }]
    const round = point.round
    const towards = (other: Point) => {
      const length = Math.hypot(other.x - point.x, other.y - point.y) || 1
      const share = Math.min(round / length, 0.5)
      return { x: lerp(point.x, other.x, share), y: lerp(point.y, other.y, share) }
    }
    const [from, to] = [towards(itemAround(path, i - 1)), towards(itemAround(path, i + 1))]
    return [0, 1, 2, 3, 4, 5, 6].map((part): PathPoint => {
      const share = part / 6
      const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
      const x = a * from.x + b * point.x + c * to.x
      const y = a * from.y + b * point.y + c * to.y
      return { x, y, pressure: point.pressure, corner: part === 0 || part === 6, round }
    })
  })
}

function mirrored(point: Point, about: Point): Point {
  return { x: 2 * about.x - point.x, y: 2 * about.y - point.y }
}

function tangents(before: Point, from: Point, to: Point, after: Point, freeStart: boolean, freeEnd: boolean) {
  const knot = (a: Point, b: Point) => Math.max(1e-3, Math.sqrt(Math.hypot(a.x - b.x, a.y - b.y)))
  const t1 = knot(before, from)
  const t2 = knot(from, to)
  const t3 = knot(to, after)
  const leaving = (p0: number, p1: number, p2: number) => ((p1 - p0) / t1 - (p2 - p0) / (t1 + t2) + (p2 - p1) / t2) * t2
  const arriving = (p1: number, p2: number, p3: number) =>
    ((p2 - p1) / t2 - (p3 - p1) / (t2 + t3) + (p3 - p2) / t3) * t2
  const leave = { x: leaving(before.x, from.x, to.x), y: leaving(before.y, from.y, to.y) }
  const arrive = { x: arriving(from.x, to.x, after.x), y: arriving(from.y, to.y, after.y) }
  // A free end takes the quadratic's tangent: an arc instead of a flat start.
  if (freeStart && !freeEnd) {
    leave.x = 2 * (to.x - from.x) - arrive.x
    leave.y = 2 * (to.y - from.y) - arrive.y
  } else if (freeEnd && !freeStart) {
    arrive.x = 2 * (to.x - from.x) - leave.x
    arrive.y = 2 * (to.y - from.y) - leave.y
  }
  return [leave, arrive] as const
}

function hermite(from: PathPoint, leave: Point, to: PathPoint, arrive: Point, t: number): PenPoint {
  const square = t * t
  const cube = square * t
  const a = 2 * cube - 3 * square + 1
  const b = cube - 2 * square + t
  const c = -2 * cube + 3 * square
  const d = cube - square
  return {
    x: a * from.x + b * leave.x + c * to.x + d * arrive.x,
    y: a * from.y + b * leave.y + c * to.y + d * arrive.y,
    pressure: lerp(from.pressure, to.pressure, t * t * (3 - 2 * t)),
  }
}
