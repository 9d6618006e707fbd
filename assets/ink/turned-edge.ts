import { outwardNormals } from './geometry'
import type { Ink } from './ink'
import { itemAround, itemAt, type Options } from './numbers'
import { type Color, PAPER } from './palette'
import type { Line, PathSource, PenPoint } from './path'

/** The edge of a leaf or petal that has turned over, so that its other side shows. */
export interface TurnedEdge {
  /** The part of the outline that has turned, as shares of its length from where it begins; 0.55 to 0.85 when not given. */
  from: number
  to: number
  /** How far it comes over at most, in units; 8 when not given. */
  depth: number
  /** What the other side is laid with; paper when not given. */
  fill: Color
  /** The outline, in units; 1.8 when not given. */
  width: number
}

/** Turns an edge over: a shadow on the leaf, the lip, and the veins that run over the fold. Call it after the leaf's own form. */
export function drawTurnedEdge(ink: Ink, shape: PathSource, edge: Options<TurnedEdge> = {}): Line {
  const { from = 0.55, to = 0.85, depth = 8, fill = PAPER, width = 1.8 } = edge
  const line = ink.path(shape, true)
  const normals = outwardNormals(line, 5)
  const count = line.points.length
  const first = Math.round(from * count)
  const last = Math.round((to < from ? to + 1 : to) * count)
  if (last - first < 8) throw new Error(`No edge to turn over lies between ${from} and ${to}.`)
  const fold: PenPoint[] = []
  const lip: PenPoint[] = []
  for (let i = first; i <= last; i++) {
    const share = (i - first) / (last - first)
    const over = depth * ink.scale * Math.sin(Math.PI * share ** 1.25) ** 0.75
    const [point, normal] = [itemAround(line.points, i), itemAround(normals, i)]
    fold.push({ ...point, pressure: 1 })
    lip.push({ x: point.x - normal.x * over, y: point.y - normal.y * over, pressure: 1 })
  }
  const turned = { points: [...fold, ...lip.slice(1, -1).reverse()], closed: true, corners: [0, fold.length - 1] }
  const middle = itemAt(lip, Math.floor(lip.length / 2))
  const root = itemAt(fold, Math.floor(fold.length / 2))
  const [dx, dy] = [(middle.x - root.x) * 0.4, (middle.y - root.y) * 0.4]
  ink.clip(line, () => {
    ink.wash(turned, { alpha: 0.3, dx, dy })
    ink.feather(openLine(lip), { side: sideOf(fold, lip), length: depth * 0.7, width: 1.3, spacing: 2.4, slant: 8 })
  })
  ink.form(turned, { width, fill, halo: 0.6, gap: 0.1, overshoot: 0.6 })
  ink.clip(turned, () => {
    const veins = { side: sideOf(fold, lip), length: depth * 0.5, width: 1.1, spacing: 3.4, slant: 8 } as const
    ink.feather(openLine(fold), veins)
  })
  return turned
}

/** The side of the fold (1 is to the right of the way it runs) on which the lip lies. */
function sideOf(fold: readonly PenPoint[], lip: readonly PenPoint[]): 1 | -1 {
  const i = Math.floor(fold.length / 2)
  const [before, here, over] = [itemAt(fold, i - 1), itemAt(fold, i), itemAt(lip, i)]
  const turn = (here.x - before.x) * (over.y - here.y) - (here.y - before.y) * (over.x - here.x)
  return turn > 0 ? 1 : -1
}

function openLine(points: readonly PenPoint[]): Line {
  return { points, closed: false, corners: [] }
}
