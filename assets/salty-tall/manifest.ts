// biome-ignore-all format: written by `npm run draw salty-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'salty-tall/salty-tall.avif', version: '49cd579d', resolution: 0.5 },
  ],
  frames: {
    above: [0, 3, 3, 824, 309, 0, 0, 824, 309],
    below: [0, 3, 316, 824, 303, 0, 0, 824, 303],
  },
  sprites: {
    above: { frames: ['above'], width: 1648.4848484848485, height: 618.1818181818181, anchor: { x: 0, y: 0 } },
    below: { frames: ['below'], width: 1648.4848484848485, height: 606.060606060606, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
