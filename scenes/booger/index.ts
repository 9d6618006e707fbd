import { manifest } from '../../assets/booger/manifest'
import { sounds } from '../../assets/booger/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { Keepsakes } from '../../src/stage/session/keepsakes'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { textOf } from './rules/garland'
import { tuning } from './tuning'
import { createView } from './view'
import { deposedWords, pokedWords, pulledWords } from './words'

const LET_IN = {
  en: 'The finger is up a nostril. He is in bliss.',
  fr: 'Le doigt est dans une narine. Il est aux anges.',
}

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/booger-fine/manifest'),
  sounds,
  later: () => import('./later'),
  keeps: {
    shelf: new Keepsakes(() => sessionStorage),
    version: 1,
    on: ['letIn', 'pulled', 'snapped', 'deposed'],
    of: textOf,
  },
  loops: { breath: { level: () => 1 } },
  help: {
    what: {
      en: 'The finger never stops sliding: send it up when it is under a nostril, and not a hair too soon. Then draw it out.',
      fr: 'Le doigt va et vient : appuyez pour le lancer quand il passe sous une narine, et pas un poil trop tôt. Puis retirez-le.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'up, then out again', fr: 'lancer, puis retirer' } }],
  },
  on: {
    // The whistle rises until the finger is stopped.
    sent: { play: 'slideUp' },
    letIn: {
      play: 'plop',
      stop: 'slideUp',
      announce: LET_IN,
      caption: ({ streak }) => (streak === 1 ? LET_IN : null),
    },
    poked: { play: 'ouch', stop: 'slideUp', caption: pokedWords },
    missed: {
      play: 'slideDown',
      stop: 'slideUp',
      caption: {
        en: 'The finger has missed the nose. He gives it a sly look.',
        fr: 'Le doigt a manqué le nez. Il lui jette un regard narquois.',
      },
    },
    drew: { play: 'slideDown' },
    pulled: { play: 'plop', stop: 'slideDown', caption: pulledWords },
    snapped: { play: 'slideUp', score: ({ ells }) => ells },
    knocked: { play: 'plop', announce: { en: 'He stamps his foot.', fr: 'Il tape du pied.' } },
    sniffed: {
      play: 'slideUp',
      caption: {
        en: 'He has the finger arrested. The rest of the hand goes along.',
        fr: 'Il fait arrêter le doigt. Le reste de la main suit.',
      },
    },
    sneezed: { play: 'sneeze', stop: 'slideUp', caption: { en: 'Bless you!', fr: 'À vos souhaits !' } },
    deposed: { play: 'slideDown', caption: deposedWords },
  },
  canReplay: ({ endedAt }) => endedAt !== null,
})
