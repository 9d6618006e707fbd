import type { Localized } from '../../src/language/words'
import type { Player, Side } from './state'

/** Where somebody has come to. */
export const ARRIVED: Readonly<Record<Side, Localized>> = {
  outside: { en: 'Out in the boat again.', fr: 'De retour dans la barque.' },
  inside: {
    en: 'In the cave. It drips, and somebody hangs from the roof.',
    fr: 'Dans la grotte. Ça goutte, et quelqu’un pend au plafond.',
  },
  room: {
    en: 'Behind the hole they play cards by candle.',
    fr: 'Derrière le trou, on joue aux cartes à la bougie.',
  },
}

/** How far the story on the wall has come. */
export const STORIES: readonly [Localized, Localized, Localized, Localized] = [
  { en: 'The hunters are after the hen.', fr: 'Les chasseurs courent après la poule.' },
  { en: 'The hen gets away.', fr: 'La poule leur échappe.' },
  { en: 'The hen turns round.', fr: 'La poule se retourne.' },
  { en: 'The hen is after the hunters.', fr: 'La poule court après les chasseurs.' },
]

/** Hands that lie open: the first time they play, and whenever they play again. */
export const HANDS: Readonly<Record<Player, readonly [Localized, Localized]>> = {
  goat: [
    {
      en: 'A full house. The goat has eaten the roof.',
      fr: 'Un full : c’est surtout la chèvre qui l’est.',
    },
    { en: 'A pair, with its mouth full.', fr: 'Une paire, la bouche pleine.' },
  ],
  hen: [
    { en: 'Four hens. She drew them all herself.', fr: 'Quatre poules : elle les a tirées d’un trait.' },
    { en: 'Four eggs. She will not say whose.', fr: 'Quatre œufs. Elle ne dira pas de qui.' },
  ],
  bat: [
    {
      en: 'Three nines. From down here: three sixes.',
      fr: 'Trois neuf. Vus d’en bas : trois six.',
    },
    { en: 'Three sixes, it says now.', fr: 'Trois six, dit-elle maintenant.' },
  ],
  gull: [
    { en: 'Four and a half of a kind.', fr: 'Un carré de harengs, plus une arête.' },
    { en: 'The gull’s hand was delicious.', fr: 'La main de la mouette était délicieuse.' },
  ],
}
