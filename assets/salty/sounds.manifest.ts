// biome-ignore-all format: written by `npm run sounds salty` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day17/bell.mp3', version: 'fafe2c3d', seconds: 0.9522292 }] },
  creak: { loop: null, variations: [{ file: 'day17/creak-1.mp3', version: '5d4c798c', seconds: 0.1805208 }, { file: 'day17/creak-2.mp3', version: 'acaec3a4', seconds: 0.1806667 }] },
  grunt: { loop: null, variations: [{ file: 'day17/grunt.mp3', version: '934b09b0', seconds: 0.4341875 }] },
  mutter: { loop: null, variations: [{ file: 'day17/mutter.mp3', version: '67afc9a8', seconds: 1.3708958 }] },
  slam: { loop: null, variations: [{ file: 'day17/slam.mp3', version: 'ac2758dc', seconds: 0.938375 }] },
  slosh: { loop: null, variations: [{ file: 'day17/slosh.mp3', version: 'a7bb1a80', seconds: 0.6635 }] },
  squeak: { loop: null, variations: [{ file: 'day17/squeak.mp3', version: '519c471c', seconds: 0.9904167 }] },
} as const satisfies Record<string, RenderedSound>
