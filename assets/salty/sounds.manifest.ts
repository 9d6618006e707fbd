// biome-ignore-all format: written by `npm run sounds salty` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day17/bell.mp3', version: '95d28637', seconds: 1.5169792 }] },
  creak: { loop: null, variations: [{ file: 'day17/creak-1.mp3', version: 'e129cb46', seconds: 0.4669792 }, { file: 'day17/creak-2.mp3', version: '5f2eb09e', seconds: 0.527375 }] },
  grunt: { loop: null, variations: [{ file: 'day17/grunt.mp3', version: '114c194c', seconds: 0.7173958 }] },
  mutter: { loop: null, variations: [{ file: 'day17/mutter.mp3', version: '84fa8644', seconds: 1.7405 }] },
  slam: { loop: null, variations: [{ file: 'day17/slam.mp3', version: 'c5ffa9b2', seconds: 0.7408958 }] },
  slosh: { loop: null, variations: [{ file: 'day17/slosh.mp3', version: 'aee7e5ed', seconds: 0.7293958 }] },
  squeak: { loop: null, variations: [{ file: 'day17/squeak.mp3', version: '58b2654a', seconds: 1.0711458 }] },
  tavern: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day17/tavern.mp3', version: '58fb95a5', seconds: 20 }] },
} as const satisfies Record<string, RenderedSound>
