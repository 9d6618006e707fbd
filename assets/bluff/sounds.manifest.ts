// biome-ignore-all format: written by `npm run sounds bluff` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bleat: { loop: null, variations: [{ file: 'day20/bleat-1.mp3', version: '04ecb0be', seconds: 1.2049375 }, { file: 'day20/bleat-2.mp3', version: '1c22886f', seconds: 0.9665625 }] },
  cry: { loop: null, variations: [{ file: 'day20/cry-1.mp3', version: 'f015ee87', seconds: 1.7535417 }, { file: 'day20/cry-2.mp3', version: '9994ea82', seconds: 1.7554583 }] },
  drip: { loop: null, variations: [{ file: 'day20/drip-1.mp3', version: 'b3599386', seconds: 1.1750417 }, { file: 'day20/drip-2.mp3', version: '8c280bff', seconds: 1.1845833 }, { file: 'day20/drip-3.mp3', version: '4d124d18', seconds: 1.2393125 }] },
  emerge: { loop: null, variations: [{ file: 'day20/emerge.mp3', version: '3f0de315', seconds: 0.8523125 }] },
  hollow: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day20/hollow.mp3', version: '1ca5cf49', seconds: 18 }] },
  patter: { loop: null, variations: [{ file: 'day20/patter-1.mp3', version: '7fce47eb', seconds: 1.256875 }, { file: 'day20/patter-2.mp3', version: '024797d1', seconds: 1.2440625 }, { file: 'day20/patter-3.mp3', version: 'd5763d1e', seconds: 1.4193958 }] },
  puff: { loop: null, variations: [{ file: 'day20/puff.mp3', version: '396aa124', seconds: 0.7196458 }] },
  riffle: { loop: null, variations: [{ file: 'day20/riffle.mp3', version: '796adf45', seconds: 0.5760417 }] },
  squeak: { loop: null, variations: [{ file: 'day20/squeak-1.mp3', version: 'cd3a096a', seconds: 0.6153333 }, { file: 'day20/squeak-2.mp3', version: 'eb8e8d40', seconds: 0.7456458 }, { file: 'day20/squeak-3.mp3', version: '5c9af28b', seconds: 0.5307083 }] },
  surf: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day20/surf.mp3', version: '468991eb', seconds: 18 }] },
  swallow: { loop: null, variations: [{ file: 'day20/swallow.mp3', version: 'd5415252', seconds: 1.0773542 }] },
  wings: { loop: { start: 0.1, end: 4.58 }, variations: [{ file: 'day20/wings.mp3', version: 'ae9a2e40', seconds: 4.48 }] },
} as const satisfies Record<string, RenderedSound>
