import type { Ink } from '../ink/ink'
import { itemAt, radians } from '../ink/numbers'

/** A shadow on the paving, its middle at the origin. */
export function drawShadow(ink: Ink): void {
  ink.wash(ink.ellipse(2, 0, 56, 11, -2, 0.07), { alpha: 0.46 })
}

/** Rings of dust, from a foot to a breath, in units: x, y, radius. */
const PUFFS = [
  [
    [0, -6, 7],
    [10, -4, 4.4],
  ],
  [
    [-8, -8, 9],
    [6, -11, 7],
    [17, -5, 4.6],
  ],
  [
    [-15, -11, 8],
    [0, -18, 8.4],
    [15, -13, 6],
    [26, -6, 3.6],
  ],
  [
    [-21, -15, 5],
    [-2, -26, 5.6],
    [17, -20, 4.6],
  ],
] as const

/** One of four drawings of a puff of dust on the ground at the origin; the last is nearly gone. */
export function drawPuff(ink: Ink, frame: number): void {
  const gap = 0.25 + frame * 0.2
  for (const [x, y, radius] of itemAt(PUFFS, frame)) {
    const ring = ink.ellipse(x, y, radius, radius * 0.84, 0, 0.12)
    if (frame < 3) ink.form(ring, { width: 1.9, gap, lit: 0.5, tone: { from: 0.62, width: 1.2, spacing: 2.2 } })
    else ink.contour(ring, { width: 1.5, gap: 0.9, lit: 0.5 })
  }
  if (frame > 0) ink.splatter(frame * 6, -8 - frame * 4, { radius: 14 + frame * 3, count: 5, largest: 1.5 })
}

/** The flash: spikes of ink round a burst of bare paper, in two drawings that follow each other at once. */
export function drawFlash(ink: Ink, frame: number): void {
  const random = ink.fork('flash')
  const spikes = 15
  const burst = ink.path(
    Array.from({ length: spikes * 2 }, (_, i) => {
      const angle = radians((i / (spikes * 2)) * 360 + frame * 11 + random.signed() * 2.5)
      const reach = i % 2 === 0 ? random.between(104, 128) : random.between(78, 86)
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.92, 1, 1]
    }),
    true,
  )
  ink.form(burst, { width: 3, gap: 0, lit: 0.7 })
  for (let i = 0; i < spikes; i++) {
    const angle = radians((i / spikes) * 360 + 12 + frame * 11 + random.signed() * 4)
    const from = random.between(118, 124)
    const to = from + random.between(10, 22)
    const ray = [
      [Math.cos(angle) * from, Math.sin(angle) * from * 0.92],
      [Math.cos(angle) * to, Math.sin(angle) * to * 0.92],
    ]
    ink.line(ray, { width: 3.4, profile: 'flick' })
  }
}

/** Dry strokes behind a flier: her way through the air, to the right of the origin. */
export function drawSpeed(ink: Ink): void {
  for (const stroke of ['0,-16 26,-18 54,-17', '8,0 36,-1 74,1', '2,15 22,16 46,15']) {
    ink.line(stroke, { width: 4, dry: 0.8 })
  }
}
