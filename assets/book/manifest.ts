// biome-ignore-all format: written by `npm run draw book` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    table: { '1x': { file: 'book/table-1x.webp', width: 1440, height: 900, resolution: 1 } },
    sketchbook: { '1x': { file: 'book/sketchbook-1x.webp', width: 1340, height: 836, resolution: 1.5 } },
    wire: { '1x': { file: 'book/wire-1x.webp', width: 60, height: 750, resolution: 1.5 } },
    corner: { '1x': { file: 'book/corner-1x.webp', width: 118, height: 110, resolution: 1.5 } },
    tape: { '1x': { file: 'book/tape-1x.webp', width: 108, height: 40, resolution: 1.5 } },
    tabs: { '1x': { file: 'book/tabs-1x.webp', width: 70, height: 84, resolution: 1.5 } },
    stroke: { '1x': { file: 'book/stroke-1x.webp', width: 300, height: 28, resolution: 1.5 } },
    brush: { '1x': { file: 'book/brush-1x.webp', width: 240, height: 60, resolution: 1.5 } },
    snail: { '1x': { file: 'book/snail-1x.webp', width: 84, height: 52, resolution: 1.5 } },
    places: { '1x': { file: 'book/places-1x.webp', width: 560, height: 325.3333333333333, resolution: 1.5 } },
    feast: { '1x': { file: 'book/feast-1x.avif', width: 1311.6279069767443, height: 774.4186046511628, resolution: 0.86 } },
    arrows: { '1x': { file: 'book/arrows-1x.webp', width: 176, height: 176, resolution: 1 }, '2x': { file: 'book/arrows-2x.webp', width: 176, height: 176, resolution: 2 } },
  },
} as const satisfies FixedManifest
