// biome-ignore-all format: written by `npm run draw phone` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    prints: { '2x': { file: 'phone/prints-2x.webp', width: 336, height: 384, resolution: 2 } },
    places: { '1x': { file: 'phone/places-1x.webp', width: 60, height: 28, resolution: 1 }, '2x': { file: 'phone/places-2x.webp', width: 60, height: 28, resolution: 2 } },
    rule: { '2x': { file: 'phone/rule-2x.webp', width: 350, height: 16, resolution: 2 } },
  },
} as const satisfies FixedManifest
