import type { Ink } from '../ink/ink'
import { MOSS } from '../ink/palette'
import type { Line } from '../ink/path'

/** Grass is no paper: it has the moss in it before it is drawn, so that only what flies is white. */
export const BLADE = '#a9b48c'

/** A tuft of grass, its root at the origin. @param size of its blades, 1 when it is grown */
export function drawTuft(ink: Ink, kind: number, size = 1): void {
  const random = ink.fork(`tuft${kind}`)
  const count = 7 + (kind % 3) * 2
  const blades = Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1) - 0.5
    return {
      x: share * 26 + random.between(-2, 2),
      angle: -90 + share * 74 + random.between(-8, 8),
      length: random.between(22, 36) * (1 - Math.abs(share) * 0.5),
      bend: share * 16 + random.between(-3, 3),
    }
  }).sort((a, b) => b.length - a.length)
  for (const [i, { x, angle, length, bend }] of blades.entries())
    drawBlade(ink, ink.leaf(x * 0.6, 0, angle, length * size, 7, { bend: bend * size, belly: 0.3 }), i)
  ink.tufts(
    [
      [-9, 1],
      [0, 2],
      [9, 1],
    ],
    () => -90,
    { length: 9, count: 3, width: 1.5, fan: 1.1 },
  )
}

/** One blade, every fourth of them black. */
export function drawBlade(ink: Ink, leaf: Line, index: number, width = 1.6): void {
  if (index % 4 === 2) {
    ink.cut(leaf, { halo: 0.6, fill: BLADE })
    ink.black(leaf)
    return
  }
  ink.form(leaf, { width, halo: 0.6, gap: 0.2, fill: BLADE })
  ink.wash(leaf, { color: MOSS, alpha: index % 4 === 0 ? 0.3 : 0.62 })
}

/** What stands of a tuft once it is cut. */
export function drawStubble(ink: Ink, kind: number): void {
  const random = ink.fork(`stubble${kind}`)
  for (let i = 0; i < 9; i++) {
    const [x, y] = [-14 + i * 3.5 + random.between(-1.6, 1.6), random.between(-4, 4)]
    ink.line(
      [
        [x, y],
        [x + random.between(-1.4, 1.4), y - random.between(2.4, 5.4)],
      ],
      { width: 1.5, profile: 'flick', wobble: 0.1 },
    )
  }
}

/** The green under tall grass, so that no paper is seen between its blades, and the shade at its root. */
export function drawSward(ink: Ink, kind: number): void {
  const shape =
    kind === 0 ? '-30,1 -16,-13 6,-15 28,-6 31,5 12,14 -14,13' : '-31,-3 -12,-14 14,-13 30,-2 22,11 -4,15 -24,9'
  ink.cut(shape, { fill: BLADE })
  ink.wash(shape, { color: MOSS, alpha: 0.3 })
  ink.wash('-20,1 0,-3 22,1 2,5', { alpha: 0.36 })
}

/** Clover, a toadstool, a daisy: what the mowers have missed. */
export function drawFlower(ink: Ink, kind: number): void {
  ink.line(
    [
      [0, 0],
      [-1, -10],
      [1.6, -19],
    ],
    { width: 1.8, profile: 'even' },
  )
  ink.form(ink.leaf(0, -3, -28, 13, 6, { bend: 2 }), { width: 1.5 })
  if (kind === 0) {
    for (let i = 0; i < 7; i++)
      ink.form(ink.leaf(1.6, -20, i * 51 + 12, 8, 5, { belly: 0.66, tip: 0.8 }), { width: 1.3, halo: 0.2 })
    ink.black(ink.ellipse(1.6, -20, 2.4, 2))
  } else {
    ink.form(ink.ellipse(1.6, -22, 5.4, 6), { width: 1.6, tone: { from: 0.4, width: 1.4, spacing: 2 } })
  }
}

/** A blade of grass that was cut off and flies: every other one shows its paper side. */
export function drawClipping(ink: Ink, kind: number): void {
  const random = ink.fork(`clip${kind}`)
  const leaf = ink.leaf(-16, 0, random.between(-10, 10), 32, 8, { bend: random.between(-9, 9), belly: 0.36 })
  ink.form(leaf, { width: 2, halo: 1, gap: 0.06 })
  if (kind % 2) ink.tint(leaf, { color: MOSS, offset: 1.6, alpha: 0.8 })
  ink.line(
    [
      [-12, 0],
      [0, 0],
      [10, 0],
    ],
    { width: 1, profile: 'swell' },
  )
}

/** A blade that is cut off right before us and flies past: as large as a boot, every other one with its paper side up. */
export function drawBigBlade(ink: Ink, kind: number): void {
  const leaf = ink.leaf(-52, 0, 0, 104, 26, { bend: [12, -9, 5][kind] ?? 0, belly: 0.4 })
  const isGreen = kind === 1
  ink.form(leaf, { width: 3.4, halo: 1.6, gap: 0.05, fill: isGreen ? BLADE : undefined })
  if (isGreen) ink.wash(leaf, { color: MOSS, alpha: 0.7 })
  else ink.tint(leaf, { color: MOSS, offset: 5, alpha: kind === 2 ? 0.5 : 0.24 })
  const rib = { width: 6, profile: 'swell' } as const
  ink.clip(leaf, () =>
    ink.line(
      [
        [-40, 0],
        [-6, ([4, -3, 1][kind] ?? 0) * 0.6],
        [34, -1],
      ],
      rib,
    ),
  )
}
