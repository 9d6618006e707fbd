import type { Polygon, Spot } from './brush'

/** A cubic curve from wherever the one before ended. */
export interface Cubic {
  readonly leave: Spot
  readonly arrive: Spot
  readonly end: Spot
}

const SPACING = 3
const DEEPEST = 9

/**
 * Fits a closed smooth outline with as few cubic curves as `tolerance` (font units) allows, after Schneider: nodes at the
 * extremes with level or upright tangents, then halves wherever the error is largest. All numbers come back whole.
 */
export function fitClosed(polygon: Polygon, tolerance: number): Cubic[] {
  const ring = resampled(polygon)
  if (ring.length < 8) return []
  const nodes = extremes(ring)
  const curves: Cubic[] = []
  nodes.forEach((node, index) => {
    const following = nodes[(index + 1) % nodes.length]
    if (!following) return
    const span = slice(ring, node.index, following.index)
    curves.push(...fitSpan(span, node.tangent, following.tangent, tolerance, DEEPEST))
  })
  return rounded(curves)
}

interface Node {
  readonly index: number
  /** Direction of travel, length 1. */
  readonly tangent: Spot
}

function resampled(polygon: Polygon): Polygon {
  const corners = [...polygon, ...polygon.slice(0, 1)]
  const total = corners.reduce((sum, spot, index) => sum + (index > 0 ? gap(corners[index - 1] ?? spot, spot) : 0), 0)
  const count = Math.max(12, Math.round(total / SPACING))
  const ring: Spot[] = []
  let walked = 0
  let wanted = 0
  for (let index = 0; index + 1 < corners.length; index++) {
    const from = corners[index]
    const to = corners[index + 1]
    if (!from || !to) break
    const length = gap(from, to)
    while (ring.length < count && wanted <= walked + length && length > 0) {
      const part = (wanted - walked) / length
      ring.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
      wanted = (ring.length * total) / count
    }
    walked += length
  }
  return ring.map((spot, index) => {
    const before = around(ring, index - 1)
    const after = around(ring, index + 1)
    return { x: (before.x + 2 * spot.x + after.x) / 4, y: (before.y + 2 * spot.y + after.y) / 4 }
  })
}

/** Leftmost, lowest, rightmost and highest places in order of travel, merged when they fall together. */
function extremes(ring: Polygon): Node[] {
  const best = (worth: (spot: Spot) => number): number =>
    ring.reduce((found, spot, index) => (worth(spot) > worth(around(ring, found)) ? index : found), 0)
  const found = [
    { index: best((spot) => -spot.x), level: false },
    { index: best((spot) => -spot.y), level: true },
    { index: best((spot) => spot.x), level: false },
    { index: best((spot) => spot.y), level: true },
  ].sort((a, b) => a.index - b.index)
  const apart = found.filter((node, index) => {
    const next = found[(index + 1) % found.length]
    return !next || (next.index - node.index + ring.length) % ring.length >= 4
  })
  return apart.map(({ index, level }) => {
    const travel = tangentAt(ring, index)
    return { index, tangent: level ? { x: Math.sign(travel.x) || 1, y: 0 } : { x: 0, y: Math.sign(travel.y) || 1 } }
  })
}

function fitSpan(spots: Polygon, leaving: Spot, arriving: Spot, tolerance: number, depth: number): Cubic[] {
  const first = spots[0]
  const last = spots.at(-1)
  if (!first || !last) return []
  if (spots.length <= 3) return [third(first, last, leaving, arriving)]
  let places = chordPlaces(spots)
  let curve = leastSquares(spots, places, leaving, arriving)
  let worst = worstMiss(spots, places, curve)
  for (let pass = 0; pass < 6 && worst.miss > tolerance && worst.miss < tolerance * 6; pass++) {
    places = places.map((place, index) => nearer(first, curve, spots[index] ?? first, place))
    curve = leastSquares(spots, places, leaving, arriving)
    worst = worstMiss(spots, places, curve)
  }
  if (worst.miss <= tolerance || depth === 0) return [curve]
  const middle = Math.min(spots.length - 3, Math.max(2, worst.index))
  const tangent = unit(
    difference(spots[Math.min(spots.length - 1, middle + 2)] ?? last, spots[Math.max(0, middle - 2)] ?? first),
  )
  return [
    ...fitSpan(spots.slice(0, middle + 1), leaving, tangent, tolerance, depth - 1),
    ...fitSpan(spots.slice(middle), tangent, arriving, tolerance, depth - 1),
  ]
}

/** The curve with given end tangents that misses the spots least; the usual thirds when the sums have no good answer. */
function leastSquares(spots: Polygon, places: readonly number[], leaving: Spot, arriving: Spot): Cubic {
  const first = spots[0] ?? leaving
  const last = spots.at(-1) ?? arriving
  let leaveLeave = 0
  let leaveArrive = 0
  let arriveArrive = 0
  let leaveMiss = 0
  let arriveMiss = 0
  spots.forEach((spot, index) => {
    const part = places[index] ?? 0
    const rest = 1 - part
    const b = 3 * rest * rest * part
    const c = 3 * rest * part * part
    const near = rest ** 3 + b
    const far = part ** 3 + c
    const ahead = { x: leaving.x * b, y: leaving.y * b }
    const behind = { x: -arriving.x * c, y: -arriving.y * c }
    const miss = { x: spot.x - first.x * near - last.x * far, y: spot.y - first.y * near - last.y * far }
    leaveLeave += dot(ahead, ahead)
    leaveArrive += dot(ahead, behind)
    arriveArrive += dot(behind, behind)
    leaveMiss += dot(ahead, miss)
    arriveMiss += dot(behind, miss)
  })
  const determinant = leaveLeave * arriveArrive - leaveArrive * leaveArrive
  if (Math.abs(determinant) < 1e-9) return third(first, last, leaving, arriving)
  const leaveLength = (leaveMiss * arriveArrive - arriveMiss * leaveArrive) / determinant
  const arriveLength = (leaveLeave * arriveMiss - leaveArrive * leaveMiss) / determinant
  const chord = gap(first, last)
  const sound =
    leaveLength > chord * 0.02 && arriveLength > chord * 0.02 && leaveLength < chord * 3 && arriveLength < chord * 3
  if (!sound) return third(first, last, leaving, arriving)
  return handles(first, last, leaving, arriving, leaveLength, arriveLength)
}

const third = (first: Spot, last: Spot, leaving: Spot, arriving: Spot): Cubic =>
  handles(first, last, leaving, arriving, gap(first, last) / 3, gap(first, last) / 3)

const handles = (first: Spot, last: Spot, leaving: Spot, arriving: Spot, leave: number, arrive: number): Cubic => ({
  leave: { x: first.x + leaving.x * leave, y: first.y + leaving.y * leave },
  arrive: { x: last.x - arriving.x * arrive, y: last.y - arriving.y * arrive },
  end: last,
})

function worstMiss(spots: Polygon, places: readonly number[], curve: Cubic): { index: number; miss: number } {
  const first = spots[0] ?? curve.end
  return spots.reduce(
    (worst, spot, index) => {
      const miss = gap(spot, onCurve(first, curve, places[index] ?? 0))
      return miss > worst.miss ? { index, miss } : worst
    },
    { index: Math.floor(spots.length / 2), miss: 0 },
  )
}

/** One Newton step towards the place on the curve nearest to the spot. */
function nearer(first: Spot, curve: Cubic, spot: Spot, place: number): number {
  const step = 1e-3
  const here = onCurve(first, curve, place)
  const ahead = onCurve(first, curve, place + step)
  const behind = onCurve(first, curve, place - step)
  const slope = { x: (ahead.x - behind.x) / (2 * step), y: (ahead.y - behind.y) / (2 * step) }
  const bend = {
    x: (ahead.x - 2 * here.x + behind.x) / (step * step),
    y: (ahead.y - 2 * here.y + behind.y) / (step * step),
  }
  const miss = difference(here, spot)
  const fall = dot(slope, slope) + dot(miss, bend)
  if (Math.abs(fall) < 1e-9) return place
  return Math.min(1, Math.max(0, place - dot(miss, slope) / fall))
}

/** The place on a curve at `part` (0…1) of its run. */
export function onCurve(first: Spot, curve: Cubic, part: number): Spot {
  const rest = 1 - part
  const a = rest * rest * rest
  const b = 3 * rest * rest * part
  const c = 3 * rest * part * part
  const d = part * part * part
  return {
    x: a * first.x + b * curve.leave.x + c * curve.arrive.x + d * curve.end.x,
    y: a * first.y + b * curve.leave.y + c * curve.arrive.y + d * curve.end.y,
  }
}

function chordPlaces(spots: Polygon): number[] {
  const places = [0]
  spots.forEach((spot, index) => {
    const before = spots[index - 1]
    if (before) places.push((places.at(-1) ?? 0) + gap(before, spot))
  })
  const total = places.at(-1) ?? 1
  return places.map((place) => place / total)
}

function tangentAt(ring: Polygon, index: number): Spot {
  return unit(difference(around(ring, index + 2), around(ring, index - 2)))
}

function slice(ring: Polygon, from: number, to: number): Polygon {
  const count = (to - from + ring.length) % ring.length || ring.length
  return Array.from({ length: count + 1 }, (_, offset) => around(ring, from + offset))
}

function around(ring: Polygon, index: number): Spot {
  return ring[((index % ring.length) + ring.length) % ring.length] ?? { x: 0, y: 0 }
}

const whole = (spot: Spot): Spot => ({ x: Math.round(spot.x), y: Math.round(spot.y) })

const rounded = (curves: readonly Cubic[]): Cubic[] =>
  curves.map((curve) => ({ leave: whole(curve.leave), arrive: whole(curve.arrive), end: whole(curve.end) }))

const gap = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y)

const difference = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y })

const dot = (a: Spot, b: Spot): number => a.x * b.x + a.y * b.y

const unit = (spot: Spot): Spot => {
  const length = Math.hypot(spot.x, spot.y) || 1
  return { x: spot.x / length, y: spot.y / length }
}
