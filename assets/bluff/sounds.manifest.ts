// biome-ignore-all format: written by `npm run sounds bluff` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bleat: { loop: null, variations: [{ file: 'day20/bleat-1.mp3', version: '48b1f12f', seconds: 1.3884167 }, { file: 'day20/bleat-2.mp3', version: '0f3049bb', seconds: 1.1438958 }] },
  cry: { loop: null, variations: [{ file: 'day20/cry-1.mp3', version: '8e123098', seconds: 1.774 }, { file: 'day20/cry-2.mp3', version: '22f263a5', seconds: 1.7734375 }] },
  drip: { loop: null, variations: [{ file: 'day20/drip-1.mp3', version: '3cabd330', seconds: 1.0984792 }, { file: 'day20/drip-2.mp3', version: 'f647992e', seconds: 1.0635417 }, { file: 'day20/drip-3.mp3', version: 'b48674da', seconds: 1.1754375 }] },
  emerge: { loop: null, variations: [{ file: 'day20/emerge.mp3', version: '3f0de315', seconds: 0.8523125 }] },
  hollow: { loop: { start: 0.1, end: 6.1 }, variations: [{ file: 'day20/hollow.mp3', version: 'c3310557', seconds: 6 }] },
  patter: { loop: null, variations: [{ file: 'day20/patter.mp3', version: '64cc0568', seconds: 1.2764167 }] },
  squeak: { loop: null, variations: [{ file: 'day20/squeak-1.mp3', version: '42e56320', seconds: 0.5842292 }, { file: 'day20/squeak-2.mp3', version: '43f994d7', seconds: 0.651125 }, { file: 'day20/squeak-3.mp3', version: '621d8a70', seconds: 0.5467083 }] },
  surf: { loop: { start: 0.1, end: 9.1 }, variations: [{ file: 'day20/surf.mp3', version: 'acf200b7', seconds: 9 }] },
  swallow: { loop: null, variations: [{ file: 'day20/swallow.mp3', version: '420b68c8', seconds: 1.0732917 }] },
  wings: { loop: { start: 0.1, end: 1.2200000000000002 }, variations: [{ file: 'day20/wings.mp3', version: 'aaf79699', seconds: 1.12 }] },
} as const satisfies Record<string, RenderedSound>
