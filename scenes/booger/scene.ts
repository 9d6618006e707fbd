import { sounds } from '../../assets/booger/sounds.manifest'
import type { Scene } from '../../src/stage/scene'
import { type Booger, type Numbers, rules } from './rules'
import { snapshots } from './snapshots'
import { tuning } from './tuning'
import { createView } from './view'

export const scene: Scene<Booger, Numbers> = {
  rules,
  createView,
  tuning,
  snapshots,
  stage: { width: 1600, height: 1000 },
  sheets: ['booger.json', 'booger-2.json', 'booger-3.json'],
  sounds,
  // The whistle rises until the finger is stopped.
  cuts: { plop: ['slideUp'], ouch: ['slideUp'], slideDown: ['slideUp'] },
  canReplay: ({ endedAt }) => endedAt !== null,
  announcements: {
    plop: () => ({
      en: 'The finger is up a nostril. He is in bliss.',
      fr: 'Le doigt est dans une narine. Il est aux anges.',
    }),
    ouch: () => ({
      en: 'Ouch! The finger has poked the flesh of the nose. You have lost.',
      fr: 'Aïe ! Le doigt a heurté la chair du nez. Perdu.',
    }),
    slideDown: () => ({
      en: 'The finger has missed the nose. He gives it a sly look.',
      fr: 'Le doigt a manqué le nez. Il lui jette un regard narquois.',
    }),
  },
}
