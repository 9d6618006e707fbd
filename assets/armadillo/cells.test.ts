import { expect, it } from 'vitest'
import { drawArmadillo } from './armadillo'
import { averages, CELLS } from './averages'
import { DIGITS, LIDS, OPEN, PALETTE, SHUT } from './shared'

/** How far a colour of the palette may be from what it stands for, of 255 in each channel: on average and at the worst. */
const TOLERANCE = { mean: 4, most: 24 } as const

function channelOf(digit: string, channel: number): number {
  const from = DIGITS.indexOf(digit) * 6 + channel * 2
  return Number.parseInt(PALETTE.slice(from, from + 2), 16)
}

/** `npx tsx assets/armadillo/bake.ts` writes them anew. */
it('what the blots are averaged from is the picture as it is drawn, its eyes open and shut', {
  timeout: 60_000,
}, () => {
  expect(OPEN).toHaveLength(CELLS * CELLS)
  expect(PALETTE).toHaveLength(DIGITS.length * 6)
  for (const isBlinking of [false, true]) {
    const distances = averages('armadillo', 'The armadillo', (ink) => drawArmadillo(ink, isBlinking)).map(
      (color, cell) => {
        const [x, y] = [(cell % CELLS) - LIDS.left, Math.floor(cell / CELLS) - LIDS.top]
        const isLid = isBlinking && x >= 0 && x < LIDS.width && y >= 0
        const digit = (isLid && SHUT[y * LIDS.width + x]) || (OPEN[cell] ?? '')
        return Math.hypot(...color.map((value, channel) => value - channelOf(digit, channel)))
      },
    )
    expect(distances.reduce((sum, distance) => sum + distance, 0) / distances.length).toBeLessThan(TOLERANCE.mean)
    // What the lids only brush is left as it was.
    if (!isBlinking) expect(Math.max(...distances)).toBeLessThan(TOLERANCE.most)
  }
})
