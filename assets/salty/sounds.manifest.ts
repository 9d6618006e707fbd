// biome-ignore-all format: written by `npm run sounds salty` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day17/bell.mp3', version: 'fafe2c3d', seconds: 0.9522292 }] },
  creak: { loop: null, variations: [{ file: 'day17/creak-1.mp3', version: '48b8e1d0', seconds: 0.4547292 }, { file: 'day17/creak-2.mp3', version: '613c9f44', seconds: 0.5230208 }] },
  grunt: { loop: null, variations: [{ file: 'day17/grunt.mp3', version: '391e82f9', seconds: 0.8360833 }] },
  mutter: { loop: null, variations: [{ file: 'day17/mutter.mp3', version: '0c95d5cc', seconds: 1.8659792 }] },
  slam: { loop: null, variations: [{ file: 'day17/slam.mp3', version: '662ba356', seconds: 0.732375 }] },
  slosh: { loop: null, variations: [{ file: 'day17/slosh.mp3', version: 'aee7e5ed', seconds: 0.7293958 }] },
  squeak: { loop: null, variations: [{ file: 'day17/squeak.mp3', version: 'abe79b00', seconds: 1.0193542 }] },
  tavern: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day17/tavern.mp3', version: '82c06a7e', seconds: 20 }] },
} as const satisfies Record<string, RenderedSound>
