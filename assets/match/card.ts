import type { Ink } from '../ink/ink'
import { MOSS, PAPER } from '../ink/palette'

/** The card that a print is laid on, taped in, and a rule beside it. Its middle at 0, 0. */
export function drawPrintCard(ink: Ink): void {
  ink.wash('-70,-60* 82,-61* 83,77* -68,77*', { alpha: 0.34 })
  const card = ink.path('-76,-68* 0,-70 75,-67* 77,0 75,70* 0,71 -76,69* -78,0', true)
  ink.form(card, { width: 2.6, halo: 1.2, fill: PAPER, overshoot: 1 })
  ink.splatter(34, 44, { radius: 22, count: 9, largest: 1.7 })
  ink.splatter(-46, 40, { radius: 16, count: 6, largest: 1.3 })
  // The rule: one print is as long as it is.
  ink.line('63,-54 64,0 63,56', { width: 1.6, profile: 'even' })
  for (let mark = 0; mark <= 11; mark++)
    ink.line(
      [
        [63, -54 + mark * 10],
        [63 - (mark % 5 === 0 ? 8 : 4.4), -54 + mark * 10],
      ],
      { width: mark % 5 === 0 ? 1.6 : 1.1, profile: 'even' },
    )
  for (const [x, y, turn] of [
    [-72, -63, -42],
    [71, -63, 40],
  ] as const) {
    ink.at(x, y, { rotate: turn }, () => {
      const tape = ink.path('-17,-6* 17,-6.6* 15,-2 17.4,2 15.6,6.4* -16,6.6* -17.6,2 -15.4,-2', true)
      ink.form(tape, { width: 1.5, halo: 0.4 })
      ink.wash(tape, { alpha: 0.4, color: MOSS })
    })
  }
}

/** A slip that a small print is stamped on, pinned. Its middle at 0, 0. */
export function drawChip(ink: Ink): void {
  ink.wash('-19,-21* 23,-22* 24,26* -18,26*', { alpha: 0.34 })
  const slip = ink.path('-21,-24* 0,-24.6 20,-23.6* 20.6,0 20,23* 0,23.6 -20.6,22.8* -21.4,0', true)
  ink.form(slip, { width: 1.9, halo: 0.8, fill: PAPER })
  ink.form(ink.ellipse(0, -20, 3.4, 3.2), { width: 1.5, halo: 0.4 })
  ink.dot(0.6, -19.4, 1)
}
