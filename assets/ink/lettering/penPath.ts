/** A moment of the pen: where its middle is and how hard it is pressed (1 is usual). */
export interface PenPoint {
  readonly x: number
  readonly y: number
  readonly pressure: number
}

/** A pen path as written: its points, the indices where the pen turns sharply, and whether it runs back into its beginning. */
export interface PenPath {
  readonly points: readonly PenPoint[]
  readonly corners: ReadonlySet<number>
  readonly closed: boolean
}

const PLACE = /^(-?[\d.]+),(-?[\d.]+)(?:@([\d.]+))?(\*?)$/

/** Reads `x,y x,y@pressure x,y* … z`. A mistake in the hand's data throws, naming the word. */
export function readPath(text: string): PenPath {
  const words = text.split(' ')
  const closed = words.at(-1) === 'z'
  const corners = new Set<number>()
  const points = (closed ? words.slice(0, -1) : words).map((word, index) => {
    const found = PLACE.exec(word)
    if (!found) throw new Error(`Not a place of the pen: «${word}» in «${text}»`)
    const [, x, y, pressure, corner] = found
    if (corner === '*') corners.add(index)
    return { x: Number(x), y: Number(y), pressure: pressure === undefined ? 1 : Number(pressure) }
  })
  if (points.length < 2) throw new Error(`A path needs two places: «${text}»`)
  return { points, corners, closed }
}

/** The curve through the points as runs between sharp turns, one sample about every `step` of the path's own units. */
export function runsOf(path: PenPath, step: number): PenPoint[][] {
  if (path.closed && path.corners.size === 0) return [loopThrough(path.points, step)]
  const runs: PenPoint[][] = []
  let current: PenPoint[] = []
  const places = path.closed ? [...path.points, ...path.points.slice(0, 1)] : path.points
  places.forEach((place, index) => {
    current.push(place)
    const ends = index === places.length - 1
    if (ends || (index > 0 && path.corners.has(index))) {
      runs.push(relaxed(curveThrough(current, step), step))
      current = [place]
    }
  })
  return runs
}

/** A closed curve without a seam: drawn once round with a span more at either end, which is then cut off. */
function loopThrough(points: readonly PenPoint[], step: number): PenPoint[] {
  const around = [...points.slice(-2), ...points, ...points.slice(0, 2)]
  const smooth = relaxed(curveThrough(around, step), step)
  const before = curveThrough(around.slice(0, 3), step).length - 1
  const after = curveThrough(around.slice(-2), step).length - 1
  return smooth.slice(before, smooth.length - after)
}

/** Centripetal Catmull–Rom through the points: no overshoot, no handles to guess. */
function curveThrough(points: readonly PenPoint[], step: number): PenPoint[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return []
  const curve: PenPoint[] = []
  for (let index = 0; index + 1 < points.length; index++) {
    const from = points[index]
    const to = points[index + 1]
    if (!from || !to) continue
    const before = points[index - 1] ?? leadingPoint(from, to, points[index + 2])
    const after = points[index + 2] ?? leadingPoint(to, from, points[index - 1])
    const count = Math.max(2, Math.ceil(distance(from, to) / step))
    for (let part = 0; part < count; part++) curve.push(onSpan(before, from, to, after, part / count))
  }
  curve.push(last)
  return curve
}

/** The point before the first one, so that the curve leaves along the bend of its first three points. */
function leadingPoint(end: PenPoint, next: PenPoint, beyond: PenPoint | undefined): PenPoint {
  const bend = beyond ? 1 : 0
  const far = beyond ?? next
  return {
    x: 2 * end.x - next.x + bend * 0.5 * (end.x - 2 * next.x + far.x),
    y: 2 * end.y - next.y + bend * 0.5 * (end.y - 2 * next.y + far.y),
    pressure: end.pressure,
  }
}

function onSpan(a: PenPoint, b: PenPoint, c: PenPoint, d: PenPoint, part: number): PenPoint {
  const knotB = Math.sqrt(distance(a, b)) + 1e-6
  const knotC = knotB + Math.sqrt(distance(b, c)) + 1e-6
  const knotD = knotC + Math.sqrt(distance(c, d)) + 1e-6
  const at = knotB + (knotC - knotB) * part
  const axis = (pick: (point: PenPoint) => number): number => {
    const ab = blend(pick(a), pick(b), at / knotB)
    const bc = blend(pick(b), pick(c), (at - knotB) / (knotC - knotB))
    const cd = blend(pick(c), pick(d), (at - knotC) / (knotD - knotC))
    const abc = blend(ab, bc, at / knotC)
    const bcd = blend(bc, cd, (at - knotB) / (knotD - knotB))
    return blend(abc, bcd, (at - knotB) / (knotC - knotB))
  }
  return { x: axis((point) => point.x), y: axis((point) => point.y), pressure: blend(b.pressure, c.pressure, part) }
}

/** Takes the lumps out that a curve through few points has: each sample moves to the mean of its neighbours, ends stay. */
function relaxed(curve: readonly PenPoint[], step: number): PenPoint[] {
  const reach = Math.max(1, Math.round(0.9 / step))
  let smooth = [...curve]
  for (let pass = 0; pass < 3; pass++) {
    smooth = smooth.map((point, index) => {
      const width = Math.min(reach, index, smooth.length - 1 - index)
      if (width === 0) return point
      let x = 0
      let y = 0
      let pressure = 0
      for (let offset = -width; offset <= width; offset++) {
        const near = smooth[index + offset] ?? point
        x += near.x
        y += near.y
        pressure += near.pressure
      }
      const count = 2 * width + 1
      return { x: x / count, y: y / count, pressure: pressure / count }
    })
  }
  return smooth
}

const blend = (from: number, to: number, part: number): number => from + (to - from) * part

const distance = (a: PenPoint, b: PenPoint): number => Math.hypot(b.x - a.x, b.y - a.y)
