import type { Direction } from './field'
import { areaOf, type Box } from './geometry'
import { type Mark, type Matrix, type Outline, outlineOf, outlineThrough } from './marks'
import { type Options, radians } from './numbers'
import { type Color, channelsOf, PAPER } from './palette'
import { flatten, isLine, type Line, type PathPoint, type PathSource, type Point, parsePath } from './path'
import { hash, type Random, seededRandom } from './random'

/** Where and how a picture is drawn. Sizes are in drawing units: a sprite is some 200 high, whatever its pixels. */
export interface RecordedPicture {
  width: number
  height: number
  /** The page coordinates of the picture's upper left corner; 0, 0 when not given. */
  left: number
  top: number
  /** What the hand's chance is grown from. */
  seed: number | string
  /** Above 0, lines boil: they wander anew with each frame, while hatching, spots and structure stay. */
  frame: number
  /** The full width of a contour, in units; 3 when not given. */
  lineWidth: number
  /** The drop-line: the silhouette printed again in ink, pushed this far to the shadow side, in units (1.1–1.3 for sprites). */
  under: number
  /** Whether marks may run over the picture's edge, as a backdrop's do. Otherwise that is an error. */
  bleed: boolean
  /** The day, sprite and frame, for error messages. */
  name: string
}

/** How a group of marks lies on the page: scaled along its own axes, then turned. Degrees, clockwise. */
export interface Turn {
  rotate: number
  scale: number
  scaleX: number
  scaleY: number
  /**
   * Whose units, angles and places `tone`, `hatch`, `feather`, `tufts`, `stipple` and `drawFlow` take: the page's, so that
   * all hatching of a picture keeps its spacing, or the group's own, so that it shrinks and turns with the group. What is
   * not asked for is the page's, but for tufts, which go with their group.
   */
  textures: 'page' | 'local'
}

/** How finished marks are squashed, leaned and moved about a pivot. `skew` moves x by this share of y. */
export interface Warp {
  rotate: number
  scaleX: number
  scaleY: number
  skew: number
  x: number
  y: number
}

/** A drawing that cannot be drawn: the message names the picture, the stroke by number and call, and the reason. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError'
}

type WithoutPlace<Kind> = Kind extends Mark ? Omit<Kind, 'path' | 'clips' | 'warp'> : never
type Clip = Outline & { clips: readonly string[] }

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
/** Units a mark may run over the edge unpunished: less than a dried edge crawls. */
const EDGE_TOLERANCE = 1

/** The page: its coordinates, clips and chance, and the list of marks that a drawing leaves behind. */
export class Recorder {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  readonly seed: number
  readonly frame: number
  readonly lineWidth: number
  readonly under: number
  readonly bleed: boolean
  readonly name: string
  readonly marks: Mark[] = []
  /** The hand's chance. A loop of many small things takes a `fork`, so that adding one reshuffles nothing else. */
  readonly random: Random
  /** Towards the light, in page space; from the upper left unless a drawing says otherwise. */
  light: Direction = [-0.5, -0.66, 0.56]
  /** How far a line wanders between two frames of boil, in units. More than 1 is a shiver. */
  boil = 0.55

  private matrix: Matrix = IDENTITY
  private clipped: Clip | undefined
  private asked: Turn['textures'] | undefined
  /** The first mark that may grow while marks are laid together. */
  private joinFrom: number | undefined
  private warped: Matrix | undefined
  private strokes = 0
  private call: string | undefined

  /** Throws when the picture has no size. */
  constructor(picture: Options<RecordedPicture> & Pick<RecordedPicture, 'width' | 'height'>) {
    this.width = picture.width
    this.height = picture.height
    this.left = picture.left ?? 0
    this.top = picture.top ?? 0
    this.seed = hash(picture.seed ?? 1)
    this.frame = picture.frame ?? 0
    this.lineWidth = picture.lineWidth ?? 3
    this.under = picture.under ?? 0
    this.bleed = picture.bleed ?? false
    this.name = picture.name ?? 'A picture'
    this.random = seededRandom(this.seed)
    if (!(this.width > 0 && this.height > 0)) {
      throw new DrawingError(`${this.name}: it is ${this.width} × ${this.height} units, which nobody can see.`)
    }
  }

  /** Draws with (x, y) as the origin, turned and scaled. Lines that marks hand back are in page space all the same. */
  at(x: number, y: number, turn: Options<Turn>, draw: () => void): void {
    const angle = radians(turn.rotate ?? 0)
    const scaleX = (turn.scaleX ?? 1) * (turn.scale ?? 1)
    const scaleY = (turn.scaleY ?? 1) * (turn.scale ?? 1)
    const [a, b, c, d, e, f] = this.matrix
    const m = Math.cos(angle) * scaleX
    const n = Math.sin(angle) * scaleX
    const o = -Math.sin(angle) * scaleY
    const p = Math.cos(angle) * scaleY
    const place = [a * x + c * y + e, b * x + d * y + f] as const
    const before = this.asked
    this.asked = turn.textures ?? before
    this.through([a * m + c * n, b * m + d * n, a * o + c * p, b * o + d * p, ...place], draw)
    this.asked = before
  }

  /** Draws twice, the second time mirrored about the vertical at `x`. `side` is 1, then -1: move something by it. */
  mirror(x: number, draw: (side: 1 | -1) => void): void {
    draw(1)
    this.flip(x, () => draw(-1))
  }

  /** Draws once, mirrored about the vertical at `x`. The light stays where it is. */
  flip(x: number, draw: () => void): void {
    this.at(2 * x, 0, { scaleX: -1 }, draw)
  }

  /** Draws in page space, whatever the transform: for coordinates read back from a line or a field. */
  page(draw: () => void): void {
    this.through(IDENTITY, draw)
  }

  /** Squashes and leans finished marks about (x, y), along the axes of the current transform, so that hatching and spots go along instead of swimming. */
  warp(x: number, y: number, warp: Options<Warp>, draw: () => void): void {
    const angle = radians(warp.rotate ?? 0)
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const { scaleX = 1, scaleY = 1, skew = 0, x: right = 0, y: down = 0 } = warp
    const [a, b] = [cos * scaleX, sin * scaleX]
    const [c, d] = [-sin * scaleY + skew * cos, cos * scaleY + skew * sin]
    const before = this.warped
    const local: Matrix = [a, b, c, d, x + right - a * x - c * y, y + down - b * x - d * y]
    // Marks lie on the page: there and back again.
    this.warped = after(this.matrix, after(local, inverseOf(this.matrix)))
    draw()
    this.warped = before
  }

  /** Lays what is drawn only inside the shape, or only outside of it: the night around a lamp. */
  clip(shape: PathSource, draw: () => void, options: Options<{ outside: boolean }> = {}): void {
    const before = this.clipped
    const line = this.path(shape, true)
    const outline = options.outside ? this.outsideOf(line) : outlineOf(line)
    this.clipped = {
      path: outline.path,
      bounds: before ? overlap(before.bounds, outline.bounds) : outline.bounds,
      clips: [...(before?.clips ?? []), outline.path],
    }
    draw()
    this.clipped = before
  }

  /** Makes one mark of all marks of one medium that follow each other, so that colour and half lights do not double where they overlap. */
  together(draw: () => void): void {
    const before = this.joinFrom
    this.joinFrom ??= this.marks.length
    draw()
    this.joinFrom = before
  }

  /** A chance of its own for one part: a whisker more must not reshuffle the tail. */
  fork(part: string): Random {
    return seededRandom(hash(this.seed, part))
  }

  /** How much the current transform enlarges. */
  get scale(): number {
    const [a, b, c, d] = this.matrix
    return Math.sqrt(Math.abs(a * d - b * c))
  }

  /** A place of the current transform, in page space. */
  toPage(x: number, y: number): Point {
    const [a, b, c, d, e, f] = this.matrix
    return { x: a * x + c * y + e, y: b * x + d * y + f }
  }

  /** A place of the page, in the current transform: for what a mark has handed back. */
  toLocal(x: number, y: number): Point {
    const [a, b, c, d, e, f] = this.matrix
    const area = a * d - b * c
    return { x: (d * (x - e) - c * (y - f)) / area, y: (a * (y - f) - b * (x - e)) / area }
  }

  /** The points of a line in the current transform, to be built on and drawn again as a path. Pressures are as they were. */
  pointsOf(line: Line): PathPoint[] {
    const corners = new Set(line.corners)
    return line.points.map(({ x, y, pressure }, i) => ({ ...this.toLocal(x, y), pressure, corner: corners.has(i) }))
  }

  /** The flattened line through the points, in page space. A line is handed back as it is. */
  path(source: PathSource, closed = false): Line {
    if (isLine(source)) return source
    return this.stroke('path', source, () =>
      flatten(
        parsePath(source).map((point) => {
          const placed = { ...point, ...this.toPage(point.x, point.y) }
          return point.round ? { ...placed, round: point.round * this.scale } : placed
        }),
        closed,
      ),
    )
  }

  /** Takes away what lies behind a shape and lays paper there. With a halo, lines behind stop that many units short. */
  cut(shape: PathSource, options: Options<{ halo: number; fill: Color }> = {}): Line {
    return this.stroke('cut', shape, () => {
      const line = this.path(shape, true)
      const outline = outlineOf(line)
      if (options.halo) this.lay({ kind: 'halo', width: options.halo * 2 }, outline)
      this.lay({ kind: 'cut' }, outline)
      this.lay({ kind: 'body', color: options.fill ?? PAPER }, outline)
      return line
    })
  }

  /** Takes away ink and wash but lays no paper. */
  erase(shape: PathSource): Line {
    return this.stroke('erase', shape, () => {
      const line = this.path(shape, true)
      this.lay({ kind: 'cut' }, outlineOf(line))
      return line
    })
  }

  /** Cuts a hole through everything, the paper too: what lies behind the sprite shows. */
  hole(shape: PathSource): Line {
    return this.stroke('hole', shape, () => {
      const line = this.path(shape, true)
      this.lay({ kind: 'hole' }, outlineOf(line))
      return line
    })
  }

  /** Runs one call of a drawing; whatever it throws is told with the picture, the stroke's number and the call. */
  protected stroke<Result>(call: string, source: PathSource | undefined, draw: () => Result): Result {
    if (this.call !== undefined) return draw()
    this.strokes++
    this.call = source === undefined ? call : `${call} ${brief(source)}`
    try {
      return draw()
    } catch (error) {
      if (error instanceof DrawingError) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new DrawingError(`${this.name}: stroke ${this.strokes} (${this.call}): ${reason}`, { cause: error })
    } finally {
      this.call = undefined
    }
  }

  /** Adds a mark. Throws when it is clear of sense: a bad alpha or colour, or a place outside a picture that does not bleed. */
  protected lay(mark: WithoutPlace<Mark>, outline: Outline): void {
    if ('alpha' in mark && !(mark.alpha >= 0 && mark.alpha <= 1)) throw new Error(`An alpha of ${mark.alpha}.`)
    if ('width' in mark && !(mark.width >= 0)) throw new Error(`A halo of ${mark.width / 2} units.`)
    if ('color' in mark && mark.color !== undefined) channelsOf(mark.color)
    if (!this.bleed && mark.kind !== 'cut' && mark.kind !== 'halo' && mark.kind !== 'hole') {
      this.checkInside(mark.kind, this.clipped ? overlap(this.clipped.bounds, outline.bounds) : outline.bounds)
    }
    const clips = this.clipped?.clips ?? []
    const last = this.marks.at(-1)
    const grows = this.joinFrom !== undefined && this.marks.length > this.joinFrom
    if (last && canJoin(last, mark, grows) && isPlacedAlike(last, clips, this.warped)) last.path += outline.path
    else this.marks.push({ ...mark, path: outline.path, clips, warp: this.warped })
  }

  /** How many units of the page a unit of texture is. */
  get textureScale(): number {
    return this.asked === 'local' ? this.scale : 1
  }

  /** The direction of a texture, in degrees from the right, clockwise, on the page. */
  textureAngle(angle: number): number {
    if (this.asked !== 'local') return angle
    const [a, b, c, d] = this.matrix
    const [x, y] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
    return (Math.atan2(b * x + d * y, a * x + c * y) * 180) / Math.PI
  }

  /** A drawing's function of place, to be asked for a place of the page. */
  textureAt<Value>(value: (x: number, y: number) => Value): (x: number, y: number) => Value {
    if (this.asked !== 'local') return value
    return (x, y) => {
      const place = this.toLocal(x, y)
      return value(place.x, place.y)
    }
  }

  /** Whether textures were asked to keep the page's units, which tufts do not by themselves. */
  protected get keepsPageTextures(): boolean {
    return this.asked === 'page'
  }

  /** All of the page but a shape. Its bounds claim nothing, since marks there may run over the edge or may not. */
  protected outsideOf(line: Line): Outline {
    const points = areaOf(line) < 0 ? line.points : line.points.toReversed()
    const bounds = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
    return { path: this.wholePage().path + outlineThrough(points).path, bounds }
  }

  /** A rectangle well beyond all that a picture shows; its bounds claim nothing, since a clip or the page ends it. */
  protected wholePage(): Outline {
    const far = 2 * Math.max(this.width, this.height)
    const [left, right] = [this.left - far, this.left + this.width + far]
    const [top, bottom] = [this.top - far, this.top + this.height + far]
    const corners = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]
    const bounds = { left: this.left, top: this.top, right: this.left + this.width, bottom: this.top + this.height }
    return { path: outlineThrough(corners).path, bounds }
  }

  private through(matrix: Matrix, draw: () => void): void {
    const before = this.matrix
    this.matrix = matrix
    draw()
    this.matrix = before
  }

  private checkInside(kind: Mark['kind'], box: Box): void {
    if (!(box.right > box.left)) return
    const drop = kind === 'body' || kind === 'solid' ? this.under * 2 : 0
    const reach = this.warped ? warpedBox(box, this.warped) : box
    const over = {
      left: this.left - (reach.left + Math.min(0, -this.light[0] * drop)),
      top: this.top - (reach.top + Math.min(0, -this.light[1] * drop)),
      right: reach.right + Math.max(0, -this.light[0] * drop) - (this.left + this.width),
      bottom: reach.bottom + Math.max(0, -this.light[1] * drop) - (this.top + this.height),
    }
    const edges = Object.entries(over).filter(([, units]) => units > EDGE_TOLERANCE)
    if (edges.length === 0) return
    const list = edges.map(([edge, units]) => `${units.toFixed(1)} units over the ${edge} edge`).join(', ')
    throw new Error(`It runs ${list} of the picture. Make the picture larger, or let it bleed.`)
  }
}

/** Ink runs into ink; colour and gouache only when they are laid together, since a second layer of them is another tone. */
function canJoin(last: Mark, mark: WithoutPlace<Mark>, together: boolean): boolean {
  if (last.kind === 'ink' && mark.kind === 'ink') return last.alpha === mark.alpha && !last.evenOdd && !mark.evenOdd
  if (!together) return false
  if (last.kind === 'gouache' && mark.kind === 'gouache') return last.alpha === mark.alpha && last.color === mark.color
  if (last.kind !== 'wash' || mark.kind !== 'wash' || last.fade || mark.fade) return false
  return last.alpha === mark.alpha && last.color === mark.color && !last.evenOdd && !mark.evenOdd
}

function isPlacedAlike(last: Mark, clips: readonly string[], warp: Matrix | undefined): boolean {
  return last.warp === warp && last.clips.length === clips.length && last.clips.every((clip, i) => clip === clips[i])
}

/** The map that does `second` and then `first`. */
function after([a, b, c, d, e, f]: Matrix, [m, n, o, p, q, r]: Matrix): Matrix {
  return [a * m + c * n, b * m + d * n, a * o + c * p, b * o + d * p, a * q + c * r + e, b * q + d * r + f]
}

function inverseOf([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

function overlap(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

function warpedBox({ left, top, right, bottom }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const xs = [left, right].flatMap((x) => [top, bottom].map((y) => a * x + c * y + e))
  const ys = [left, right].flatMap((x) => [top, bottom].map((y) => b * x + d * y + f))
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

function brief(source: PathSource): string {
  if (isLine(source)) return 'a shape'
  const text =
    typeof source === 'string' ? source : source.map((item) => ('x' in item ? `${item.x},${item.y}` : item)).join(' ')
  return text.length > 40 ? `"${text.slice(0, 40)}…"` : `"${text}"`
}
