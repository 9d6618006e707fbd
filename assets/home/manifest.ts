// biome-ignore-all format: written by `npm run draw home` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    logo: { '2x': { file: 'home/logo-2x.webp', width: 1030, height: 160, resolution: 2 }, '2x-fr': { file: 'home/logo-2x-fr.webp', width: 1030, height: 160, resolution: 2 } },
    'logo-narrow': { '2x': { file: 'home/logo-narrow-2x.webp', width: 300, height: 110, resolution: 2 }, '2x-fr': { file: 'home/logo-narrow-2x-fr.webp', width: 300, height: 110, resolution: 2 } },
    cards: { '1x': { file: 'home/cards-1x.webp', width: 388, height: 305, resolution: 1 }, '2x': { file: 'home/cards-2x.webp', width: 388, height: 305, resolution: 2 } },
    swash: { '1x': { file: 'home/swash-1x.webp', width: 436, height: 180, resolution: 1 }, '2x': { file: 'home/swash-2x.webp', width: 436, height: 180, resolution: 2 } },
    surprise: { '2x': { file: 'home/surprise-2x.webp', width: 192, height: 96, resolution: 2 } },
    disc: { '1x': { file: 'home/disc-1x.webp', width: 90, height: 90, resolution: 1 }, '2x': { file: 'home/disc-2x.webp', width: 90, height: 90, resolution: 2 } },
    vignettes: { '1x': { file: 'home/vignettes-1x.webp', width: 174, height: 572, resolution: 1 }, '2x': { file: 'home/vignettes-2x.webp', width: 174, height: 572, resolution: 2 } },
    binding: { '1x': { file: 'home/binding-1x.webp', width: 48, height: 274, resolution: 1 }, '2x': { file: 'home/binding-2x.webp', width: 48, height: 274, resolution: 2 } },
    paper: { '1x': { file: 'home/paper-1x.webp', width: 512, height: 512, resolution: 1 } },
    clouds: { '1x': { file: 'home/clouds-1x.webp', width: 512, height: 512, resolution: 1 } },
  },
} as const satisfies FixedManifest
