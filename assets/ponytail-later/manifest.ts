// biome-ignore-all format: written by `npm run draw ponytail-later` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'ponytail-later/ponytail-later.webp', version: 'fa53fe3e', resolution: 1 },
    { file: 'ponytail-later/ponytail-later-2.avif', version: '57ac856e', resolution: 1 },
  ],
  frames: {
    plaited: [0, 3, 3, 1399, 951, 91, 46, 1609, 1027],
    held: [0, 3, 958, 694, 840, 0, 14, 720, 889],
    hush_2: [1, 3, 3, 198, 391, 10, 37, 400, 458],
    hush_3: [1, 205, 3, 280, 391, 10, 37, 400, 458],
    hush_4: [1, 3, 398, 355, 391, 10, 37, 400, 458],
    hush_1: [1, 3, 793, 132, 382, 9, 46, 400, 458],
    bow: [1, 139, 793, 297, 367, 19, 11, 333, 409],
    hush_0: [1, 362, 398, 94, 342, 10, 86, 400, 458],
    armToLips: [1, 3, 1179, 187, 280, 27, 29, 231, 324],
    toUs: [1, 194, 1164, 239, 272, 30, 28, 289, 320],
    band: [1, 3, 1463, 58, 159, 11, 19, 76, 196],
    snailBow: [1, 65, 1463, 78, 60, 10, 11, 98, 80],
  },
  sprites: {
    plaited: { frames: ['plaited'], width: 1608.888888888889, height: 1026.6666666666667, anchor: { x: 0.55801, y: 0.13853 } },
    band: { frames: ['band'], width: 75.55555555555556, height: 195.55555555555557, anchor: { x: 0.47059, y: 0.5 } },
    held: { frames: ['held'], width: 720, height: 888.8888888888889, anchor: { x: 0.06173, y: 0.145 } },
    bow: { frames: ['bow'], width: 333.33333333333337, height: 408.8888888888889, anchor: { x: 0.49333, y: 0.58696 } },
    toUs: { frames: ['toUs'], width: 288.8888888888889, height: 320, anchor: { x: 0.60769, y: 0.83333 } },
    armToLips: { frames: ['armToLips'], width: 231.11111111111111, height: 324.44444444444446, anchor: { x: 0.61538, y: 0.47945 } },
    hush: { frames: ['hush_0', 'hush_1', 'hush_2', 'hush_3', 'hush_4'], width: 400, height: 457.77777777777777, anchor: { x: 0, y: 1 } },
    snailBow: { frames: ['snailBow'], width: 97.77777777777779, height: 80, anchor: { x: 0.5, y: 0.44444 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
  editions: {
    fr: { sheets: { '1': { file: 'ponytail-later/ponytail-later-2-fr.avif', version: 'fffeb123', resolution: 1 } }, frames: { hush_0: [1, 362, 398, 94, 331, 10, 97, 400, 458], hush_1: [1, 3, 793, 116, 365, 9, 63, 400, 458], hush_2: [1, 3, 3, 173, 365, 10, 63, 400, 458], hush_3: [1, 205, 3, 220, 367, 10, 61, 400, 458], hush_4: [1, 3, 398, 355, 367, 10, 61, 400, 458] } },
  },
} as const satisfies FixedManifest
