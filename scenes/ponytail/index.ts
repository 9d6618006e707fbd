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
  later: () => import('./later'),
  followsPointer: true,
  finds,
  manifest,
  fineManifest: () => import('../../assets/ponytail-fine/manifest'),
  sounds,
  loops: { breeze: { level: () => 1 } },
  help: {
    what: {
      en: 'She has seven moods: press anywhere for the next. Stroke her tail, and it swings.',
      fr: 'Elle a sept humeurs : appuyez n’importe où pour la suivante. Caressez ses cheveux, ils ondulent.',
    },
    keys: [
      { caps: ['←', '↑', '→', '↓'], does: { en: 'stroke her tail', fr: 'la caresser' } },
      { caps: ['Enter'], does: { en: 'another mood', fr: 'changer d’humeur' } },
    ],
  },
  on: {
    proud: { play: 'proud', caption: FEELS.proud },
    furious: { play: 'furious', caption: FEELS.furious },
    laughing: { play: 'laughing', caption: FEELS.laughing },
    bored: { play: 'bored', caption: FEELS.bored },
    weeping: { play: 'weeping', caption: FEELS.weeping },
    smitten: { play: 'smitten', caption: FEELS.smitten },
    aghast: { play: 'aghast', caption: FEELS.aghast },
    stroked: { play: 'stroked' },
    braided: {
      announce: {
        en: 'Three strokes: a braid. As long as nobody presses.',
        fr: 'Trois caresses : une natte. Pourvu que personne n’appuie.',
      },
    },
    burst: { play: 'burst', announce: { en: 'Her braid flies open.', fr: 'Sa natte se défait d’un coup.' } },
    eighth: {
      play: 'eighth',
      announce: {
        en: 'An eighth mood: she looks at you, a finger at her lips.',
        fr: 'Une huitième humeur : elle vous regarde, un doigt sur les lèvres.',
      },
    },
    hushed: { caption: { en: 'Eight? She has seven moods.', fr: 'Huit ? Elle a sept humeurs.' } },
    poked: {
      play: 'squeak',
      caption: {
        en: 'The snail draws its eyes in: none of its business.',
        fr: 'L’escargot rentre ses yeux : ça ne le regarde pas.',
      },
    },
  },
})
