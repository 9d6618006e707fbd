import type { Ink } from '../ink/ink'
import type { Color } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'

/** Plum through much air, and with less and less of it. What is nearest is ink. */
export const AIR: Readonly<Record<'moonlit' | 'far' | 'middle' | 'near' | 'dark', Color>> = {
  moonlit: '#a57f9b',
  far: '#7d5478',
  middle: '#5a3a58',
  near: '#40293f',
  dark: '#2b1d2b',
}

/** All of a page, and beyond. */
export const EVERYWHERE = '-700,-1100* 2400,-1100* 2400,1800* -700,1800*'

/** How far to the lower right a flat's shadow falls on the one behind it, in scene units. */
const FALL = { x: 7, y: 8 } as const

/** The shadow that a flat throws on whatever is behind it: baked into the picture, it moves with the flat. */
export function throwShadow(ink: Ink, shape: PathSource, alpha = 0.3, share = 1): void {
  ink.wash(shape, { color: '#26142a', alpha, dx: FALL.x * share, dy: FALL.y * share })
}

interface Card {
  /** How broad the moonlit edge is, in scene units; none at 0. */
  edge?: number
  /** How much mist gathers at its foot, 0…1; from how high down, and over how much height. */
  mist?: number
  foot?: number
  rise?: number
}

/** A flat cut out of card: one colour, its moonlit edge a little lighter, mist gathering at its foot. */
export function drawFlat(ink: Ink, shape: Line, color: Color, options: Card = {}): void {
  const { edge = 2.6, mist = 0, foot = 900, rise = 200 } = options
  ink.cut(shape, { fill: color })
  ink.clip(shape, () => {
    if (mist === 0) return
    ink.wash(EVERYWHERE, { color: '#b995ab', alpha: mist, fade: { from: [0, foot], to: [0, foot - rise] } })
  })
  if (edge > 0) ink.crescent(shape, { dx: -edge * 0.2, dy: edge, alpha: 0.5, color: '#c9a9bb' })
}

/** A black piece of card; where it lies over another, a thin line of air runs around it. */
export function drawBlock(ink: Ink, shape: PathSource): void {
  ink.cut(shape, { fill: AIR.far, halo: 1.7 })
  ink.black(shape, { wobble: 0.6 })
}

/** The outline of a row of hills, from its crests down to the lower edge. */
export function hillsThrough(
  ink: Ink,
  crest: (x: number) => number,
  { step = 26, from = -30, to = 1630, foot = 1030 } = {},
): Line {
  const points: number[][] = [[from, foot, 1, 1]]
  for (let x = from; x <= to; x += step) points.push([x, crest(x), 1, 0])
  points.push([to, crest(to), 1, 1], [to, foot, 1, 1])
  return ink.path(points, true)
}

/** Light along ribs, in fur, on a fold: cut out of the black. */
export function drawRibs(ink: Ink, paths: readonly string[], width: number, color: Color = AIR.moonlit): void {
  for (const path of paths) {
    const { points } = ink.path(path)
    const spine = points.map(({ x, y }, i) => {
      return [x, y, 0.5 + width * Math.sin((Math.PI * (i + 1)) / (points.length + 1)) ** 0.7]
    })
    ink.page(() => ink.cut(ink.tube(spine, { root: true }), { fill: color }))
  }
}
