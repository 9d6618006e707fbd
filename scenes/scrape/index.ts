import { manifest } from '../../assets/scrape/manifest'
import { sounds } from '../../assets/scrape/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { Keepsakes } from '../../src/stage/session/keepsakes'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { rules } from './rules'
import { textOf } from './rules/table'
import { tuning } from './tuning'
import { createView } from './view'
import { catWords, leftWords, SYMBOLS, sumWords } from './words'

/** The speeds of the coin from which its scratching is at its loudest, and at its highest, px/s. */
const LOUD_FROM = 600
const FAST_FROM = 2000

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  sounds,
  later: () => import('./later'),
  keeps: { shelf: new Keepsakes(() => sessionStorage), version: 1, on: 'booked', of: textOf },
  help: {
    what: {
      en: 'Hold the coin down and scratch the silver away: three pictures of a kind win.',
      fr: 'Appuyez avec la pièce et grattez la couche d’argent : trois images pareilles, et c’est gagné.',
    },
    keys: [
      { caps: ['←', '↑', '→', '↓'], does: { en: 'move the coin', fr: 'déplacer la pièce' } },
      { caps: ['Space'], does: { en: 'scratch, while held', fr: 'gratter (maintenir)' } },
      { caps: ['Tab'], does: { en: 'next field, next card', fr: 'case, ticket suivant' } },
    ],
  },
  followsPointer: true,
  drawsPointer: true,
  on: {
    seen: {
      announce: ({ field, kind }) => ({
        en: `Field ${field}: ${SYMBOLS[kind].en}.`,
        fr: `Case ${field} : ${SYMBOLS[kind].fr}.`,
      }),
    },
    wonCoins: {
      play: 'coins',
      caption: { en: 'Three coins! You win 10 crowns.', fr: 'Trois pièces ! Vous gagnez 10 couronnes.' },
    },
    wonPurses: {
      play: 'purses',
      caption: { en: 'Three purses! You win 100 crowns.', fr: 'Trois bourses ! Vous gagnez 100 couronnes.' },
    },
    wonHouses: {
      play: 'houses',
      caption: { en: 'Three houses! You win 1000 crowns.', fr: 'Trois maisons ! Vous gagnez 1000 couronnes.' },
    },
    wonNothing: {
      play: 'sigh',
      caption: { en: 'Two of each: this card is a blank.', fr: 'Deux de chaque : ce ticket est perdant.' },
    },
    dealt: { announce: leftWords },
    landed: {
      caption: {
        en: 'The house stands in your coffee, and somebody is in.',
        fr: 'La maison est dans votre café, et il y a quelqu’un.',
      },
    },
    reckoned: { play: 'coins', caption: sumWords },
    wiped: { play: 'sigh', announce: { en: 'Rubbed out. Another pad.', fr: 'Effacé. Un autre bloc.' } },
    patted: { caption: catWords },
  },
  loops: {
    scratch: {
      level: ({ speed }) => Math.min(1, speed / LOUD_FROM),
      rate: ({ speed }) => 0.7 + 0.7 * Math.min(1, speed / FAST_FROM),
    },
  },
  canReplay: ({ doneAt }) => doneAt !== null,
})
