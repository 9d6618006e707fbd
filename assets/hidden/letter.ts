import type { Ink } from '../ink/ink'
import { drawWords } from '../ink/words'

/** A letter on a round chip of paper: seven days have one each somewhere in what is drawn later, and in their order they are a word. */
export function drawHiddenLetter(ink: Ink, letter: string, x: number, y: number, size: number, turn = 0): void {
  ink.at(x, y, { rotate: turn }, () => {
    const chip = ink.form(ink.ellipse(0, 0, size * 0.8, size * 0.78), { width: size * 0.11, halo: size * 0.06 })
    ink.clip(chip, () => drawWords(ink, letter, 0, size * 0.37, { size, align: 'middle', width: size * 0.14 }))
  })
}
