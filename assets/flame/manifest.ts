// biome-ignore-all format: written by `npm run draw flame` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day5/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
    vignette: { arrival: { file: 'day5/vignette-arrival.webp', width: 147.20000000000002, height: 115, resolution: 1.7391304347826086 } },
    night: { '1x': { file: 'day5/night-1x.avif', width: 1900, height: 900, resolution: 1.25 } },
    flames: { strip: { file: 'day5/flames-strip.avif', width: 2336.8, height: 1158.4, resolution: 1.25 } },
    front: { '1x': { file: 'day5/front-1x.avif', width: 1900, height: 332, resolution: 1.25 } },
    ear: { '1x': { file: 'day5/ear-1x.webp', width: 80, height: 110.4, resolution: 1.25 } },
    rope: { '1x': { file: 'day5/rope-1x.avif', width: 1376, height: 92, resolution: 1.25 } },
    owl: { '2x': { file: 'day5/owl-2x.webp', width: 264.11764705882354, height: 135.88235294117646, resolution: 1.7 } },
    peg: { '2x': { file: 'day5/peg-2x.webp', width: 28, height: 64, resolution: 2 } },
    card: { '1x': { file: 'day5/card-1x.webp', width: 624, height: 516, resolution: 1.25 } },
    sheet: { '1x': { file: 'day5/sheet-1x.webp', width: 480, height: 480, resolution: 1.5 } },
    field: { '2x': { file: 'day5/field-2x.webp', width: 220, height: 70, resolution: 2 } },
    blot: { '2x': { file: 'day5/blot-2x.webp', width: 150, height: 184, resolution: 2 } },
    sparks: { '2x': { file: 'day5/sparks-2x.webp', width: 80, height: 20, resolution: 2 } },
    eyes: { '2x': { file: 'day5/eyes-2x.webp', width: 40, height: 20, resolution: 2 } },
  },
} as const satisfies FixedManifest
