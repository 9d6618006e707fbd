// biome-ignore-all format: written by `npm run draw heist-stamps` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    prints: { '1x': { file: 'heist-stamps/prints-1x.webp', width: 248.12030075187968, height: 124.06015037593984, resolution: 1.33 } },
  },
} as const satisfies FixedManifest
