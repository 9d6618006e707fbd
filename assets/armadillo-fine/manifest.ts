// biome-ignore-all format: written by `npm run draw armadillo-fine` from drawings.ts, which is the place to change.
import type { FixedSheetManifest } from '../pipeline/manifest'

/** Where the finer pictures of this bundle lie. */
export const manifest = {
  sheets: [
    { file: 'armadillo-fine/armadillo-fine.avif', version: '27bc0319', resolution: 0.8999999999999999 },
    { file: 'armadillo-fine/armadillo-fine-2.avif', version: 'af18c196', resolution: 1.5 },
  ],
  frames: {
    gutter: [0, 3, 3, 483, 2180, 6, 0, 500, 2180],
    paper: [0, 3, 2187, 800, 500, 0, 0, 800, 500],
    stain_2: [0, 490, 3, 29, 38, 12, 5, 52, 48],
    stain_1: [0, 523, 3, 20, 21, 16, 14, 52, 48],
    stain_0: [0, 547, 3, 11, 10, 21, 19, 52, 48],
    plate: [1, 3, 3, 1478, 1456, 7, 10, 1493, 1473],
    ruler: [1, 3, 1463, 98, 1229, 4, 7, 110, 1245],
    wash: [1, 105, 1463, 480, 480, 0, 0, 480, 480],
    claw: [1, 105, 1947, 251, 478, 26, 25, 317, 517],
    track: [1, 360, 1947, 184, 373, 52, 36, 267, 417],
    scutes: [1, 360, 2324, 268, 323, 27, 20, 333, 350],
    ball_asleep: [1, 548, 1947, 321, 323, 31, 39, 383, 367],
    ball_awake: [1, 632, 2274, 321, 323, 31, 39, 383, 367],
    drops_2: [1, 589, 1463, 262, 269, 38, 58, 347, 347],
    drops_1: [1, 105, 2429, 239, 244, 51, 69, 347, 347],
    drops_0: [1, 589, 1736, 175, 180, 84, 96, 347, 347],
    ant_1: [1, 632, 2601, 46, 64, 7, 8, 60, 80],
    ant_3: [1, 682, 2601, 47, 64, 7, 8, 60, 80],
    ant_0: [1, 733, 2601, 46, 60, 7, 8, 60, 80],
    ant_2: [1, 783, 2601, 46, 60, 7, 8, 60, 80],
    crumb: [1, 589, 1920, 20, 20, 3, 3, 27, 27],
  },
} as const satisfies FixedSheetManifest
