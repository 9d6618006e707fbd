import type { Field } from './field'
import { boundsOf } from './geometry'
import type { Ink } from './ink'
import { clamp, type Options, radians } from './numbers'
import type { PathSource, PenPoint, Point } from './path'
import { type Medium, mediumOf } from './pen'
import type { ProfileName } from './profiles'

/** Hatching that follows a drawn direction: fur, wind, water, the grain of wood, the run of a muscle. */
export interface Flow extends Medium {
  /** Units between two lines; 2.6 when not given. */
  spacing: number
  /** In units; 1.2 when not given. */
  width: number
  /** The longest line, in units; 40 when not given. Lines end sooner at the outline, at bare paper and at their neighbours. */
  length: number
  /** How dark (0…1) a place of the page is: turns into width, and below 0.05 into bare paper. */
  density: (x: number, y: number) => number
  /** Units kept free along the outline; 0.6 when not given. */
  inset: number
  /** `swell` when not given. */
  profile: ProfileName
}

/** Units between two looks at the direction. */
const STEP = 1.1
const SHORTEST = 4

/**
 * Fills a shape with evenly spaced lines that run, at every place of the page, the way `angle` says (degrees from the
 * right, clockwise). Lines begin at random places and give way to those laid before, as a hand would do it.
 */
export function drawFlow(
  ink: Ink,
  shape: PathSource,
  angle: (x: number, y: number) => number,
  flow: Options<Flow> = {},
): void {
  const { density = () => 1, profile = 'swell' } = flow
  const scale = ink.textureScale
  const spacing = scale * (flow.spacing ?? 2.6)
  const width = scale * (flow.width ?? 1.2)
  const length = scale * (flow.length ?? 40)
  const inset = scale * (flow.inset ?? 0.6)
  const angleAt = ink.textureAt((x, y) => ink.textureAngle(angle(x, y)))
  if (!(spacing >= 0.6)) throw new Error(`A spacing of ${spacing} units; at least 0.6 is needed.`)
  const line = ink.path(shape, true)
  const random = ink.fork('flow')
  const tracer = new Tracer(ink.field(line), angleAt, ink.textureAt(density), inset, spacing)
  const { left, top, right, bottom } = boundsOf(line.points)
  const tries = (((right - left) * (bottom - top)) / spacing ** 2) * 3
  for (let i = 0; i < tries; i++) {
    const seed = { x: random.between(left, right), y: random.between(top, bottom) }
    const points = tracer.trace(seed, length * random.between(0.5, 1))
    if (points.length * STEP < SHORTEST) continue
    ink.line({ points, closed: false, corners: [] }, { ...mediumOf(flow), width, profile, wobble: 0.2, still: true })
  }
}

/** Follows the direction from a place, and remembers where lines lie. */
class Tracer {
  private readonly laid = new Map<string, Point[]>()

  constructor(
    private readonly field: Field,
    private readonly angle: (x: number, y: number) => number,
    private readonly density: (x: number, y: number) => number,
    private readonly inset: number,
    private readonly spacing: number,
  ) {}

  /** The line through a place, at most `length` units long; empty where there is no room for one. */
  trace(seed: Point, length: number): PenPoint[] {
    if (!this.hasRoom(seed, this.spacing * 0.9)) return []
    const back = this.walk(seed, -1, length / 2)
    const points = [...back.toReversed(), seed, ...this.walk(seed, 1, length / 2)]
    if (points.length * STEP < SHORTEST) return []
    for (const point of points) this.remember(point)
    return points.map(({ x, y }) => ({ x, y, pressure: clamp(this.density(x, y), 0.25, 1.6) }))
  }

  private walk(from: Point, way: 1 | -1, length: number): Point[] {
    const points: Point[] = []
    let { x, y } = from
    for (let gone = 0; gone < length; gone += STEP) {
      const heading = radians(this.angle(x, y))
      x += Math.cos(heading) * STEP * way
      y += Math.sin(heading) * STEP * way
      if (!this.hasRoom({ x, y }, this.spacing * 0.55)) break
      points.push({ x, y })
    }
    return points
  }

  private hasRoom({ x, y }: Point, distance: number): boolean {
    if (this.field.distance(x, y) < this.inset || this.density(x, y) <= 0.05) return false
    const [column, row] = this.cellOf({ x, y })
    for (let i = 0; i < 9; i++) {
      const near = this.laid.get(`${column - 1 + (i % 3)},${row - 1 + Math.floor(i / 3)}`) ?? []
      if (near.some((point) => Math.hypot(point.x - x, point.y - y) < distance)) return false
    }
    return true
  }

  private remember(point: Point): void {
    const key = this.cellOf(point).join(',')
    const cell = this.laid.get(key)
    if (cell) cell.push(point)
    else this.laid.set(key, [point])
  }

  private cellOf({ x, y }: Point): [column: number, row: number] {
    return [Math.floor(x / this.spacing), Math.floor(y / this.spacing)]
  }
}
