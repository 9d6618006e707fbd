import type { Localized } from '../../src/language/words'
import type { Player, Side, Stake } from './state'

/** Where somebody has come to. */
export const ARRIVED: Readonly<Record<Side, Localized>> = {
  outside: { en: 'Out in the boat again.', fr: 'De retour dans la barque.' },
  inside: {
    en: 'In the cave. It drips, and somebody hangs from the roof.',
    fr: 'Dans la grotte. Ça goutte, et quelqu’un pend au plafond.',
  },
  room: {
    en: 'Behind the hole they play cards by candle: gull, goat, bat and hen.',
    fr: 'Derrière le trou, on joue aux cartes à la bougie : mouette, chèvre, chauve-souris et poule.',
  },
}

/** How far the story on the wall has come. */
export const STORIES: readonly [Localized, Localized, Localized, Localized] = [
  { en: 'The hunters are after the hen.', fr: 'Les chasseurs courent après la poule.' },
  { en: 'The hen gets away.', fr: 'La poule leur échappe.' },
  { en: 'The hen turns round.', fr: 'La poule se retourne.' },
  { en: 'The hen is after the hunters.', fr: 'La poule court après les chasseurs.' },
]

/** A hand that lies open: the first time they play, and whenever they play again. */
type Hand = Readonly<Record<'first' | 'again', Localized>>

export const HANDS: Readonly<Record<Player, Hand>> = {
  goat: {
    first: {
      en: 'A full house, says the goat. It has eaten the roof.',
      fr: 'Un full, dit la chèvre : c’est surtout elle qui l’est.',
    },
    again: { en: 'A pair, says the goat, with its mouth full.', fr: 'Une paire, dit la chèvre, la bouche pleine.' },
  },
  hen: {
    first: { en: 'Four hens. She drew them all herself.', fr: 'Quatre poules : elle les a tirées d’un trait.' },
    again: { en: 'Four eggs. She will not say whose.', fr: 'Quatre œufs. Elle ne dira pas de qui.' },
  },
  bat: {
    first: {
      en: 'Three nines, says the bat. From down here: three sixes.',
      fr: 'Trois neuf, dit la chauve-souris. Vus d’en bas : trois six.',
    },
    again: {
      en: 'Three sixes, the bat says now. From down here: three nines.',
      fr: 'Trois six, dit-elle maintenant. Vus d’en bas : trois neuf.',
    },
  },
  gull: {
    first: { en: 'Four and a half of a kind.', fr: 'Un carré de harengs, plus une arête.' },
    again: { en: 'The gull’s hand was delicious.', fr: 'La main de la mouette était délicieuse.' },
  },
}

/** Who has paid what. */
export const PAID: Readonly<Record<Stake, Localized>> = {
  feather: { en: 'A feather goes on the table.', fr: 'Une plume finit sur la table.' },
  ribbon: { en: 'A ribbon goes on the table.', fr: 'Un ruban finit sur la table.' },
  ring: { en: 'A ring goes on the table.', fr: 'Un anneau finit sur la table.' },
  egg: { en: 'An egg goes on the table.', fr: 'Un œuf finit sur la table.' },
}

/** Who has taken in the dark what lay there. */
export const TAKEN: Readonly<Record<Player, Localized>> = {
  goat: {
    en: 'The stakes are gone. The goat looks at the ceiling.',
    fr: 'Plus rien sur la table. La chèvre regarde le plafond.',
  },
  gull: {
    en: 'The stakes are gone. The gull looks the other way.',
    fr: 'Plus rien sur la table. La mouette regarde ailleurs.',
  },
  bat: {
    en: 'The stakes are gone. The bat hangs lower.',
    fr: 'Plus rien sur la table. La chauve-souris pend plus bas.',
  },
  hen: {
    en: 'The stakes are gone. The hen sits on something.',
    fr: 'Plus rien sur la table. La poule couve quelque chose.',
  },
}
export const LIT: Localized = { en: 'Somebody lights another candle.', fr: 'Quelqu’un rallume une bougie.' }
