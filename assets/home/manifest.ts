// biome-ignore-all format: written by `npm run draw home` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this room. */
export const manifest = {
  sheets: [],
  sprites: {},
  backdrops: {},
  pictures: {
    logo: { '2x': { file: 'home/logo-2x.webp', width: 2060, height: 320 } },
    'logo-narrow': { '2x': { file: 'home/logo-narrow-2x.webp', width: 600, height: 220 } },
    cards: { '2x': { file: 'home/cards-2x.webp', width: 776, height: 610 } },
    swash: { '2x': { file: 'home/swash-2x.webp', width: 872, height: 480 } },
    disc: { '2x': { file: 'home/disc-2x.webp', width: 180, height: 180 } },
    binding: { '2x': { file: 'home/binding-2x.webp', width: 96, height: 548 } },
    paper: { '1x': { file: 'home/paper-1x.webp', width: 512, height: 512 } },
  },
} as const satisfies FixedManifest
