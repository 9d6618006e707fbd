import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import { drawWords } from '../ink/words'

/** What waits in the dark, in the owner's words: two lines, so that one light holds them, about their middle. */
export function drawVerdict(ink: Ink): void {
  const words = { size: 44, face: 'display', align: 'end' } as const
  drawWords(ink, 'YOU LOST', 93, -6, words)
  drawWords(ink, 'THE GAME', 93, 39, words)
}

/** How many strokes make one bundle of the tally. */
export const TALLIES = 5

/** Ends of thread laid in a row, as many as games have been lost: the fifth lies across the four. From the left end of their foot. */
export function drawTally(ink: Ink, frame: number): void {
  const thread = { width: 3.6, profile: 'even', color: TEAL, alpha: 1 } as const
  for (let stroke = 0; stroke <= Math.min(3, frame); stroke++) {
    const x = 5 + stroke * 10
    const end = `${x + 2},-26 ${x - 1},-16 ${x + 1},-8 ${x - 2},1`
    ink.line(end, thread)
    ink.lines([`${x - 2},0 ${x - 5},5`, `${x - 2},0 ${x},6`], { ...thread, width: 1.5, profile: 'flick' })
  }
  if (frame === TALLIES - 1) ink.line('-4,-6 10,-12 24,-15 44,-22', thread)
}
