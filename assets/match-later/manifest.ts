// biome-ignore-all format: written by `npm run draw match-later` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'match-later/match-later.avif', version: '574a92b4', resolution: 0.95 },
    { file: 'match-later/match-later-2.avif', version: 'eac68eb4', resolution: 0.7 },
    { file: 'match-later/match-later-3.avif', version: '52cb0843', resolution: 1.15 },
  ],
  frames: {
    right: [0, 3, 3, 556, 814, 9, 12, 585, 836],
    left: [0, 563, 3, 527, 812, 7, 12, 585, 836],
    cover: [1, 3, 3, 396, 582, 14, 10, 420, 602],
    slip: [2, 3, 3, 481, 99, 7, 6, 497, 113],
    underline: [2, 3, 106, 374, 29, 11, 7, 414, 41],
    plate_known: [2, 3, 139, 267, 327, 2, 2, 274, 334],
    plate_missed: [2, 3, 470, 266, 327, 3, 2, 274, 334],
    rosette_boot: [2, 274, 139, 154, 217, 11, 9, 173, 230],
    rosette_puddle: [2, 274, 360, 154, 217, 11, 9, 173, 230],
    rosette_moss: [2, 488, 3, 154, 217, 11, 9, 173, 230],
    rosette_toes: [2, 432, 224, 154, 217, 11, 9, 173, 230],
    rosette_path: [2, 432, 445, 154, 217, 11, 9, 173, 230],
    rosette_nose: [2, 646, 3, 154, 217, 11, 9, 173, 230],
    booklet_2: [2, 590, 224, 171, 199, 19, 18, 195, 230],
    booklet_1: [2, 590, 427, 158, 194, 32, 23, 195, 230],
    booklet_0: [2, 273, 581, 132, 188, 58, 29, 195, 230],
    tab: [2, 409, 666, 129, 94, 7, 4, 143, 106],
    seal: [2, 542, 666, 119, 115, 5, 6, 131, 124],
    ribbon: [2, 432, 106, 49, 110, 8, 7, 64, 124],
  },
  sprites: {
    left: { frames: ['left'], width: 616, height: 880, anchor: { x: 0.9026, y: 0.47727 } },
    right: { frames: ['right'], width: 616, height: 880, anchor: { x: 0.02597, y: 0.47727 } },
    cover: { frames: ['cover'], width: 600, height: 860, anchor: { x: 0.48333, y: 0.48372 } },
    booklet: { frames: ['booklet_0', 'booklet_1', 'booklet_2'], width: 170, height: 200, anchor: { x: 0.58824, y: 0.9 } },
    plate: { frames: ['plate_known', 'plate_missed'], width: 238, height: 290, anchor: { x: 0.4958, y: 0.88966 } },
    seal: { frames: ['seal'], width: 114, height: 108, anchor: { x: 0.49123, y: 0.5 } },
    slip: { frames: ['slip'], width: 432, height: 98, anchor: { x: 0.49537, y: 0.46939 } },
    underline: { frames: ['underline'], width: 360, height: 36, anchor: { x: 0.03333, y: 0.5 } },
    rosette: { frames: ['rosette_boot', 'rosette_puddle', 'rosette_moss', 'rosette_toes', 'rosette_path', 'rosette_nose'], width: 150, height: 200, anchor: { x: 0.46667, y: 0.34 } },
    ribbon: { frames: ['ribbon'], width: 56, height: 108, anchor: { x: 0.46429, y: 0.11111 } },
    tab: { frames: ['tab'], width: 124, height: 92, anchor: { x: 0.1129, y: 0.45652 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
  outlines: {
    left: [[[534, 26, 534, 824, 221, 824, 21, 815, 7, 789, 7, 170, 14, 22, 159, 12, 488, 12]]],
    right: [[[548, 59, 565, 511, 565, 805, 321, 826, 9, 826, 9, 27, 129, 12, 523, 12]]],
  },
} as const satisfies FixedManifest
