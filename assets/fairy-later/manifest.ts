// biome-ignore-all format: written by `npm run draw fairy-later` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'fairy-later/fairy-later.webp', version: 'fb5c4487', resolution: 1 },
    { file: 'fairy-later/fairy-later-2.webp', version: '6039fa70', resolution: 0.9 },
  ],
  frames: {
    lily_bud: [0, 3, 3, 242, 115, 8, 35, 256, 160],
    lily_half: [0, 3, 122, 242, 125, 8, 25, 256, 160],
    lily_open: [0, 3, 251, 242, 137, 8, 13, 256, 160],
    fish: [0, 3, 392, 139, 87, 8, 7, 152, 100],
    lamp: [0, 3, 483, 96, 139, 10, 4, 112, 146],
    gleam_2: [0, 103, 483, 122, 91, 23, 8, 168, 112],
    gleam_1: [0, 3, 626, 115, 91, 22, 8, 168, 112],
    gleam_0: [0, 122, 578, 112, 91, 27, 8, 168, 112],
    note_1: [0, 3, 721, 82, 89, 7, 10, 104, 108],
    note_0: [0, 146, 392, 52, 79, 7, 20, 104, 108],
    pupil_0: [0, 89, 721, 70, 50, 9, 10, 88, 68],
    pupil_1: [0, 163, 673, 70, 50, 9, 10, 88, 68],
    flame_0: [0, 89, 775, 30, 29, 39, 55, 112, 146],
    flame_1: [0, 123, 775, 30, 29, 39, 55, 112, 146],
    singer_0: [1, 3, 3, 216, 166, 18, 6, 252, 210],
    singer_1: [1, 3, 173, 216, 190, 18, 6, 252, 210],
  },
  sprites: {
    lily: { frames: ['lily_bud', 'lily_half', 'lily_open'], width: 256, height: 160, anchor: { x: 0.5, y: 0.575 } },
    fish: { frames: ['fish'], width: 152, height: 100, anchor: { x: 0.47368, y: 0.56 } },
    lamp: { frames: ['lamp'], width: 112, height: 146, anchor: { x: 0.48214, y: 0.87671 } },
    flame: { frames: ['flame_0', 'flame_1'], width: 112, height: 146, anchor: { x: 0.48214, y: 0.87671 } },
    singer: { frames: ['singer_0', 'singer_1'], width: 280, height: 233.33333333333334, anchor: { x: 0.46429, y: 0.34286 } },
    pupil: { frames: ['pupil_0', 'pupil_1'], width: 88, height: 68, anchor: { x: 0.5, y: 0.76471 } },
    gleam: { frames: ['gleam_0', 'gleam_1', 'gleam_2'], width: 168, height: 112, anchor: { x: 0.5, y: 0.10714 } },
    note: { frames: ['note_0', 'note_1'], width: 104, height: 108, anchor: { x: 0.23077, y: 0.77778 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
