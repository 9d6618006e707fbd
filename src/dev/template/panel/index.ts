import { defineScene } from '../../../stage/page/defineScene'
import { manifest } from '../assets/manifest'
import { sounds } from '../assets/sounds.manifest'
import { areas } from '../stage/areas'
import { rules } from '../stage/rules'
import { tuning } from '../stage/tuning'
import { createView } from '../stage/view'
import { Panel } from './panel'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  Panel,
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
