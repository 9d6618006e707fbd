import type { Brush, Face } from './faces'
import { type PenPoint, readPath, runsOf } from './penPath'
import type { Sketch } from './sketch'
import { wobble } from './wobble'

/** A corner of a polygon, in font units, y upwards. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export type Polygon = readonly Spot[]

const STEP = 0.22
const CIRCLE = 20

/** The ink of a sketch as many small overlapping convex pieces, each a moment of the brush; their union is the glyph. */
export function inkPieces(name: string, sketch: Sketch, face: Face): Polygon[] {
  const breadth = face.brush.breadth * (sketch.pen ?? 1)
  const pieces: Polygon[] = []
  sketch.strokes?.forEach((text, index) => {
    pieces.push(...strokePieces(`${name}/${index}`, text, breadth, face))
  })
  for (const [x, y, radius] of sketch.dots ?? []) pieces.push(pressedDot(x, y, breadth * (radius ?? 0.62), face))
  for (const text of sketch.fills ?? []) pieces.push(...filledForm(text, face))
  return pieces
}

function strokePieces(name: string, text: string, breadth: number, face: Face): Polygon[] {
  const path = readPath(text)
  const runs = runsOf(path, STEP)
  const total = runs.reduce((sum, run) => sum + lengthOf(run), 0)
  const pieces: Polygon[] = []
  let along = 0
  runs.forEach((run, runIndex) => {
    let before: Section | undefined
    run.forEach((point, index) => {
      const next = run[index + 1]
      const previous = run[index - 1]
      const direction = headingOf(previous ?? point, next ?? point)
      const shake = face.brush.tremble * wobble(name, along / 4.2)
      const shakeAcross = face.brush.tremble * wobble(`${name}'`, along / 4.2)
      const width =
        breadth *
        point.pressure *
        pressure(face.brush, along, path.closed ? 0 : total, direction) *
        (1 + face.brush.unevenness * wobble(`${name}"`, along / 3))
      const section: Section = {
        x: (point.x + shake) * face.scaleX,
        y: face.lift - (point.y + shakeAcross) * face.scaleY,
        heading: direction,
        radius: (width / 2) * ((face.scaleX + face.scaleY) / 2),
        roundness: atTurn(runs.length, runIndex, index, run.length) ? 1 : face.brush.roundness,
      }
      if (before) pieces.push(convexHull([...outlineOf(before), ...outlineOf(section)]))
      before = section
      if (next) along += Math.hypot(next.x - point.x, next.y - point.y)
    })
  })
  return pieces
}

/** A moment of the brush: two small discs across the direction of travel, so that ends are blunt and bodies keep their breadth. */
interface Section {
  readonly x: number
  readonly y: number
  /** Direction of travel in radians, y downwards as written. */
  readonly heading: number
  readonly radius: number
  readonly roundness: number
}

const atTurn = (runCount: number, runIndex: number, index: number, length: number): boolean =>
  (runIndex > 0 && index === 0) || (runIndex < runCount - 1 && index === length - 1)

function outlineOf(section: Section): Spot[] {
  const small = section.radius * section.roundness
  const reach = section.radius - small
  const acrossX = Math.sin(section.heading)
  const acrossY = Math.cos(section.heading)
  const sides = reach < 0.5 ? [0] : [-1, 1]
  return sides.flatMap((side) => circle(section.x + side * reach * acrossX, section.y + side * reach * acrossY, small))
}

function circle(x: number, y: number, radius: number): Spot[] {
  return Array.from({ length: CIRCLE }, (_, index) => {
    const angle = (index / CIRCLE) * 2 * Math.PI
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}

/** Breadth at a place of the stroke, as a part of the pen's: belly, landing, lift, and the lighter level strokes. A loop (total 0) neither lands nor lifts. */
function pressure(brush: Brush, along: number, total: number, heading: number): number {
  const level = 1 - (1 - brush.level) * Math.cos(heading) ** 2
  if (total === 0) return level
  const belly = brush.ends + (brush.belly - brush.ends) * Math.sin((Math.PI * along) / total)
  const landing = ramp(along / Math.min(brush.landingLength, total / 3), brush.landing)
  const lift = ramp((total - along) / Math.min(brush.liftingLength, total / 3), brush.lifting)
  return belly * landing * lift * level
}

function ramp(part: number, least: number): number {
  const clamped = Math.min(1, Math.max(0, part))
  return least + (1 - least) * clamped * (2 - clamped)
}

function pressedDot(x: number, y: number, radius: number, face: Face): Polygon {
  const scale = (face.scaleX + face.scaleY) / 2
  const name = `dot ${x} ${y}`
  return Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * 2 * Math.PI
    const swell = 1 + 0.05 * Math.cos(2 * angle + 0.9) + 0.03 * wobble(name, index / 5)
    return {
      x: x * face.scaleX + radius * scale * swell * Math.cos(angle),
      y: face.lift - y * face.scaleY + radius * scale * swell * Math.sin(angle),
    }
  })
}

function filledForm(text: string, face: Face): Polygon[] {
  const path = readPath(`${text} z`)
  const place = (point: PenPoint): Spot => ({ x: point.x * face.scaleX, y: face.lift - point.y * face.scaleY })
  const inside = runsOf(path, STEP).flat().map(place)
  const edge = inside.map((spot) => circle(spot.x, spot.y, 16))
  const rounded = edge.map((ring, index) => convexHull([...ring, ...(edge[(index + 1) % edge.length] ?? ring)]))
  return [inside, ...rounded]
}

function headingOf(from: PenPoint, to: PenPoint): number {
  return Math.atan2(to.y - from.y, to.x - from.x)
}

function lengthOf(run: readonly PenPoint[]): number {
  return run.reduce((sum, point, index) => {
    const next = run[index + 1]
    return next ? sum + Math.hypot(next.x - point.x, next.y - point.y) : sum
  }, 0)
}

/** Andrew's monotone chain, counter-clockwise with y upwards. */
function convexHull(spots: readonly Spot[]): Polygon {
  const sorted = [...spots].sort((a, b) => a.x - b.x || a.y - b.y)
  return [...halfHull(sorted), ...halfHull(sorted.reverse())]
}

function halfHull(sorted: readonly Spot[]): Spot[] {
  const hull: Spot[] = []
  for (const spot of sorted) {
    while (hull.length >= 2) {
      const last = hull[hull.length - 1]
      const beforeLast = hull[hull.length - 2]
      if (!last || !beforeLast) break
      if ((last.x - beforeLast.x) * (spot.y - beforeLast.y) - (last.y - beforeLast.y) * (spot.x - beforeLast.x) > 0)
        break
      hull.pop()
    }
    hull.push(spot)
  }
  hull.pop()
  return hull
}
