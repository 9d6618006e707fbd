// biome-ignore-all format: written by `npm run draw armadillo` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day15/armadillo.avif', version: '003ee57d', resolution: 0.6 },
    { file: 'day15/armadillo-2.avif', version: '60292dff', resolution: 1 },
  ],
  frames: {
    gutter: [0, 3, 3, 322, 1453, 4, 0, 333, 1453],
    paper: [0, 329, 3, 533, 333, 0, 0, 533, 333],
    stain_2: [0, 329, 340, 21, 26, 7, 3, 35, 32],
    stain_1: [0, 354, 340, 14, 14, 10, 9, 35, 32],
    stain_0: [0, 372, 340, 8, 6, 13, 13, 35, 32],
    plate: [1, 3, 3, 986, 972, 4, 6, 996, 982],
    ruler: [1, 3, 979, 67, 820, 2, 5, 73, 830],
    wash: [1, 74, 979, 320, 320, 0, 0, 320, 320],
    claw: [1, 74, 1303, 168, 319, 17, 16, 211, 344],
    track: [1, 246, 1303, 122, 249, 35, 24, 178, 278],
    ball_asleep: [1, 246, 1556, 217, 216, 18, 26, 256, 244],
    ball_awake: [1, 372, 1303, 217, 216, 18, 26, 256, 244],
    scutes: [1, 467, 1523, 180, 216, 17, 13, 222, 233],
    drops_2: [1, 398, 979, 176, 180, 25, 38, 231, 231],
    drops_1: [1, 74, 1626, 160, 163, 34, 46, 231, 231],
    drops_0: [1, 398, 1163, 118, 121, 55, 64, 231, 231],
    ant_1: [1, 467, 1743, 32, 44, 4, 5, 40, 53],
    ant_3: [1, 503, 1743, 32, 43, 4, 5, 40, 53],
    ant_0: [1, 539, 1743, 32, 41, 4, 5, 40, 53],
    ant_2: [1, 575, 1743, 32, 41, 4, 5, 40, 53],
    crumb: [1, 238, 1776, 13, 14, 2, 2, 18, 18],
  },
  sprites: {
    paper: { frames: ['paper'], width: 888.8888888888889, height: 555.5555555555555, anchor: { x: 0, y: 0 } },
    gutter: { frames: ['gutter'], width: 555.5555555555555, height: 2422.222222222222, anchor: { x: 0.86, y: 0.29358 } },
    plate: { frames: ['plate'], width: 995.5555555555557, height: 982.2222222222223, anchor: { x: 0, y: 0 } },
    ruler: { frames: ['ruler'], width: 73.33333333333334, height: 829.688888888889, anchor: { x: 0, y: 0 } },
    claw: { frames: ['claw'], width: 211.11111111111111, height: 344.44444444444446, anchor: { x: 0.36842, y: 0.47097 } },
    scutes: { frames: ['scutes'], width: 222.22222222222223, height: 233.33333333333334, anchor: { x: 0.48, y: 0.53333 } },
    ball: { frames: ['ball_asleep', 'ball_awake'], width: 255.55555555555557, height: 244.44444444444446, anchor: { x: 0.47826, y: 0.45455 } },
    track: { frames: ['track'], width: 177.77777777777777, height: 277.77777777777777, anchor: { x: 0.5, y: 0.432 } },
    stain: { frames: ['stain_0', 'stain_1', 'stain_2'], width: 57.77777777777778, height: 53.333333333333336, anchor: { x: 0.5, y: 0.5 } },
    wash: { frames: ['wash'], width: 320, height: 320, anchor: { x: 0, y: 0 } },
    drops: { frames: ['drops_0', 'drops_1', 'drops_2'], width: 231.11111111111111, height: 231.11111111111111, anchor: { x: 0.5, y: 0.5 } },
    ant: { frames: ['ant_0', 'ant_1', 'ant_2', 'ant_3'], width: 40, height: 53.333333333333336, anchor: { x: 0.5, y: 0.5 } },
    crumb: { frames: ['crumb'], width: 17.77777777777778, height: 17.77777777777778, anchor: { x: 0.5, y: 0.5 } },
  },
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day15/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
    vignette: { arrival: { file: 'day15/vignette-arrival.webp', width: 147.20000000000002, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
