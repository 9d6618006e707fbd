// biome-ignore-all format: written by `npm run draw scrape` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day18/scrape.webp', version: '6968b679', resolution: 0.4 },
    { file: 'day18/scrape-2.webp', version: 'ebf51fd1', resolution: 1.25 },
    { file: 'day18/scrape-3.webp', version: '807c4383', resolution: 1.25 },
  ],
  frames: {
    wood: [0, 3, 3, 640, 400, 0, 0, 640, 400],
    planks: [1, 3, 3, 2000, 1250, 0, 0, 2000, 1250],
    card: [2, 3, 3, 1788, 1057, 10, 60, 1800, 1125],
    silver: [2, 3, 1064, 750, 600, 0, 0, 750, 600],
    mug: [2, 3, 1668, 500, 660, 79, 250, 600, 933],
    band: [2, 507, 1668, 292, 87, 12, 9, 317, 104],
    tool_1: [2, 507, 1759, 242, 248, 31, 27, 283, 283],
    tool_0: [2, 507, 2011, 241, 246, 31, 29, 283, 283],
    tool_2: [2, 752, 2011, 241, 246, 32, 29, 283, 283],
    house: [2, 753, 1759, 196, 201, 13, 2, 217, 217],
    purse: [2, 757, 1064, 189, 199, 17, 10, 217, 217],
    coin: [2, 757, 1267, 175, 177, 28, 29, 217, 217],
    glow: [2, 757, 1448, 142, 149, 7, 6, 154, 158],
    crumb_8: [2, 753, 1964, 49, 36, 7, 4, 58, 50],
    crumb_7: [2, 806, 1964, 41, 31, 10, 7, 58, 50],
    crumb_6: [2, 851, 1964, 34, 26, 13, 10, 58, 50],
    crumb_5: [2, 889, 1964, 26, 27, 16, 10, 58, 50],
    crumb_4: [2, 919, 1964, 24, 25, 17, 12, 58, 50],
    crumb_3: [2, 947, 1964, 22, 24, 18, 13, 58, 50],
    crumb_2: [2, 757, 1601, 21, 22, 18, 13, 58, 50],
    crumb_1: [2, 757, 1627, 20, 20, 19, 14, 58, 50],
    crumb_0: [2, 781, 1627, 18, 19, 19, 13, 58, 50],
  },
  sprites: {
    wood: { frames: ['wood'], width: 1600, height: 1000, anchor: { x: 0, y: 0 } },
    planks: { frames: ['planks'], width: 1600, height: 1000, anchor: { x: 0, y: 0 } },
    mug: { frames: ['mug'], width: 480, height: 746.6666666666667, anchor: { x: 0.5, y: 0.5 } },
    card: { frames: ['card'], width: 1440, height: 900, anchor: { x: 0.5463, y: 0.48889 } },
    band: { frames: ['band'], width: 253.33333333333334, height: 83.33333333333334, anchor: { x: 0.5, y: 0.5 } },
    silver: { frames: ['silver'], width: 600, height: 480, anchor: { x: 0, y: 0 } },
    coin: { frames: ['coin'], width: 173.33333333333334, height: 173.33333333333334, anchor: { x: 0.5, y: 0.5 } },
    purse: { frames: ['purse'], width: 173.33333333333334, height: 173.33333333333334, anchor: { x: 0.5, y: 0.5 } },
    house: { frames: ['house'], width: 173.33333333333334, height: 173.33333333333334, anchor: { x: 0.5, y: 0.5 } },
    glow: { frames: ['glow'], width: 123.33333333333334, height: 126.66666666666667, anchor: { x: 0.5, y: 0.5 } },
    tool: { frames: ['tool_0', 'tool_1', 'tool_2'], width: 226.66666666666669, height: 226.66666666666669, anchor: { x: 0.27941, y: 0.77941 } },
    crumb: { frames: ['crumb_0', 'crumb_1', 'crumb_2', 'crumb_3', 'crumb_4', 'crumb_5', 'crumb_6', 'crumb_7', 'crumb_8'], width: 46.66666666666667, height: 40, anchor: { x: 0.5, y: 0.5 } },
  },
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day18/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
