// biome-ignore-all format: written by `npm run draw kind-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'kind-tall/kind-tall.webp', version: '7a3de677', resolution: 0.6 },
  ],
  frames: {
    above_lit: [0, 3, 3, 240, 600, 0, 0, 240, 600],
    above_dark: [0, 247, 3, 240, 600, 0, 0, 240, 600],
    below_lit: [0, 3, 607, 240, 600, 0, 0, 240, 600],
    below_dark: [0, 247, 607, 240, 600, 0, 0, 240, 600],
  },
  sprites: {
    above: { frames: ['above_lit', 'above_dark'], width: 400, height: 1000, anchor: { x: 1, y: 0 } },
    below: { frames: ['below_lit', 'below_dark'], width: 400, height: 1000, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
