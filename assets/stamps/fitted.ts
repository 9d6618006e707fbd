import type { Direction } from '../ink/field'
import { type Box, boundsOf } from '../ink/geometry'
import { Ink } from '../ink/ink'
import { type Mark, type Matrix, outlineOf } from '../ink/marks'
import { clamp, type Options, radians } from '../ink/numbers'
import type { Color } from '../ink/palette'
import type { Line, Point } from '../ink/path'

/** How a drawing is laid into a place. */
export interface Fit {
  /** How much larger than what fits into the place; 1 when not given. */
  zoom: number
  /** Degrees, clockwise. */
  turn: number
  /** How far it is moved from the middle of the place, in units. */
  dx: number
  dy: number
  /** Turned over, left to right. */
  flip: boolean
  /** How much bolder than the drawing itself its lines become: 0 (they shrink with it) … 1 (they keep their width). */
  bold: number
  /** The part of it that is looked at, in its own units; what lies beyond is still drawn. */
  part: Box
  /** The width of the margin around it, in units, and its colour. */
  rim: number
  light: Direction
  /** Where it is cut off. */
  within: Line
}

/** Where nothing is drawn in vain. */
const WIDE = 4000

/** Lays a drawing of any size into a place, as large as it fits; what is written about lines is `bold`. */
export function fitted(
  ink: Ink,
  draw: (ink: Ink) => void,
  place: Readonly<Box>,
  paper: Color,
  options: Options<Fit> = {},
): Mark[] {
  const { zoom = 1, turn = 0, dx = 0, dy = 0, flip = false, bold = 0.5, rim = 1.6, light } = options
  const part = options.part ?? boundsOfMarks(drawnAt(1, ink, draw, light))
  const across = part.right - part.left
  const down = part.bottom - part.top
  const scale = zoom * Math.min((place.right - place.left) / across, (place.bottom - place.top) / down)
  // A drawing that is made smaller by itself keeps its line widths; one that is scaled when it is finished does not.
  const drawn = scale ** clamp(bold)
  const rest = scale / drawn
  const [cos, sin] = [Math.cos(radians(turn)) * rest, Math.sin(radians(turn)) * rest]
  const way = flip ? -1 : 1
  const [a, b, c, d] = [cos * way, sin * way, -sin, cos] as const
  const middle = { x: (drawn * (part.left + part.right)) / 2, y: (drawn * (part.top + part.bottom)) / 2 }
  const to = { x: (place.left + place.right) / 2 + dx, y: (place.top + place.bottom) / 2 + dy }
  const warp: Matrix = [a, b, c, d, to.x - a * middle.x - c * middle.y, to.y - b * middle.x - d * middle.y]
  const marks = drawnAt(drawn, ink, draw, light).map((mark) => {
    const own = mark.warp ? through(mark.warp, warp) : warp
    // A mark is warped with its clips.
    const clips = options.within ? [...mark.clips, outlineOf(back(options.within, own)).path] : mark.clips
    return { ...mark, clips, warp: own }
  })
  if (rim <= 0) return marks
  const bodies = marks.filter(({ kind }) => kind === 'body' || kind === 'solid')
  return [
    ...bodies.map((mark): Mark => ({ ...placed(mark), kind: 'halo', width: (2 * rim) / rest, color: paper })),
    ...marks,
  ]
}

function placed({ path, clips, warp }: Mark): Pick<Mark, 'path' | 'clips' | 'warp'> {
  return { path, clips, warp }
}

function drawnAt(
  scale: number,
  { seed, name }: Ink,
  draw: (ink: Ink) => void,
  light: Direction | undefined,
): readonly Mark[] {
  const own = new Ink({ left: -WIDE, top: -WIDE, width: 2 * WIDE, height: 2 * WIDE, bleed: true, seed, name })
  if (light) own.light = light
  own.at(0, 0, { scale }, () => draw(own))
  return own.marks
}

/** First the one, then the other. */
function through([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [g * a + i * b, h * a + j * b, g * c + i * d, h * c + j * d, g * e + i * f + k, h * e + j * f + l]
}

/** The line that becomes this one. */
function back(line: Line, [a, b, c, d, e, f]: Matrix): Line {
  const area = a * d - b * c
  const points = line.points.map((point) => {
    const [x, y] = [point.x - e, point.y - f]
    return { ...point, x: (d * x - c * y) / area, y: (a * y - b * x) / area }
  })
  return { ...line, points }
}

/** What a drawing covers; what is clipped, or only a shadow, is left out. */
function boundsOfMarks(marks: readonly Mark[]): Box {
  const points = marks.flatMap(({ kind, path, clips, warp: [a, b, c, d, e, f] = [1, 0, 0, 1, 0, 0] }): Point[] => {
    const counts = kind === 'body' || kind === 'solid' || kind === 'ink' || kind === 'gouache'
    if (!counts || clips.length > 0) return []
    return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => {
      const at = { x: Number(x), y: Number(y) }
      return { x: a * at.x + c * at.y + e, y: b * at.x + d * at.y + f }
    })
  })
  return boundsOf(points)
}
