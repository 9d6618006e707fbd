import type { Localized } from '../../src/language/words'
import { PAD } from './layout'
import type { Kind } from './state'

/** What a screen reader calls the symbols. */
export const SYMBOLS: Readonly<Record<Kind, Localized>> = {
  0: { en: 'a coin', fr: 'une pièce' },
  1: { en: 'a purse', fr: 'une bourse' },
  2: { en: 'a house', fr: 'une maison' },
}

/** What is said of a pad that is used up. */
export function sumWords({ won }: { readonly won: number }): Localized {
  const moral =
    won === 0
      ? { en: 'The cat is not surprised.', fr: 'Le chat n’est pas surpris.' }
      : won > PAD
        ? { en: 'This would be the moment to stop.', fr: 'Ce serait le moment d’arrêter.' }
        : { en: 'That makes a very small fortune.', fr: 'Cela fait une toute petite fortune.' }
  return {
    en: `Ten cards, 10 crowns. Won: ${won}. ${moral.en}`,
    fr: `Dix tickets, 10 couronnes. Gagné : ${won}. ${moral.fr}`,
  }
}

export function leftWords({ left }: { readonly left: number }): Localized {
  if (left === 0) return { en: 'That was the last card of the pad.', fr: 'C’était le dernier ticket du bloc.' }
  return { en: `The next card; ${left} left.`, fr: `Le ticket suivant ; il en reste ${left}.` }
}

export function catWords({ pushes }: { readonly pushes: boolean }): Localized {
  return pushes
    ? {
        en: 'It looks at you, and pushes a coin off the table.',
        fr: 'Il vous regarde, et pousse une pièce de la table.',
      }
    : { en: 'It looks for something to push. You should win.', fr: 'Il cherche quelque chose à pousser. Gagnez donc.' }
}
