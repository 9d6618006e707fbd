import { manifest } from '../../assets/booger/manifest'
import { sounds } from '../../assets/booger/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'

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
  loops: { breath: { level: () => 1 } },
  help: {
    what: {
      en: 'The finger never stops sliding: send it up when it is under a nostril, and not a hair too soon.',
      fr: 'Le doigt va et vient : appuyez pour le lancer quand il passe sous une narine, et pas un poil trop tôt.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'send the finger up', fr: 'lancer le doigt' } }],
  },
  on: {
    // The whistle rises until the finger is stopped.
    sent: { play: 'slideUp' },
    letIn: {
      play: 'plop',
      stop: 'slideUp',
      caption: {
        en: 'The finger is up a nostril. He is in bliss.',
        fr: 'Le doigt est dans une narine. Il est aux anges.',
      },
    },
    poked: {
      play: 'ouch',
      stop: 'slideUp',
      caption: {
        en: 'Ouch! The finger has poked the flesh of the nose. You have lost.',
        fr: 'Aïe ! Le doigt a heurté la chair du nez. Perdu.',
      },
    },
    missed: {
      play: 'slideDown',
      stop: 'slideUp',
      caption: {
        en: 'The finger has missed the nose. He gives it a sly look.',
        fr: 'Le doigt a manqué le nez. Il lui jette un regard narquois.',
      },
    },
  },
  canReplay: ({ endedAt }) => endedAt !== null,
})
