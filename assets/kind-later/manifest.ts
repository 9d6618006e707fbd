// biome-ignore-all format: written by `npm run draw kind-later` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'kind-later/kind-later.avif', version: '4a4fbf8b', resolution: 0.9 },
    { file: 'kind-later/kind-later-2.avif', version: '42c885d6', resolution: 0.8 },
    { file: 'kind-later/kind-later-3.avif', version: 'ce32520f', resolution: 1.1 },
  ],
  frames: {
    wedge: [0, 3, 3, 1492, 453, 0, 0, 1521, 468],
    edges: [0, 3, 460, 903, 566, 2, 27, 918, 612],
    shadow: [0, 3, 1030, 743, 178, 0, 7, 756, 193],
    coat_lit: [0, 910, 460, 185, 196, 5, 7, 207, 207],
    coat_dark: [0, 1099, 460, 185, 196, 5, 7, 207, 207],
    jamb: [1, 3, 3, 53, 1664, 0, 0, 53, 1664],
    slit: [1, 60, 3, 37, 1168, 0, 0, 37, 1664],
    somebody: [2, 3, 3, 69, 642, 0, 12, 73, 660],
    empty_lit: [2, 76, 3, 292, 132, 31, 71, 363, 231],
    empty_dark: [2, 76, 139, 292, 132, 31, 71, 363, 231],
    case_lit: [2, 76, 275, 231, 145, 10, 6, 253, 161],
    case_dark: [2, 76, 424, 231, 145, 10, 6, 253, 161],
    horse: [2, 372, 3, 120, 227, 25, 37, 330, 297],
    bear: [2, 372, 234, 84, 204, 44, 32, 253, 275],
    blocks: [2, 311, 442, 87, 203, 89, 32, 275, 242],
    smile: [2, 3, 649, 114, 139, 24, 22, 182, 187],
  },
  sprites: {
    wedge: { frames: ['wedge'], width: 1690, height: 520, anchor: { x: 0, y: 0 } },
    slit: { frames: ['slit'], width: 46, height: 2080, anchor: { x: 1, y: 0.25962 } },
    jamb: { frames: ['jamb'], width: 66, height: 2080, anchor: { x: 0.69697, y: 0.25962 } },
    somebody: { frames: ['somebody'], width: 66, height: 600, anchor: { x: 0, y: 0 } },
    shadow: { frames: ['shadow'], width: 840, height: 214, anchor: { x: 0, y: 0 } },
    edges: { frames: ['edges'], width: 1020, height: 680, anchor: { x: 0, y: 0 } },
    blocks: { frames: ['blocks'], width: 250, height: 220, anchor: { x: 0.6, y: 0.59091 } },
    bear: { frames: ['bear'], width: 230, height: 250, anchor: { x: 0.47826, y: 0.84 } },
    horse: { frames: ['horse'], width: 300, height: 270, anchor: { x: 0.58333, y: 0.7963 } },
    coat: { frames: ['coat_lit', 'coat_dark'], width: 230, height: 230, anchor: { x: 0, y: 0 } },
    case: { frames: ['case_lit', 'case_dark'], width: 230, height: 146, anchor: { x: 0.3913, y: 0.82192 } },
    empty: { frames: ['empty_lit', 'empty_dark'], width: 330, height: 210, anchor: { x: 0.54545, y: 0.80952 } },
    smile: { frames: ['smile'], width: 165, height: 170, anchor: { x: 0.45455, y: 0.82353 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
  outlines: {
    wedge: [[[1447, 75, 1492, 111, 1492, 179, 1476, 219, 1491, 292, 1455, 329, 1452, 424, 1429, 453, 1333, 453, 0, 284, 0, 177, 1261, 0, 1399, 0]]],
  },
} as const satisfies FixedManifest
