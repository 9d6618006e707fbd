import { manifest } from '../../assets/ponytail/manifest'
import { sounds } from '../../assets/ponytail/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { FEELS } from './words'

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/ponytail-fine/manifest'),
  sounds,
  help: {
    what: {
      en: 'She has seven moods, and more hair: press anywhere for the next mood.',
      fr: 'Elle a sept humeurs, et plus encore de cheveux : appuyez n’importe où pour la suivante.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'another mood', fr: 'changer d’humeur' } }],
  },
  on: {
    proud: { play: 'proud', caption: FEELS.proud },
    furious: { play: 'furious', caption: FEELS.furious },
    laughing: { play: 'laughing', caption: FEELS.laughing },
    bored: { play: 'bored', caption: FEELS.bored },
    weeping: { play: 'weeping', caption: FEELS.weeping },
    smitten: { play: 'smitten', caption: FEELS.smitten },
    aghast: { play: 'aghast', caption: FEELS.aghast },
    poked: {
      play: 'squeak',
      caption: {
        en: 'The snail draws its eyes in: none of its business.',
        fr: 'L’escargot rentre ses yeux : ça ne le regarde pas.',
      },
    },
  },
})
