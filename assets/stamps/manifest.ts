// biome-ignore-all format: written by `npm run draw stamps` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    paper: { '1x': { file: 'stamps/paper-1x.webp', width: 136.09022556390977, height: 160.15037593984962, resolution: 1.33 } },
    open: { '1x': { file: 'stamps/open-1x.webp', width: 136.09022556390977, height: 160.15037593984962, resolution: 1.33 } },
  },
} as const satisfies FixedManifest
