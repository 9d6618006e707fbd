// biome-ignore-all format: written by `npm run draw flame-later` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    moon: { '1x': { file: 'flame-later/moon-1x.webp', width: 832, height: 104, resolution: 1.5 } },
    stars: { '1x': { file: 'flame-later/stars-1x.webp', width: 1900, height: 260, resolution: 1.25 } },
    trunks: { '1x': { file: 'flame-later/trunks-1x.webp', width: 640, height: 340, resolution: 1.25 } },
    twig: { '1x': { file: 'flame-later/twig-1x.webp', width: 84, height: 60, resolution: 1.5 } },
    'broken-log': { '1x': { file: 'flame-later/broken-log-1x.webp', width: 116, height: 62, resolution: 1.5 } },
  },
} as const satisfies FixedManifest
