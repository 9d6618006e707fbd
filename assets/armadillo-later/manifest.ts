// biome-ignore-all format: written by `npm run draw armadillo-later` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'armadillo-later/armadillo-later.avif', version: '54828039', resolution: 1 },
    { file: 'armadillo-later/armadillo-later-2.avif', version: '8f22b918', resolution: 0.5 },
  ],
  frames: {
    plate_0: [0, 3, 3, 986, 972, 4, 6, 996, 982],
    plate_1: [0, 3, 979, 986, 972, 4, 6, 996, 982],
    plate_2: [0, 993, 3, 986, 972, 4, 6, 996, 982],
    roller_shut: [0, 993, 979, 529, 454, 50, 74, 700, 560],
    roller_awake: [0, 993, 1437, 529, 454, 50, 74, 700, 560],
    wash: [0, 1526, 979, 320, 320, 0, 0, 320, 320],
    figure_5: [0, 1526, 1303, 252, 194, 11, 95, 271, 300],
    figure_3: [0, 1526, 1501, 205, 248, 30, 39, 271, 300],
    figure_0: [0, 1782, 1303, 181, 238, 45, 31, 271, 300],
    figure_4: [0, 1735, 1545, 152, 228, 75, 50, 271, 300],
    figure_6: [0, 3, 1955, 207, 214, 32, 51, 271, 300],
    figure_2: [0, 214, 1955, 207, 192, 42, 72, 271, 300],
    figure_7: [0, 1526, 1753, 200, 150, 36, 92, 271, 300],
    figure_10: [0, 425, 1955, 194, 169, 39, 100, 271, 300],
    figure_9: [0, 623, 1955, 141, 189, 69, 76, 271, 300],
    figure_8: [0, 768, 1955, 138, 185, 73, 80, 271, 300],
    figure_1: [0, 910, 1955, 142, 184, 65, 98, 271, 300],
    figure_11: [0, 1730, 1777, 166, 133, 53, 96, 271, 300],
    print: [0, 993, 1895, 116, 55, 8, 4, 132, 68],
    leaf: [1, 3, 3, 109, 500, 1, 0, 110, 500],
    shade: [1, 116, 3, 288, 41, 9, 6, 305, 48],
  },
  sprites: {
    plate: { frames: ['plate_0', 'plate_1', 'plate_2'], width: 995.5555555555557, height: 982.2222222222223, anchor: { x: 0, y: 0 } },
    figure: { frames: ['figure_0', 'figure_1', 'figure_2', 'figure_3', 'figure_4', 'figure_5', 'figure_6', 'figure_7', 'figure_8', 'figure_9', 'figure_10', 'figure_11'], width: 271.11111111111114, height: 300, anchor: { x: 0.5, y: 0.51852 } },
    wash: { frames: ['wash'], width: 320, height: 320, anchor: { x: 0, y: 0 } },
    leaf: { frames: ['leaf'], width: 220, height: 1000, anchor: { x: 0.09091, y: 0 } },
    roller: { frames: ['roller_shut', 'roller_awake'], width: 700, height: 560, anchor: { x: 0.47143, y: 0.53571 } },
    shade: { frames: ['shade'], width: 610, height: 96, anchor: { x: 0.47541, y: 0.41667 } },
    print: { frames: ['print'], width: 132, height: 68, anchor: { x: 0.5, y: 0.5 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
