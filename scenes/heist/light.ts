import { Container, Graphics } from 'pixi.js'
import type { Size } from '../../src/stage/scene'
import type { Heist } from './rules'

/** The first ring of light, in CSS pixels of a window of 1440 × 900. */
const POOL = { radiusX: 394, radiusY: 313 } as const

/** Rings of night around the pool, from the inside: how far out, how dark, of what watered ink. */
const NIGHT = [
  { reach: 1, alpha: 0.36, color: 0x55504c, phase: 0.4 },
  { reach: 1.36, alpha: 0.34, color: 0x4c474a, phase: 2.1 },
  { reach: 1.8, alpha: 0.38, color: 0x45404a, phase: 4.3 },
] as const

/** Rings of light in it, that pale the ink of the bricks, so that the thief owns the blacks. */
const GLOW = [
  { reach: 0.96, alpha: 0.16, phase: 5.2 },
  { reach: 0.7, alpha: 0.16, phase: 1.3 },
  { reach: 0.42, alpha: 0.14, phase: 3.7 },
] as const

const PAPER = 0xf5ecd9
/** Further than any window reaches from its lantern. */
const FAR = 12_000

/** How the flame's three drawings differ: the share by which rings grow, and their turn in radians. */
const FLICKER = [
  { grow: 0, turn: 0 },
  { grow: 0.008, turn: 0.012 },
  { grow: -0.007, turn: -0.009 },
] as const

const LEAPING = 1.16
const FROZEN = 0.86

/** The night with the pool of lantern light in it: washes of ink with a hole, that move with the lantern. */
export class Light {
  readonly night = new Container({ label: 'night' })
  readonly glow = new Container({ label: 'glow' })
  #size = 1

  constructor() {
    for (const { reach, alpha, color, phase } of NIGHT) {
      const hole = poolOutline(reach, phase)
      const ring = new Graphics()
        .rect(-FAR, -FAR, 2 * FAR, 2 * FAR)
        .fill({ color, alpha })
        .poly(hole)
        .cut()
        // Where a wash ends, its ink gathers.
        .poly(hole)
        .stroke({ color, alpha: alpha * 0.5, width: 5, alignment: 0 })
      ring.blendMode = 'multiply'
      this.night.addChild(ring)
    }
    for (const { reach, alpha, phase } of GLOW) {
      this.glow.addChild(new Graphics().poly(poolOutline(reach, phase)).fill({ color: PAPER, alpha }))
    }
  }

  /** A larger window has a larger lantern. */
  resize({ width, height }: Readonly<Size>): void {
    this.#size = Math.min(1.5, Math.max(0.8, Math.sqrt((width * height) / (1440 * 900))))
  }

  /** How far out (1: the edge of the pool) a place is. */
  distance(x: number, y: number, lightX: number, lightY: number): number {
    return Math.hypot((x - lightX) / POOL.radiusX, (y - lightY) / POOL.radiusY) / this.#size
  }

  draw(heist: Heist, x: number, y: number, boil: number, isCalm: boolean): void {
    const size = this.#size * (isCalm ? 1 : flareOf(heist))
    place(this.glow, x, y, size, boil)
    place(this.night, x, y, size, boil)
  }
}

/** The lantern flares up with his fright, and shrinks while he holds its breath. */
function flareOf({ now, leapsUntil, frozenUntil }: Heist): number {
  if (now < leapsUntil) return LEAPING
  return now < frozenUntil ? FROZEN : 1
}

function place(rings: Container, x: number, y: number, size: number, boil: number): void {
  rings.position.set(x, y)
  for (const [index, ring] of rings.children.entries()) {
    // Each ring is a drawing behind the one inside it, so that they never swell as one.
    const { grow, turn } = FLICKER[(boil + index) % FLICKER.length] ?? FLICKER[0]
    const isStill = boil === 0
    ring.scale.set(size * (1 + (isStill ? 0 : grow)))
    ring.rotation = isStill ? 0 : turn
  }
}

/** The edge of a pool as a brush would lead it: nearly an ellipse. */
function poolOutline(reach: number, phase: number): number[] {
  const points: number[] = []
  for (let step = 0; step < 96; step++) {
    const angle = (step / 96) * Math.PI * 2
    const slow = 0.02 * Math.sin(2 * angle + phase) + 0.017 * Math.sin(3 * angle + 2.3 * phase)
    const quick = 0.008 * Math.sin(7 * angle + 3.1 * phase) + 0.004 * Math.sin(17 * angle + phase)
    const radius = reach * (1 + slow + quick)
    points.push(Math.cos(angle) * POOL.radiusX * radius, Math.sin(angle) * POOL.radiusY * radius)
  }
  return points
}
