import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'

/** A chip of stone or of tile, about its middle. */
export function drawChip(ink: Ink, frame: number): void {
  const random = ink.fork(`chip ${frame}`)
  const size = [9, 6.4, 4.4, 3][frame] ?? 4
  const turn = random.next() * TAU
  const chip = Array.from({ length: 5 }, (_, corner) => {
    const angle = turn + (corner / 5) * TAU
    const far = size * random.between(0.7, 1.25)
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.8, 1, 1]
  })
  ink.black(ink.path(chip, true))
  if (size > 5) ink.line(`${-size * 0.4},${-size * 0.1} ${size * 0.3},${-size * 0.3}`, { width: 1.4, white: true })
}
