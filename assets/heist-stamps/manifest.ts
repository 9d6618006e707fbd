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
    prints: { '1x': { file: 'heist-stamps/prints-1x.webp', width: 372.18045112781954, height: 124.06015037593984, resolution: 1.33 } },
  },
} as const satisfies FixedManifest
