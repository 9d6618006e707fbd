// biome-ignore-all format: written by `npm run sounds bluff` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bleat: { loop: null, variations: [{ file: 'day20/bleat-1.mp3', version: '48b1f12f', seconds: 1.3884167 }, { file: 'day20/bleat-2.mp3', version: '0f3049bb', seconds: 1.1438958 }] },
  cry: { loop: null, variations: [{ file: 'day20/cry-1.mp3', version: '8e123098', seconds: 1.774 }, { file: 'day20/cry-2.mp3', version: '22f263a5', seconds: 1.7734375 }] },
  drip: { loop: null, variations: [{ file: 'day20/drip-1.mp3', version: 'b3599386', seconds: 1.1750417 }, { file: 'day20/drip-2.mp3', version: '8c280bff', seconds: 1.1845833 }, { file: 'day20/drip-3.mp3', version: '4d124d18', seconds: 1.2393125 }] },
  emerge: { loop: null, variations: [{ file: 'day20/emerge.mp3', version: '3f0de315', seconds: 0.8523125 }] },
  hollow: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day20/hollow.mp3', version: '578a0215', seconds: 18 }] },
  patter: { loop: null, variations: [{ file: 'day20/patter-1.mp3', version: 'f086e36a', seconds: 1.2834583 }, { file: 'day20/patter-2.mp3', version: '8afb98dd', seconds: 1.2428333 }, { file: 'day20/patter-3.mp3', version: '93761fa7', seconds: 1.3487917 }] },
  puff: { loop: null, variations: [{ file: 'day20/puff.mp3', version: 'b0f0e3a9', seconds: 0.5514167 }] },
  riffle: { loop: null, variations: [{ file: 'day20/riffle.mp3', version: '6310771d', seconds: 0.5711875 }] },
  squeak: { loop: null, variations: [{ file: 'day20/squeak-1.mp3', version: '42e56320', seconds: 0.5842292 }, { file: 'day20/squeak-2.mp3', version: '43f994d7', seconds: 0.651125 }, { file: 'day20/squeak-3.mp3', version: '621d8a70', seconds: 0.5467083 }] },
  surf: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day20/surf.mp3', version: '2b107d8e', seconds: 18 }] },
  swallow: { loop: null, variations: [{ file: 'day20/swallow.mp3', version: '420b68c8', seconds: 1.0732917 }] },
  wings: { loop: { start: 0.1, end: 4.58 }, variations: [{ file: 'day20/wings.mp3', version: '7ac9c6bc', seconds: 4.48 }] },
} as const satisfies Record<string, RenderedSound>
