import { sounds } from '../../assets/heist/sounds.manifest'
import type { Scene } from '../../src/stage/scene'
import { type Heist, rules } from './rules'
import { snapshots } from './snapshots'
import type { Numbers } from './thief'
import { tuning } from './tuning'
import { createView } from './view'

export const scene: Scene<Heist, Numbers> = {
  rules,
  createView,
  tuning,
  snapshots,
  stage: 'window',
  sheets: ['heist.json'],
  followsPointer: true,
  drawsPointer: true,
  sounds,
  loops: { tiptoe: bassLevel },
  announcements: {
    caught: () => ({
      en: 'The thief jumps, and pretends to be a statue.',
      fr: 'Le voleur sursaute et fait semblant d’être une statue.',
    }),
  },
}

/** The bass tiptoes with him, waits softly when he does, and holds its breath when he is caught. */
function bassLevel({ now, frozenUntil, walking }: Heist): number {
  if (now < frozenUntil) return 0
  return walking ? 1 : 0.5
}
