import type { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'
import { drawWords } from '../ink/words'

/** What it says, ten letters each time: at first, and whenever she has eaten it again. */
const TEXTS = {
  en: ['PRESSSTART', 'ONCEAGAIN?', 'INSERTCOIN'],
  fr: ['APPUYEZICI', 'ENCOREFAIM', 'VOTREPIÈCE'],
} as const

/** How each of the ten is turned, in degrees: nobody has set them by a ruler. */
const TURNS = [-4, 3, -2, 5, -3, 2, -5, 4, -1, 3] as const

/** One of the letters on (0, 0), ten of them for each time, in ink with a rim of paper, so that it stands on each of the six grounds. */
export function drawStartLetter(ink: Ink, frame: number, language: keyof typeof TEXTS): void {
  const letter = TEXTS[language][Math.floor(frame / 10)]?.[frame % 10]
  if (!letter) throw new Error(`There is no letter ${frame}.`)
  const words = { size: 100, face: 'display', align: 'middle' } as const
  ink.at(0, 0, { rotate: TURNS[frame % 10] ?? 0 }, () => {
    drawWords(ink, letter, 0, 0, { ...words, width: 29, gouache: PAPER, alpha: 1 })
    drawWords(ink, letter, 0, 0, { ...words, width: 15 })
  })
}

/** The box of a letter, and where it stands in it. */
export const LETTER_BOX = { left: -54, top: -104, width: 108, height: 128 } as const
