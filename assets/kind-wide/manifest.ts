// biome-ignore-all format: written by `npm run draw kind-wide` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'kind-wide/kind-wide.webp', version: '7a3de677', resolution: 0.6 },
  ],
  frames: {
    left_lit: [0, 3, 3, 240, 600, 0, 0, 240, 600],
    left_dark: [0, 247, 3, 240, 600, 0, 0, 240, 600],
    right_lit: [0, 3, 607, 240, 600, 0, 0, 240, 600],
    right_dark: [0, 247, 607, 240, 600, 0, 0, 240, 600],
  },
  sprites: {
    left: { frames: ['left_lit', 'left_dark'], width: 400, height: 1000, anchor: { x: 1, y: 0 } },
    right: { frames: ['right_lit', 'right_dark'], width: 400, height: 1000, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
