import type { Ink } from '../ink/ink'
import { itemAt, TAU } from '../ink/numbers'

/** What a hundred years of sitting still have piled up: three chips of stone, about their middle. */
export function drawChip(ink: Ink, frame: number): void {
  const random = ink.fork(`chip ${frame}`)
  const size = itemAt([9, 6, 4], frame)
  const corners = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * TAU + frame
    return [Math.cos(angle) * size * random.between(0.8, 1.4), Math.sin(angle) * size * random.between(0.7, 1.2), 1, 1]
  })
  ink.form(corners, { width: 2.4, halo: 1.4, tone: { from: 0.3, to: 0.5, width: 4, spacing: 3 } })
}

/** A puff out of a nostril, three drawings of it. */
export function drawPuff(ink: Ink, frame: number): void {
  const reach = itemAt([14, 24, 34], frame)
  const curls = [
    [0, 0, 0.5],
    [0.8, -0.3, 0.42],
    [1.5, 0.14, 0.34],
  ] as const
  for (const [x, y, radius] of curls) {
    const puff = ink.ellipse(x * reach, y * reach, radius * reach, radius * reach * 0.86)
    ink.black(puff)
    ink.contour(puff, { width: 3, white: true, gap: 0.3 + 0.2 * frame })
  }
}
