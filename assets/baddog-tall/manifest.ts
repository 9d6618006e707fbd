// biome-ignore-all format: written by `npm run draw baddog-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'baddog-tall/baddog-tall.avif', version: '44e46033', resolution: 0.83 },
  ],
  frames: {
    underground: [0, 3, 3, 1328, 416, 0, 6, 1328, 448],
  },
  sprites: {
    underground: { frames: ['underground'], width: 1600, height: 540, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
