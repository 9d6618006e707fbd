// biome-ignore-all format: written by `npm run draw crabby-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'crabby-tall/crabby-tall.avif', version: '691b5f88', resolution: 1.1 },
  ],
  frames: {
    foreground: [0, 3, 3, 1562, 583, 198, 33, 1760, 616],
    heights: [0, 3, 590, 1262, 413, 225, 99, 1760, 616],
    leftTrunkFoot: [0, 3, 1007, 161, 616, 5, 0, 220, 616],
  },
  sprites: {
    heights: { frames: ['heights'], width: 1600, height: 560, anchor: { x: 0, y: 0 } },
    foreground: { frames: ['foreground'], width: 1600, height: 560, anchor: { x: 0, y: 0 } },
    leftTrunkFoot: { frames: ['leftTrunkFoot'], width: 200, height: 560, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
