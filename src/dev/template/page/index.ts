import { definePlayedPage } from '../../../stage/page/definePlayedPage'
import { sounds } from '../assets/sounds.manifest'
import { rules } from '../stage/rules'
import { tuning } from '../stage/tuning'
import { Page } from './page'

export const day = definePlayedPage({
  rules,
  tuning,
  sounds,
  Page,
  help: {
    what: { en: 'A blot crawls about: turn it round.', fr: 'Une tache se promène : faites-la changer de sens.' },
    keys: [{ caps: ['Enter'], does: { en: 'turn it round', fr: 'changer de sens' } }],
  },
  on: {
    turned: {
      play: 'turn',
      say: ({ goesLeft }) =>
        goesLeft
          ? { en: 'The blot goes left.', fr: 'La tache va à gauche.' }
          : { en: 'The blot goes right.', fr: 'La tache va à droite.' },
    },
  },
})
