// biome-ignore-all format: written by `npm run draw fairy-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'fairy-tall/fairy-tall.webp', version: '26d182d6', resolution: 0.75 },
  ],
  frames: {
    glade: [0, 3, 3, 1225, 690, 0, 0, 1225, 690],
    trail: [0, 3, 697, 1225, 658, 0, 0, 1225, 658],
    laundry: [0, 1232, 3, 175, 108, 10, 13, 192, 130],
    admirer: [0, 1232, 115, 101, 84, 11, 3, 115, 91],
  },
  sprites: {
    glade: { frames: ['glade'], width: 1633.3333333333335, height: 920, anchor: { x: 0.0102, y: 0.98913 } },
    trail: { frames: ['trail'], width: 1633.3333333333335, height: 877.5, anchor: { x: 0.0102, y: 0.00095 } },
    laundry: { frames: ['laundry'], width: 256, height: 172.8, anchor: { x: 0.5, y: 0.77778 } },
    admirer: { frames: ['admirer'], width: 153.60000000000002, height: 121.60000000000001, anchor: { x: 0.5, y: 0.76316 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
