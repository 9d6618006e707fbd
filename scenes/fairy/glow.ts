import { Graphics, GraphicsContext } from 'pixi.js'

/** The house's paper: light is where the wash is thin. */
const PAPER = 0xf5ecd9

/** Rings of light from the outside, as shares of the glow's size: few, so that each is seen as a wash. */
const RINGS = [
  { reach: 1, phase: 0.7 },
  { reach: 0.8, phase: 2.9 },
  { reach: 0.61, phase: 4.4 },
  { reach: 0.42, phase: 1.6 },
] as const

const POINTS = 44

/** What all glows are drawn from: washes of light about an ellipse of 100 × 80 units, each ring laid by hand. */
export function glowContext(): GraphicsContext {
  const context = new GraphicsContext()
  for (const { reach, phase } of RINGS) {
    const outline: number[] = []
    for (let point = 0; point < POINTS; point++) {
      const angle = (point / POINTS) * Math.PI * 2
      const stray = 1 + 0.03 * Math.sin(2 * angle + phase) + 0.025 * Math.sin(5 * angle + 2 * phase)
      outline.push(Math.cos(angle) * 100 * reach * stray, Math.sin(angle) * 80 * reach * stray)
    }
    context.poly(outline).fill({ color: PAPER, alpha: 0.13 })
  }
  return context
}

/** One glow. Glows share their drawing. */
export function glowOf(context: GraphicsContext): Graphics {
  return new Graphics(context)
}

/** How a light flickers over the three drawings of a boil: the share by which it grows. */
export function flicker(boil: number, other: number): number {
  return [1, 1.03, 0.975][(boil + other) % 3] ?? 1
}
