import { Container, Graphics, type Texture } from 'pixi.js'
import type { manifest } from '../../../assets/heist/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'

/** The first ring of light, in CSS pixels of a window of 1440 × 900. */
export const POOL = { radiusX: 394, radiusY: 313 } as const

/** Washes of watered ink around the pool, from the inside: how far out each begins, how dark, of what colour. */
const NIGHT = [
  { reach: 1, alpha: 0.36, color: [0x55, 0x50, 0x4c] },
  { reach: 1.36, alpha: 0.34, color: [0x4c, 0x47, 0x4a] },
  { reach: 1.8, alpha: 0.38, color: [0x45, 0x40, 0x4a] },
] as const

/** Rings of light in it, that pale the ink of the bricks, so that the thief owns the blacks. */
const GLOW = [
  { reach: 0.96, alpha: 0.16 },
  { reach: 0.7, alpha: 0.16 },
  { reach: 0.42, alpha: 0.14 },
] as const

/** A flame never stands still: three drawings of its light, side by side. */
export const DRAWINGS = 3

/** How large one of them is: beyond it all is as dark as at its edge. */
export const DRAWN = { width: 4 * POOL.radiusX, height: 4 * POOL.radiusY } as const

/** Pixels for a unit of them: a wash has a soft edge. */
const DENSITY = 0.75

/** The bits of the channels that Pixi draws with a mask of channels: colours, or what is kept in alpha. */
export const COLORS = 0b1110
export const ALPHA = 0b0001

/** The night with the pool of light in it, in one picture: in its colours what the night takes away, in its alpha how far the light pales. */
export function printLight(kit: ViewKit<typeof manifest>): Texture {
  const night = new Container({ label: 'night' })
  const glow = new Container({ label: 'glow' })
  for (let drawing = 0; drawing < DRAWINGS; drawing++) {
    const x = (drawing + 0.5) * DRAWN.width
    night.addChild(
      new Graphics({ x }).rect(-DRAWN.width / 2, -DRAWN.height / 2, DRAWN.width, DRAWN.height).fill('white'),
    )
    night.addChild(drawNight(drawing, x))
    glow.addChild(drawGlow(drawing, x))
  }
  night.mask = COLORS
  glow.mask = ALPHA
  const light = new Container({ children: [night, glow] })
  return kit.bake(light, { x: 0, y: -DRAWN.height / 2, width: DRAWN.width * DRAWINGS, height: DRAWN.height }, DENSITY)
}

/** The washes lie over one another; each band is filled once with what they come to there. */
function drawNight(drawing: number, x: number): Graphics {
  const night = new Graphics({ x, blendMode: 'multiply' })
  const edges = NIGHT.map(({ reach }, ring) => poolOutline(reach, ring, drawing))
  const laid = [1, 1, 1]
  for (const [ring, { alpha, color }] of NIGHT.entries()) {
    for (const [channel, value] of color.entries())
      laid[channel] = (laid[channel] ?? 1) * (1 - alpha * (1 - value / 255))
    const hole = edges[ring] ?? []
    const outside = edges[ring + 1]
    if (outside) night.poly(outside)
    else night.rect(-DRAWN.width / 2, -DRAWN.height / 2, DRAWN.width, DRAWN.height)
    night.fill(colorOf(laid)).poly(hole).cut()
  }
  // Where a wash ends, its ink gathers.
  for (const edge of edges) night.poly(edge).stroke({ color: 0x8a837c, alpha: 0.42, width: 5, alignment: 0 })
  return night
}

function drawGlow(drawing: number, x: number): Graphics {
  const glow = new Graphics({ x })
  for (const [ring, { reach, alpha }] of GLOW.entries()) {
    glow.poly(poolOutline(reach, ring + NIGHT.length, drawing)).fill({ color: 'white', alpha })
  }
  return glow
}

function colorOf([red = 1, green = 1, blue = 1]: readonly number[]): number {
  return (Math.round(red * 255) << 16) | (Math.round(green * 255) << 8) | Math.round(blue * 255)
}

/** The edge of a pool as a brush would lead it: nearly an ellipse, a little different in each drawing. */
function poolOutline(reach: number, ring: number, drawing: number): number[] {
  const phase = 0.4 + ring * 1.7
  const shiver = drawing * 2.1 + ring
  const points: number[] = []
  for (let step = 0; step < 96; step++) {
    const angle = (step / 96) * Math.PI * 2
    const slow = 0.02 * Math.sin(2 * angle + phase) + 0.017 * Math.sin(3 * angle + 2.3 * phase)
    const quick = 0.008 * Math.sin(7 * angle + 3.1 * phase) + 0.004 * Math.sin(17 * angle + phase)
    const flicker = drawing === 0 ? 0 : 0.007 * Math.sin(shiver) + 0.005 * Math.sin(4 * angle + shiver)
    const radius = reach * (1 + slow + quick + flicker)
    points.push(Math.cos(angle) * POOL.radiusX * radius, Math.sin(angle) * POOL.radiusY * radius)
  }
  return points
}
