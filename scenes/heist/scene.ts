import type { Scene } from '../../src/stage/scene'
import { beats } from './beats'
import { type Heist, rules } from './rules'
import type { Numbers } from './thief'
import { tuning } from './tuning'
import { createView } from './view'

export const scene: Scene<Heist, Numbers> = {
  rules,
  createView,
  tuning,
  beats,
  sheet: 'window',
  sheets: ['heist.json'],
  followsPointer: true,
  announcements: {
    caught: () => ({
      en: 'The thief jumps, and pretends to be a statue.',
      fr: 'Le voleur sursaute et fait semblant d’être une statue.',
    }),
  },
}
