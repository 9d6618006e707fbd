import { Container, Graphics } from 'pixi.js'
import type { Point, Size } from '../../../src/stage/geometry'
import { clamp } from '../../../src/stage/math'
import type { Moment } from '../../../src/stage/scene'
import type { Heist } from '../state'

/** The first ring of light, in CSS pixels of a window of 1440 × 900. */
const POOL = { radiusX: 394, radiusY: 313 } as const

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

/** A flame never stands still: three drawings of its light. */
const DRAWINGS = 3

const PAPER = 0xf5ecd9
/** Further than any window reaches from its lantern. */
const FAR = 12_000

const LEAPING = 1.16
const FROZEN = 0.86

/** The night with the pool of lantern light in it: washes of ink with a hole, that move with the lantern. */
export class Light {
  readonly night = new Container({ label: 'night' })
  readonly glow = new Container({ label: 'glow' })
  #size = 1

  constructor() {
    for (let drawing = 0; drawing < DRAWINGS; drawing++) {
      this.night.addChild(drawNight(drawing))
      this.glow.addChild(drawGlow(drawing))
    }
  }

  /** A larger window has a larger lantern. */
  resize({ width, height }: Readonly<Size>): void {
    this.#size = clamp(Math.sqrt((width * height) / (1440 * 900)), 0.8, 1.5)
  }

  /** How far out (1: the edge of the pool) a place is. */
  distance(x: number, y: number): number {
    const { position } = this.night
    return Math.hypot((x - position.x) / POOL.radiusX, (y - position.y) / POOL.radiusY) / this.#size
  }

  /** @param boil which of the drawings is due */
  draw(heist: Heist, { now, isCalm }: Moment, boil: number): void {
    const size = this.#size * (isCalm ? 1 : flareOf(heist, now))
    place(this.glow, heist.light, size, boil)
    place(this.night, heist.light, size, boil)
  }
}

/** The lantern flares up with his fright, and shrinks while he holds his breath. */
function flareOf({ leapsUntil, frozenUntil }: Heist, now: number): number {
  if (now < leapsUntil) return LEAPING
  return now < frozenUntil ? FROZEN : 1
}

function place(drawings: Container, { x, y }: Readonly<Point>, size: number, boil: number): void {
  // A tenth of a pixel of light is nothing; without this the pool would creep after him for seconds.
  drawings.position.set(Math.round(x * 5) / 5, Math.round(y * 5) / 5)
  drawings.scale.set(size)
  for (let index = 0; index < drawings.children.length; index++) {
    const drawing = drawings.children[index]
    if (drawing) drawing.visible = index === boil
  }
}

/** The washes lie over one another; each band is filled once with what they come to there, so that a window costs one layer. */
function drawNight(drawing: number): Graphics {
  const night = new Graphics({ blendMode: 'multiply' })
  const edges = NIGHT.map(({ reach }, ring) => poolOutline(reach, ring, drawing))
  const laid = [1, 1, 1]
  for (const [ring, { alpha, color }] of NIGHT.entries()) {
    for (const [channel, value] of color.entries())
      laid[channel] = (laid[channel] ?? 1) * (1 - alpha * (1 - value / 255))
    const hole = edges[ring] ?? []
    const outside = edges[ring + 1]
    if (outside) night.poly(outside)
    else night.rect(-FAR, -FAR, 2 * FAR, 2 * FAR)
    night.fill(colorOf(laid)).poly(hole).cut()
  }
  // Where a wash ends, its ink gathers.
  for (const edge of edges) night.poly(edge).stroke({ color: 0x8a837c, alpha: 0.42, width: 5, alignment: 0 })
  return night
}

function drawGlow(drawing: number): Graphics {
  const glow = new Graphics()
  for (const [ring, { reach, alpha }] of GLOW.entries()) {
    glow.poly(poolOutline(reach, ring + NIGHT.length, drawing)).fill({ color: PAPER, alpha })
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
