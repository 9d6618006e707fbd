// biome-ignore-all format: written by `npm run draw scallop-fine` from drawings.ts, which is the place to change.
import type { FixedSheetManifest } from '../pipeline/manifest'

/** Where the finer pictures of this bundle lie. */
export const manifest = {
  sheets: [
    { file: 'scallop-fine/scallop-fine.avif', version: '7b9483e7', resolution: 1.275 },
    { file: 'scallop-fine/scallop-fine-2.avif', version: '326b635f', resolution: 1.6500000000000001 },
  ],
  frames: {
    niche: [0, 3, 3, 1232, 1275, 2, 0, 1234, 1275],
    sheet: [0, 1239, 3, 836, 1266, 0, 9, 836, 1275],
    shell: [0, 3, 1282, 772, 479, 14, 5, 796, 495],
    footShadow: [0, 1239, 1273, 543, 52, 46, 7, 622, 66],
    paper: [0, 3, 1765, 475, 446, 5, 56, 510, 510],
    post: [0, 1786, 1273, 281, 163, 5, 0, 286, 163],
    chosen: [1, 3, 3, 818, 135, 6, 9, 838, 152],
    paste: [1, 3, 142, 260, 405, 28, 40, 304, 449],
    thief_left: [1, 267, 142, 280, 175, 29, 28, 330, 211],
    thief_right: [1, 267, 321, 280, 175, 29, 28, 330, 211],
    thief_caught: [1, 3, 551, 277, 182, 30, 21, 330, 211],
    bust_asleep: [1, 551, 142, 219, 276, 8, 0, 244, 284],
    bust_awake: [1, 551, 422, 220, 276, 7, 0, 244, 284],
    hand: [1, 284, 500, 246, 122, 12, 6, 264, 139],
    grin_asleep: [1, 3, 737, 181, 226, 42, 27, 244, 257],
    grin_awake: [1, 188, 737, 181, 226, 42, 27, 244, 257],
    hen_asleep: [1, 373, 702, 222, 207, 18, 12, 244, 231],
    hen_awake: [1, 599, 702, 222, 207, 18, 12, 244, 231],
    tag_chosen: [1, 3, 967, 200, 100, 5, 7, 218, 119],
    tag_idle: [1, 207, 967, 199, 99, 6, 8, 218, 119],
    clip: [1, 410, 913, 77, 154, 11, 10, 106, 178],
    dust_0: [1, 284, 626, 99, 46, 11, 24, 172, 79],
    dust_1: [1, 387, 626, 92, 39, 38, 19, 172, 79],
    dust_2: [1, 284, 676, 84, 32, 66, 14, 172, 79],
  },
} as const satisfies FixedSheetManifest
