import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  house: {
    on: 'seen',
    when: ({ kind }) => kind === 2,
    name: { en: 'a house', fr: 'une maison' },
    hint: {
      en: 'It lies under the silver. Not on every card where you begin.',
      fr: 'Elle est sous l’argent. Rarement là où l’on commence.',
    },
  },
  coins: {
    on: 'wonCoins',
    name: { en: 'three coins', fr: 'trois pièces' },
    hint: {
      en: 'Scrape on: every other card has something.',
      fr: 'Grattez encore : un ticket sur deux vaut quelque chose.',
    },
  },
  purses: {
    on: 'wonPurses',
    name: { en: 'three purses', fr: 'trois bourses' },
    hint: {
      en: 'Nine cards in a hundred. You have a coin to scrape with.',
      fr: 'Neuf tickets sur cent. Vous avez une pièce pour gratter.',
    },
  },
} satisfies Finds<Events>
