// biome-ignore-all format: written by `npm run draw tempting-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'tempting-tall/tempting-tall.avif', version: '0c9fcc1f', resolution: 0.8 },
  ],
  frames: {
    plinth: [0, 3, 3, 829, 640, 27, 0, 922, 640],
  },
  sprites: {
    plinth: { frames: ['plinth'], width: 1152, height: 800, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
  editions: {
    fr: { sheets: { '0': { file: 'tempting-tall/tempting-tall-fr.avif', version: '99c6eca6', resolution: 0.8 } }, frames: { plinth: [0, 3, 3, 829, 640, 27, 0, 922, 640] } },
  },
} as const satisfies FixedManifest
