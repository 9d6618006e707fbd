import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import type { Color } from '../ink/palette'
import { burst, flickEdge } from './burst'
import { FIRE } from './places'

/** The pool of light on the ground. */
const POOL = { x: FIRE.x + 26, y: 688, radiusX: 452, radiusY: 152 } as const

/** Ferns: where they grow, how long their fronds are, and which way they lean, in degrees. */
const FERNS = [
  [1238, 838, 96, -94],
  [1312, 852, 66, -74],
  [1560, 812, 84, -98],
  [1790, 846, 100, -86],
] as const

/** A fern far from the fire. */
const FERN: Color = '#8b8273'

/** The ground of the clearing: light that runs out into the dark, and what lies in it. */
export function drawClearing(ink: Ink): void {
  const { x, y, radiusX, radiusY } = POOL
  const pool = (share: number, lower: number, seed: number, spikes: number, wedges: number) =>
    burst(ink, { x, y, radiusX: radiusX * share, radiusY: radiusY * lower, seed, spikes, wedges })
  ink.cut(pool(1.4, 1.36, 3, 0.2, 170), { fill: '#4b443f' })
  ink.cut(pool(1.2, 1.18, 13, 0.17, 160), { fill: '#938773' })
  ink.cut(pool(1, 1, 31, 0.2, 150))
  for (const [share, count, length] of [
    [1, 60, 0.15],
    [1.2, 60, 0.15],
    [1.42, 90, 0.22],
  ] as const) {
    const edge = { x, y, radiusX: radiusX * share, radiusY: radiusY * share }
    flickEdge(ink, `pool ${share}`, { ...edge, count, length: length / share, width: 2.4, from: 0, to: TAU })
  }
  strewGround(ink)
  drawSeats(ink)
  for (const [x, y, length, angle] of FERNS) drawFern(ink, x, y, length, angle)
}

/** Grass, pebbles and twigs; what lies farther from the fire lies thinner. */
function strewGround(ink: Ink): void {
  const random = ink.fork('ground')
  const { x, y, radiusX, radiusY } = POOL
  for (let i = 0; i < 62; i++) {
    const angle = random.next() * TAU
    const away = Math.sqrt(random.between(0.2, 1.1))
    const [left, down] = [x + Math.cos(angle) * radiusX * away, y + Math.sin(angle) * radiusY * away]
    if (Math.abs(left - FIRE.x) < 190 && Math.abs(down - FIRE.y) < 64) continue
    const kind = random.next()
    if (kind < 0.5) {
      const length = random.between(8, 15)
      ink.tufts([[left, down]], () => -90 + random.signed() * 20, { length, count: 3, width: 1.9, fan: 0.9 })
    } else if (kind < 0.75) {
      ink.form(ink.ellipse(left, down, random.between(3, 7), random.between(2, 4)), { width: 1.8 })
    } else {
      const end = [left + random.between(18, 34), down + random.signed() * 4]
      ink.line([[left, down], [left + 10, down + random.signed() * 2], end], { width: 2.2, profile: 'swell' })
    }
  }
}

/** A log for whoever comes next, and the end of another one at the left edge. */
function drawSeats(ink: Ink): void {
  const light = ink.light
  ink.wash('560,742 700,724 830,716 850,734 720,764 600,770', { alpha: 0.6 })
  ink.light = [-0.62, -0.75, 0.5]
  drawSeat(ink, '800,700@40 700,714@46 588,728@48', { x: 590, y: 727, radius: 24, turn: 6 })
  ink.wash('-10,618 30,622 62,628 54,640 20,640 -10,634', { alpha: 0.6 })
  ink.light = [0.62, -0.75, 0.5]
  drawSeat(ink, '-50,592@34 0,600@38 50,610@38', { x: 52, y: 610, radius: 19, turn: -6 })
  ink.light = light
}

function drawSeat(ink: Ink, spine: string, end: { x: number; y: number; radius: number; turn: number }): void {
  const log = ink.tube(spine, { root: true, round: 0.2 })
  ink.form(log, {
    halo: 2,
    contour: false,
    tone: { from: 0.24, to: 0.55, width: 4.6, spacing: 3.2, angle: 4, bulge: 0.2 },
  })
  ink.contour(log, { width: 4.2, gap: 0.2 })
  drawCutEnd(ink, end)
}

/** The sawn end of a log: rings that are not round, a crack from the heart. */
export function drawCutEnd(
  ink: Ink,
  { x, y, radius, turn }: { x: number; y: number; radius: number; turn: number },
): void {
  const { random } = ink
  ink.form(ink.ellipse(x, y, radius * 0.6, radius, turn), { width: 3.2, halo: 0.6 })
  for (const ring of [0.68, 0.38]) {
    const [left, down] = [x + random.signed(), y + random.signed()]
    ink.contour(ink.ellipse(left, down, radius * 0.6 * ring, radius * ring, turn, 0.1), { width: 1.7, gap: 0.45 })
  }
  ink.dot(x, y, 1.8)
  ink.line(
    [
      [x, y],
      [x + 3, y - radius * 0.5],
      [x + 2, y - radius * 0.85],
    ],
    { width: 1.6, profile: 'flick' },
  )
}

/** A fern at the edge of sight: five fronds, each a row of leaflets that shrink to its tip. */
function drawFern(ink: Ink, x: number, y: number, length: number, angle: number): void {
  const random = ink.fork(`fern ${x}`)
  for (const frond of [-2, 2, -1, 1, 0]) {
    const way = ((angle + frond * 27) * Math.PI) / 180
    const reach = length * (1 - 0.14 * Math.abs(frond)) * random.between(0.92, 1.06)
    const at = (share: number) => {
      const droop = share * share * reach * (0.1 + 0.13 * Math.abs(frond))
      return { x: x + Math.cos(way) * reach * share, y: y + Math.sin(way) * reach * share + droop }
    }
    for (let leaf = 2; leaf < 11; leaf++) {
      const share = leaf / 11
      const root = at(share)
      const size = length * 0.2 * Math.sin(Math.PI * (share * 0.85 + 0.12)) * random.between(0.85, 1.1)
      for (const side of [-1, 1]) {
        const lean = (way * 180) / Math.PI + side * (64 - 22 * share)
        const leaflet = ink.leaf(root.x, root.y, lean, size, size * 0.34, { bend: side * size * 0.12, belly: 0.4 })
        ink.cut(leaflet, { fill: FERN })
      }
    }
    ink.line(
      [0, 0.34, 0.68, 1].map((share) => [at(share).x, at(share).y]),
      { width: 1.8, color: FERN, alpha: 1, profile: 'flick' },
    )
  }
}
