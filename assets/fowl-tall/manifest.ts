// biome-ignore-all format: written by `npm run draw fowl-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'fowl-tall/fowl-tall.webp', version: '07fafca9', resolution: 0.83 },
  ],
  frames: {
    countryside: [0, 3, 3, 1350, 524, 0, 2, 1350, 526],
    meadow: [0, 3, 531, 1350, 520, 0, 0, 1350, 520],
  },
  sprites: {
    countryside: { frames: ['countryside'], width: 1626.6666666666667, height: 633.3333333333334, anchor: { x: 0.0082, y: 0 } },
    meadow: { frames: ['meadow'], width: 1626.6666666666667, height: 626.6666666666667, anchor: { x: 0.0082, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
