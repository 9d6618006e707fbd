// biome-ignore-all format: written by `npm run draw sharing` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    favicon: { '16': { file: 'sharing/favicon-16.png', width: 16, height: 16, resolution: 1 }, '32': { file: 'sharing/favicon-32.png', width: 32, height: 32, resolution: 1 }, '48': { file: 'sharing/favicon-48.png', width: 48, height: 48, resolution: 1 } },
    'app-icon': { '180': { file: 'sharing/app-icon-180.png', width: 180, height: 180, resolution: 1 }, '192': { file: 'sharing/app-icon-192.png', width: 192, height: 192, resolution: 1 }, '512': { file: 'sharing/app-icon-512.png', width: 512, height: 512, resolution: 1 } },
    'app-icon-maskable': { '512': { file: 'sharing/app-icon-maskable-512.png', width: 512, height: 512, resolution: 1 } },
  },
} as const satisfies FixedManifest
