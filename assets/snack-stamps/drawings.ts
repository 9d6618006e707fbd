import type { Ink } from '../ink/ink'
import { RUST } from '../ink/palette'
import { pictures as day } from '../snack/drawings'
import { drawVignette } from '../snack/vignette'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

/** What comes of ten foods, and grows on its way. */
function drawBurp(ink: Ink): void {
  const tone = { from: 0.5, to: 0.8, width: 1.8, spacing: 3.2 } as const
  for (const [x, y, size] of [
    [-40, 34, 9],
    [-22, 18, 15],
    [16, -14, 34],
  ] as const) {
    const puffs = [
      [0, 0, 1],
      [-0.7, 0.3, 0.6],
      [0.75, 0.25, 0.65],
      [0.1, -0.7, 0.7],
      [0.2, 0.6, 0.6],
    ] as const
    const cloud = ink.clay(
      puffs.map(([right, down, share]) =>
        ink.ellipse(x + right * size, y + down * size, share * size, share * size * 0.92),
      ),
      3,
    )
    ink.form(cloud, { width: 3, halo: 1, tone })
  }
  ink.lines(['-58,14 -48,20', '-30,54 -32,44', '44,40 36,30', '-34,-14 -26,-6'], { width: 3, profile: 'flick' })
}

export const stamps: Stamps = {
  soar: { draw: lifted(sprites.food, 'doughnut'), ground: 'disc' },
  pouch: { draw: drawVignette, zoom: 1.1 },
  burp: { draw: drawBurp, ground: 'moon' },
}

export const pictures = stampSheet('snack', RUST, stamps)
