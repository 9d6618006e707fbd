import { defineScene } from '../../../stage/page/defineScene'
import { manifest } from '../assets/manifest'
import { sounds } from '../assets/sounds.manifest'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  manifest,
  sounds,
  help: {
    what: { en: 'A blot crawls about: turn it round.', fr: 'Une tache se promène : faites-la changer de sens.' },
    keys: [{ caps: ['Enter'], does: { en: 'turn it round', fr: 'changer de sens' } }],
  },
  on: {
    turned: {
      play: 'turn',
      announce: ({ goesLeft }) =>
        goesLeft
          ? { en: 'The blot goes left.', fr: 'La tache va à gauche.' }
          : { en: 'The blot goes right.', fr: 'La tache va à droite.' },
    },
  },
})
