import type { NumbersOf, Scene } from '../../src/stage/scene'
import { type Blot, rules } from './rules'
import { snapshots } from './snapshots'
import { tuning } from './tuning'
import { createView } from './view'

export const scene: Scene<Blot, NumbersOf<typeof tuning>> = {
  rules,
  createView,
  tuning,
  snapshots,
  stage: { width: 1600, height: 1000 },
  sheets: ['SLUG.json'],
  announcements: {
    turn: ({ left }) =>
      left
        ? { en: 'The blot goes left.', fr: 'La tache va à gauche.' }
        : { en: 'The blot goes right.', fr: 'La tache va à droite.' },
  },
}
