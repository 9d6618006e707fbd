// biome-ignore-all format: written by `npm run draw postcard` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    card: { '2x': { file: 'postcard/card-2x.webp', width: 900, height: 600, resolution: 2 } },
    marks: { '2x': { file: 'postcard/marks-2x.webp', width: 484, height: 218, resolution: 2 } },
    sheet: { '1x': { file: 'postcard/sheet-1x.webp', width: 1068, height: 826, resolution: 1.5 } },
    close: { '1x': { file: 'postcard/close-1x.webp', width: 88, height: 176, resolution: 1 }, '2x': { file: 'postcard/close-2x.webp', width: 88, height: 176, resolution: 2 } },
    clip: { '1x': { file: 'postcard/clip-1x.webp', width: 80, height: 36, resolution: 1.5 } },
    send: { '1x': { file: 'postcard/send-1x.webp', width: 40, height: 46, resolution: 1 }, '2x': { file: 'postcard/send-2x.webp', width: 40, height: 46, resolution: 2 } },
  },
} as const satisfies FixedManifest
