import { manifest } from '../../assets/scurry/manifest'
import { sounds } from '../../assets/scurry/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'

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
  sounds,
  loops: { works: { level: () => 1 } },
  help: {
    what: {
      en: 'Click anywhere for a ring, or with the right button for ten: the chase itself never ends.',
      fr: 'Appuyez n’importe où pour un anneau, du bouton droit pour dix : la poursuite, elle, ne finit jamais.',
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
  },
})
