// biome-ignore-all format: written by `npm run sounds snack` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  burp: { loop: null, variations: [{ file: 'day27/burp-1.mp3', version: '1b2349d0', seconds: 0.5206667 }, { file: 'day27/burp-2.mp3', version: '3d169df3', seconds: 0.5271042 }] },
  flutter: { loop: null, variations: [{ file: 'day27/flutter-1.mp3', version: '3692829e', seconds: 0.3814792 }, { file: 'day27/flutter-2.mp3', version: '2f32e4a9', seconds: 0.3801875 }] },
  galop: { loop: { start: 0.1, end: 12.9 }, variations: [{ file: 'day27/galop.mp3', version: '659142c9', seconds: 12.8 }] },
  giggle: { loop: null, variations: [{ file: 'day27/giggle-1.mp3', version: 'e60e7e2b', seconds: 0.5835 }, { file: 'day27/giggle-2.mp3', version: 'ff2a9931', seconds: 0.5892917 }] },
  munch: { loop: null, variations: [{ file: 'day27/munch-1.mp3', version: '51928b04', seconds: 0.2602292 }, { file: 'day27/munch-2.mp3', version: 'fc709f94', seconds: 0.2489792 }, { file: 'day27/munch-3.mp3', version: '0c3042be', seconds: 0.22825 }, { file: 'day27/munch-4.mp3', version: '89a91bc5', seconds: 0.2396458 }] },
  squeak: { loop: null, variations: [{ file: 'day27/squeak.mp3', version: 'c968e9cc', seconds: 0.376625 }] },
  swallow: { loop: null, variations: [{ file: 'day27/swallow-1.mp3', version: 'd946ed2e', seconds: 0.2920208 }, { file: 'day27/swallow-2.mp3', version: 'c2589fe5', seconds: 0.290375 }, { file: 'day27/swallow-3.mp3', version: '72c0e3ec', seconds: 0.2918125 }] },
  toss: { loop: null, variations: [{ file: 'day27/toss-1.mp3', version: '17614da7', seconds: 0.4936667 }, { file: 'day27/toss-2.mp3', version: '054d39be', seconds: 0.4858958 }] },
} as const satisfies Record<string, RenderedSound>
