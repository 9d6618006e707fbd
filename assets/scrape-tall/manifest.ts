// biome-ignore-all format: written by `npm run draw scrape-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'scrape-tall/scrape-tall.avif', version: '1cd31fb6', resolution: 0.9 },
  ],
  frames: {
    newspaper: [0, 3, 3, 1286, 450, 96, 0, 1440, 450],
    breakfast: [0, 3, 457, 1085, 398, 169, 52, 1440, 450],
  },
  sprites: {
    newspaper: { frames: ['newspaper'], width: 1600, height: 500, anchor: { x: 0, y: 0 } },
    breakfast: { frames: ['breakfast'], width: 1600, height: 500, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
