import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'

const SPINE = '5,23.6 60,24.2 120,22.6 198,23.6'

/** A swash of ink to carry a word, 204 × 46. */
export function drawButton(ink: Ink): void {
  drawSwashBody(ink, 37)
}

/** The same swash, fuller and throwing drops: it stays black, since paper on vermilion is too faint to read. */
export function drawHoveredButton(ink: Ink): void {
  drawSwashBody(ink, 40.5)
  const drops = [
    [200, 4.4, 2.4],
    [195, 2.6, 1],
    [202, 12, 1.1],
    [4, 41, 2],
    [9.6, 43.6, 1.1],
    [2.8, 34.6, 0.9],
    [150, 2, 1.1],
    [58, 44.2, 1.2],
    [64, 44.6, 0.7],
  ] as const
  for (const [x, y, radius] of drops) ink.dot(x, y, radius)
}

function drawSwashBody(ink: Ink, width: number): void {
  brushStroke(ink, SPINE, { width, wet: 0.8, dry: 0.7, tail: 0.3, entry: 0.12, lean: 10, name: 'button' })
}
