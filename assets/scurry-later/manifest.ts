// biome-ignore-all format: written by `npm run draw scurry-later` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'scurry-later/scurry-later.webp', version: '0dfe4bd2', resolution: 1.1 },
    { file: 'scurry-later/scurry-later-2.webp', version: '27010865', resolution: 0.8 },
  ],
  frames: {
    rope: [0, 3, 3, 474, 20, 3, 4, 480, 26],
    taut: [0, 3, 27, 378, 129, 19, 17, 414, 165],
    held_1: [0, 3, 160, 320, 330, 40, 70, 422, 422],
    held_0: [0, 481, 3, 326, 329, 40, 69, 422, 422],
    heeled_pull: [0, 3, 494, 324, 287, 19, 43, 413, 353],
    heeled_slip: [0, 331, 336, 321, 285, 29, 41, 413, 353],
    noose: [0, 3, 785, 270, 260, 2, 0, 277, 262],
    smoke: [0, 277, 785, 244, 142, 23, 20, 268, 172],
    clock: [0, 327, 160, 140, 140, 4, 4, 148, 148],
    hat: [0, 331, 625, 113, 127, 2, 6, 118, 139],
    wornRing_0: [0, 385, 27, 50, 51, 3, 2, 58, 55],
    wornRing_1: [0, 385, 82, 43, 51, 7, 2, 58, 55],
    town: [1, 3, 3, 973, 328, 0, 24, 973, 352],
  },
  sprites: {
    heeled: { frames: ['heeled_pull', 'heeled_slip'], width: 375.36, height: 320.96000000000004, anchor: { x: 0.46377, y: 0.92373 } },
    held: { frames: ['held_0', 'held_1'], width: 384, height: 384, anchor: { x: 0.42667, y: 0.94 } },
    taut: { frames: ['taut'], width: 376, height: 150, anchor: { x: 0.84043, y: 0.50667 } },
    hat: { frames: ['hat'], width: 107.2, height: 125.96000000000001, anchor: { x: 0.5, y: 0.82979 } },
    wornRing: { frames: ['wornRing_0', 'wornRing_1'], width: 52.800000000000004, height: 49.6, anchor: { x: 0.5, y: 0.5 } },
    clock: { frames: ['clock'], width: 134.4, height: 134.4, anchor: { x: 0.5, y: 0.5 } },
    noose: { frames: ['noose'], width: 252, height: 238, anchor: { x: 0.5, y: 0.51261 } },
    rope: { frames: ['rope'], width: 436, height: 24, anchor: { x: 0.01835, y: 0.5 } },
    smoke: { frames: ['smoke'], width: 244, height: 156, anchor: { x: 0.91803, y: 0.79487 } },
    town: { frames: ['town'], width: 1216, height: 440, anchor: { x: 0.00658, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
  outlines: {
    town: [[[486, 96, 478, 157, 494, 174, 530, 159, 555, 185, 587, 190, 639, 151, 681, 175, 736, 116, 810, 191, 841, 167, 873, 172, 908, 129, 937, 129, 973, 179, 973, 352, 0, 352, 0, 193, 12, 176, 55, 182, 79, 156, 125, 169, 162, 144, 197, 181, 221, 182, 250, 77, 266, 68, 299, 188, 386, 188, 399, 173, 391, 94, 431, 24, 448, 24]]],
  },
} as const satisfies FixedManifest
