// biome-ignore-all format: written by `npm run draw scurry-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'scurry-tall/scurry-tall.webp', version: '6e67d45e', resolution: 0.8 },
    { file: 'scurry-tall/scurry-tall-2.avif', version: '059298da', resolution: 0.32 },
  ],
  frames: {
    arches: [0, 3, 3, 1293, 546, 0, 0, 1293, 550],
    glitter: [0, 3, 553, 170, 287, 71, 4, 320, 314],
    boat: [0, 177, 553, 222, 153, 0, 8, 224, 170],
    heights: [1, 3, 3, 512, 520, 0, 0, 512, 520],
  },
  sprites: {
    arches: { frames: ['arches'], width: 1616, height: 688, anchor: { x: 0.00495, y: 0 } },
    glitter: { frames: ['glitter'], width: 400, height: 392, anchor: { x: 0.5, y: 0 } },
    boat: { frames: ['boat'], width: 280, height: 212, anchor: { x: 0.4, y: 0.66038 } },
    heights: { frames: ['heights'], width: 1600, height: 1625, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
