import { manifest } from '../../assets/fowl/manifest'
import { sounds } from '../../assets/fowl/sounds.manifest'
import type { Localized } from '../../src/language/words'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { CHICKENS } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { LINES, SIDES, THINGS } from './words'

const ALL_UP: Localized = {
  en: 'That was the last hen. It is very quiet.',
  fr: 'C’était la dernière. La place est bien calme.',
}

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  later: () => import('./later'),
  fineManifest: () => import('../../assets/fowl-fine/manifest'),
  sounds,
  loops: { square: { level: () => 1 } },
  help: {
    what: {
      en: 'A hen runs round the square: startle her, and a friend bursts right across it.',
      fr: 'Une poule court autour de la place : surprenez-la, une amie la traverse à tire-d’aile.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'startle her', fr: 'la surprendre' } }],
  },
  on: {
    startled: { play: 'squawk' },
    turned: { play: 'cluck' },
    tookOff: {
      play: 'wings',
      caption: ({ hen }) => (hen === CHICKENS ? ALL_UP : null),
      announce: ({ hen, side }) => ({
        en: `Hen ${hen} of ${CHICKENS} takes off ${SIDES[side].en}, across the square.`,
        fr: `La poule ${hen} sur ${CHICKENS} s’envole ${SIDES[side].fr}, à travers la place.`,
      }),
    },
    brought: {
      play: 'cluck',
      caption: {
        en: 'In the air they can be caught.',
        fr: 'En l’air, on les attrape.',
      },
    },
    broke: {
      play: 'squawk',
      announce: ({ thing }) => ({ en: `Farewell, ${THINGS[thing].en}.`, fr: `Adieu, ${THINGS[thing].fr}.` }),
    },
    caught: {
      play: 'wings',
      announce: ({ hens }) => ({
        en: `Caught: ${hens} of ${CHICKENS}, into the basket.`,
        fr: `Attrapée : ${hens} sur ${CHICKENS}, dans le panier.`,
      }),
    },
    rocked: { play: 'cluck' },
    spoke: { play: 'cluck', caption: ({ window }) => LINES[window] ?? null },
    won: {
      play: ['squawk', 'cluck'],
      caption: {
        en: 'Six in one basket: first prize. And a cake.',
        fr: 'Six dans un seul panier : premier prix. Et un gâteau.',
      },
    },
    freed: {
      play: ['wings', 'squawk'],
      caption: {
        en: 'Somebody has pulled the peg.',
        fr: 'Quelqu’un a tiré la cheville.',
      },
    },
  },
})
