// biome-ignore-all format: written by `npm run draw salty-wide` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'salty-wide/salty-wide.avif', version: '700c7105', resolution: 0.5 },
  ],
  frames: {
    leftWall: [0, 3, 3, 461, 424, 0, 0, 461, 424],
    rightWall: [0, 3, 431, 461, 424, 0, 0, 461, 424],
    leftTable: [0, 3, 859, 448, 112, 0, 15, 448, 127],
    rightTable: [0, 3, 975, 448, 109, 0, 18, 448, 127],
  },
  sprites: {
    leftWall: { frames: ['leftWall'], width: 921.2121212121212, height: 848.4848484848485, anchor: { x: 0, y: 0 } },
    rightWall: { frames: ['rightWall'], width: 921.2121212121212, height: 848.4848484848485, anchor: { x: 0, y: 0 } },
    leftTable: { frames: ['leftTable'], width: 896.969696969697, height: 254.54545454545453, anchor: { x: 0, y: 0 } },
    rightTable: { frames: ['rightTable'], width: 896.969696969697, height: 254.54545454545453, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
