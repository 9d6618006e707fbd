// biome-ignore-all format: written by `npm run draw baddog-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'baddog-tall/baddog-tall.webp', version: 'b0f651cd', resolution: 0.83 },
  ],
  frames: {
    underground: [0, 3, 3, 1302, 389, 15, 0, 1328, 415],
  },
  sprites: {
    underground: { frames: ['underground'], width: 1600, height: 500, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
