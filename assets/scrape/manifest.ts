// biome-ignore-all format: written by `npm run draw scrape` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day18/scrape.json', version: 'ad59318d' },
    { file: 'day18/scrape-2.json', version: 'c3310360' },
    { file: 'day18/scrape-3.json', version: '10e7041a' },
  ],
  sprites: {
    wood: { frames: ['wood'], width: 1600, height: 1000, anchor: { x: 0, y: 0 } },
    planks: { frames: ['planks'], width: 1600, height: 1000, anchor: { x: 0, y: 0 } },
    mug: { frames: ['mug'], width: 480, height: 746.6666666666667, anchor: { x: 0.5, y: 0.5 } },
    card: { frames: ['card'], width: 1440, height: 900, anchor: { x: 0.5463, y: 0.48889 } },
    band: { frames: ['band'], width: 253.33333333333334, height: 83.33333333333334, anchor: { x: 0.5, y: 0.5 } },
    stroke: { frames: ['stroke_0', 'stroke_1', 'stroke_2', 'stroke_3'], width: 506.6666666666667, height: 146.66666666666669, anchor: { x: 0.5, y: 0.5 } },
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
