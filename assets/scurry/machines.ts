import { type Corner, straight } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import type { Line } from '../ink/path'
import { polar } from '../ink/polar'

export interface Gear {
  teeth: number
  width: number
  rotate?: number
  spokes?: number
}

/** The silhouette of a gear. */
export function gearOutline(ink: Ink, x: number, y: number, radius: number, { teeth, rotate = 0 }: Gear): Line {
  const depth = radius * 0.17
  const step = TAU / teeth
  const chance = ink.fork(`gear ${x} ${y}`)
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const angle = rotate + tooth * step
    const stray = chance.signed() * 0.04 * step
    return [
      polar(x, y, radius - depth, angle + 0.04 * step + stray),
      polar(x, y, radius, angle + 0.2 * step + stray),
      polar(x, y, radius + chance.signed() * 0.5, angle + 0.5 * step),
      polar(x, y, radius - depth, angle + 0.68 * step),
    ]
  }).flat()
  return ink.path(straight(...corners), true)
}

/** A gear of paper with dark windows between its spokes: machinery that looks out of a black. */
export function drawGear(ink: Ink, x: number, y: number, radius: number, gear: Gear): void {
  const { width, rotate = 0, spokes = 5 } = gear
  const outline = gearOutline(ink, x, y, radius, gear)
  ink.form(outline, {
    width,
    halo: 1,
    gap: 0.1,
    overshoot: 0.6,
    tone: { from: 0.4, to: 0.76, width: 2.2, spacing: 2.4, angle: -50, puff: 0.5 },
  })
  ink.contour(ink.ellipse(x, y, radius * 0.7, radius * 0.7, 0, 0.01), { width: width * 0.6, gap: 0.3 })
  const half = (Math.PI / spokes) * 0.72
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = rotate + ((spoke + 0.5) / spokes) * TAU
    const window = ink.black([
      [...polar(x, y, radius * 0.62, angle - half), 1, 1],
      [...polar(x, y, radius * 0.64, angle), 1, 0],
      [...polar(x, y, radius * 0.62, angle + half), 1, 1],
      [...polar(x, y, radius * 0.3, angle + half * 0.75), 1, 1],
      [...polar(x, y, radius * 0.29, angle - half * 0.75), 1, 1],
    ])
    ink.rim(window, { distance: 1 })
  }
  ink.form(ink.ellipse(x, y, radius * 0.17), { width: width * 0.7, gap: 0.1 })
  ink.dot(x, y, radius * 0.06)
}

/** A black shape with a moonlit edge, standing clear of what is behind by `halo` units of paper. */
export function silhouette(ink: Ink, shape: string | readonly (readonly number[])[], rim = 1.5, halo = 0): Line {
  const line = ink.path(shape, true)
  // Ink on bare ground lets some of it through; ink on paper is opaque, which also keeps the picture's file small.
  ink.cut(line, { halo })
  ink.black(line)
  if (rim > 0) ink.rim(line, { distance: rim })
  return line
}

/** A girder's zigzag between two points: two booms and the braces between them, `depth` units apart. */
export function drawLattice(ink: Ink, [x0, y0]: Corner, [x1, y1]: Corner, depth: number, width: number): void {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const along = [(x1 - x0) / length, (y1 - y0) / length] as const
  const place = (share: number, side: number): Corner => [
    x0 + (x1 - x0) * share - along[1] * side * (depth / 2),
    y0 + (y1 - y0) * share + along[0] * side * (depth / 2),
  ]
  const bays = Math.max(2, Math.round(length / depth))
  for (let bay = 0; bay < bays; bay++) {
    const side = bay % 2 ? 1 : -1
    ink.line([place(bay / bays, side), place((bay + 1) / bays, -side)], { width: width * 0.62, profile: 'even' })
  }
  for (const side of [-1, 1]) ink.line([place(0, side), place(0.5, side), place(1, side)], { width, profile: 'even' })
}
