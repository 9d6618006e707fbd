import { manifest } from '../../assets/scurry/manifest'
import { sounds } from '../../assets/scurry/sounds.manifest'
import type { Localized } from '../../src/language/words'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { rules } from './rules'
import type { Loot } from './state'
import { tuning } from './tuning'
import { createView } from './view'

const ROBBED: Readonly<Record<Loot, Localized>> = {
  springs: { en: 'All is back. He makes do with springs.', fr: 'Tout est rendu. Il se contente de ressorts.' },
  moon: { en: 'The moon is gone. There are no others.', fr: 'La lune est partie. Il n’y en a pas d’autre.' },
  clock: { en: 'The town clock is gone. It is no o’clock.', fr: 'L’horloge est partie. Il n’est plus d’heure.' },
  display: { en: 'Now your score is gone. It runs ahead.', fr: 'Votre score est parti. Il court devant.' },
}

export const day = defineScene({
  stage: STAGE,
  usesSecondButton: true,
  followsPointer: true,
  scrolls: true,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  later: () => import('./later'),
  sounds,
  loops: { works: { level: () => 1 } },
  help: {
    what: {
      en: 'Click anywhere for a ring, with the right button or a long press for ten. A hundred will do.',
      fr: 'Appuyez n’importe où pour un anneau, du bouton droit ou longuement pour dix. Cent suffiront.',
    },
    keys: [
      { caps: ['←', '↑', '→', '↓'], does: { en: 'point', fr: 'viser' } },
      { caps: ['Enter'], does: { en: 'collect a ring', fr: 'attraper un anneau' } },
      { caps: ['Shift', 'Enter'], does: { en: 'collect ten', fr: 'en attraper dix' } },
    ],
  },
  on: {
    collectedOne: { play: 'ring', announce: ({ rings }) => ({ en: `Rings: ${rings}`, fr: `Anneaux : ${rings}` }) },
    collectedTen: {
      play: 'tenRings',
      announce: ({ rings }) => ({ en: `Ten at once. Rings: ${rings}`, fr: `Dix d’un coup. Anneaux : ${rings}` }),
    },
    hopped: { play: 'hop', announce: { en: 'The hedgehog hops for joy.', fr: 'Le hérisson saute de joie.' } },
    lostSpring: {
      play: 'spring',
      caption: {
        en: 'The inventor loses a spring. He has others.',
        fr: 'L’inventeur perd un ressort. Il en a d’autres.',
      },
    },
    gained: {
      play: 'hop',
      announce: ({ strides }) => ({
        en: `A stride nearer: ${strides} of 10.`,
        fr: `Une foulée de plus : ${strides} sur 10.`,
      }),
    },
    caught: {
      play: ['tenRings', 'spring'],
      caption: {
        en: 'A hundred rings. He has him by the coat-tail.',
        fr: 'Cent anneaux. Il le tient par les basques.',
      },
    },
    hatted: {
      play: 'ring',
      announce: ({ hats }) => ({ en: `Hats won: ${hats}`, fr: `Chapeaux gagnés : ${hats}` }),
    },
    torn: {
      play: ['spring', 'hop'],
      announce: { en: 'The coat-tail tears. Off he goes.', fr: 'La basque cède. Le voilà reparti.' },
    },
    robbed: { caption: ({ loot }) => ROBBED[loot] },
  },
})
