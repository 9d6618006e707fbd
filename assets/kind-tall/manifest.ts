// biome-ignore-all format: written by `npm run draw kind-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'kind-tall/kind-tall.webp', version: '429a9c38', resolution: 0.6 },
  ],
  frames: {
    above_lit: [0, 3, 3, 960, 312, 0, 0, 960, 312],
    above_dark: [0, 3, 319, 960, 312, 0, 0, 960, 312],
    below_lit: [0, 3, 635, 960, 312, 0, 0, 960, 312],
    below_dark: [0, 3, 951, 960, 312, 0, 0, 960, 312],
  },
  sprites: {
    above: { frames: ['above_lit', 'above_dark'], width: 1600, height: 520, anchor: { x: 0, y: 1 } },
    below: { frames: ['below_lit', 'below_dark'], width: 1600, height: 520, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
