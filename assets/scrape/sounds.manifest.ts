// biome-ignore-all format: written by `npm run sounds scrape` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  coins: { loop: null, variations: [{ file: 'day18/coins.mp3', version: '5935f662', seconds: 1.5686458 }] },
  houses: { loop: null, variations: [{ file: 'day18/houses.mp3', version: '83cfb5ef', seconds: 4.6987708 }] },
  purses: { loop: null, variations: [{ file: 'day18/purses.mp3', version: '6364d813', seconds: 2.5292708 }] },
  scratch: { loop: { start: 0.1, end: 3.1 }, variations: [{ file: 'day18/scratch.mp3', version: '32f02548', seconds: 3 }] },
  sigh: { loop: null, variations: [{ file: 'day18/sigh.mp3', version: 'cd03ce5d', seconds: 1.3652083 }] },
} as const satisfies Record<string, RenderedSound>
