import { Graphics, type Texture } from 'pixi.js'
import type { manifest } from '../../../assets/fairy/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { PAPER } from '../../../src/stage/kit/paper'

/** How many rings of light there are, one within the other, and how much light each adds. */
const RINGS = 7
const LIGHT = 0.072

const POINTS = 40

/** What there is of it, and a little paper around. */
const BOUNDS = { x: -112, y: -90, width: 224, height: 180 } as const

/** Pixels for a unit: it is shown up to half as large again. */
const DENSITY = 1.5

/** What all glows show: washes of light about an ellipse of 100 × 80 units, each ring laid by hand. */
export function printGlow(kit: ViewKit<typeof manifest>): Texture {
  const glow = new Graphics()
  for (let ring = 0; ring < RINGS; ring++) {
    const reach = 1 - ring * 0.115
    const phase = ring * 2.2
    const outline: number[] = []
    for (let point = 0; point < POINTS; point++) {
      const angle = (point / POINTS) * Math.PI * 2
      const stray = 1 + 0.035 * Math.sin(2 * angle + phase) + 0.03 * Math.sin(5 * angle + 2 * phase)
      outline.push(Math.cos(angle) * 100 * reach * stray, Math.sin(angle) * 80 * reach * stray)
    }
    glow.poly(outline).fill({ color: PAPER, alpha: LIGHT })
  }
  return kit.bake(glow, BOUNDS, DENSITY)
}

const FLICKERS = [1, 1.03, 0.975] as const

/** How a light flickers over the three drawings of a boil: the share by which it grows. */
export function flicker(boil: number, other: number): number {
  return FLICKERS[(boil + other) % 3] ?? 1
}
