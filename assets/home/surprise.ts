import { drawDrop } from '../characters/drop'
import type { Ink } from '../ink/ink'

/** The drop that leaves the bottle, 192 × 96: as it falls, and as it bursts on a card. Cells of 96. */
export function drawSurprise(ink: Ink): void {
  ink.at(48, 66, { scale: 0.78 }, () => drawDrop(ink, { squash: 0.02, mood: 'glad' }))
  for (const [x, long, width] of [
    [48, 20, 2.6],
    [38, 12, 1.8],
    [58, 13, 1.8],
  ] as const)
    ink.line(`${x},${26 - long} ${x + 0.6},26`, { width, profile: 'swell', dry: 0.5 })

  // A round blot that throws fingers of unlike length, each with a drop before it.
  ink.black(ink.ellipse(144, 60, 19, 13, -6))
  for (const [toX, toY, width] of [
    [118, 44, 5],
    [112, 64, 6.5],
    [124, 80, 4.6],
    [149, 83, 5.6],
    [172, 74, 5],
    [182, 57, 6],
    [165, 39, 5.4],
    [144, 34, 4.4],
  ] as const) {
    const at = (share: number) => `${144 + (toX - 144) * share},${60 + (toY - 60) * share}`
    ink.line(`${at(0.3)} ${at(0.62)} ${at(0.9)}`, { width: width * 1.5, profile: (along) => 1 - 0.78 * along })
    ink.dot(144 + (toX - 144) * 1.08, 60 + (toY - 60) * 1.08, width * 0.44)
  }
}
