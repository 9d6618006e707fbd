import { manifest } from '../../assets/trip/manifest'
import { sounds } from '../../assets/trip/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { Panel } from './panel'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { CRIED, SHOWN } from './words'

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/trip-fine/manifest'),
  sounds,
  Panel,
  help: {
    what: {
      en: 'Every journey begins with a choice: look at a ball to see who is in it, and press it to hear them.',
      fr: 'Tout voyage commence par un choix : regardez une boule pour voir qui s’y trouve, appuyez pour l’entendre.',
    },
    keys: [
      { caps: ['Tab'], does: { en: 'next ball', fr: 'autre boule' } },
      { caps: ['Enter'], does: { en: 'let it speak', fr: 'le faire parler' } },
    ],
  },
  captions: 'upper left',
  on: {
    shown: { play: 'pop', announce: ({ ball }) => SHOWN[ball] },
    cleared: { play: 'fold' },
    flattened: { play: 'fold' },
    heronkCried: { play: 'heronkCry', announce: CRIED[0] },
    brewsterCried: { play: 'brewsterCry', announce: CRIED[1] },
    swirloCried: { play: 'swirloCry', announce: CRIED[2] },
    ducked: { play: 'cluck', announce: { en: 'The hen ducks.', fr: 'La poule se baisse.' } },
    peeped: {
      play: 'squeak',
      caption: {
        en: 'The left boot is taken. A mouse says so.',
        fr: 'La botte gauche est occupée. Une souris le confirme.',
      },
    },
    hid: {
      play: 'slurp',
      caption: { en: 'The snail goes home. It is not far.', fr: 'L’escargot rentre chez lui. Ce n’est pas loin.' },
    },
  },
  // Paper is heard as fast as it goes: not at all where the book turns back.
  loops: { rustle: { level: ({ angle }) => (2 * Math.sqrt(Math.max(0, angle * (30 - angle)))) / 30 } },
})
