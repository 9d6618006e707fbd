// biome-ignore-all format: written by `npm run draw travellers` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    heronk: { '2x': { file: 'travellers/heronk-2x.webp', width: 77.5, height: 60, resolution: 2 } },
    brewster: { '2x': { file: 'travellers/brewster-2x.webp', width: 77.5, height: 60, resolution: 2 } },
    swirlo: { '2x': { file: 'travellers/swirlo-2x.webp', width: 77.5, height: 60, resolution: 2 } },
  },
} as const satisfies FixedManifest
