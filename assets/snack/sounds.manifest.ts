// biome-ignore-all format: written by `npm run sounds snack` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  burp: { loop: null, variations: [{ file: 'day27/burp-1.mp3', version: 'bfc24518', seconds: 0.7907917 }, { file: 'day27/burp-2.mp3', version: 'f051167a', seconds: 0.7096042 }] },
  cheer: { loop: null, variations: [{ file: 'day27/cheer.mp3', version: '79c3e01a', seconds: 0.836875 }] },
  flutter: { loop: null, variations: [{ file: 'day27/flutter-1.mp3', version: 'ff438899', seconds: 0.9112083 }, { file: 'day27/flutter-2.mp3', version: '849de406', seconds: 0.9494167 }, { file: 'day27/flutter-3.mp3', version: 'e4e35e8f', seconds: 0.9030208 }] },
  galop: { loop: { start: 0.1, end: 12.9 }, variations: [{ file: 'day27/galop.mp3', version: '659142c9', seconds: 12.8 }] },
  giggle: { loop: null, variations: [{ file: 'day27/giggle-1.mp3', version: 'e60e7e2b', seconds: 0.5835 }, { file: 'day27/giggle-2.mp3', version: 'b806046b', seconds: 0.5706042 }] },
  munch: { loop: null, variations: [{ file: 'day27/munch-1.mp3', version: '2441b271', seconds: 0.2564792 }, { file: 'day27/munch-2.mp3', version: '0e6c8b2b', seconds: 0.2630833 }, { file: 'day27/munch-3.mp3', version: '4384067f', seconds: 0.2801667 }, { file: 'day27/munch-4.mp3', version: '19c8b4a5', seconds: 0.2959583 }] },
  squeak: { loop: null, variations: [{ file: 'day27/squeak-1.mp3', version: 'eaf08ad3', seconds: 0.6491667 }, { file: 'day27/squeak-2.mp3', version: '5e66f8f2', seconds: 0.5529792 }, { file: 'day27/squeak-3.mp3', version: 'b7ba716a', seconds: 0.6086458 }] },
  swallow: { loop: null, variations: [{ file: 'day27/swallow-1.mp3', version: '1f5bb4c4', seconds: 0.4781875 }, { file: 'day27/swallow-2.mp3', version: 'be2ef5b8', seconds: 0.4642083 }, { file: 'day27/swallow-3.mp3', version: 'e94d5d02', seconds: 0.3966875 }] },
  toss: { loop: null, variations: [{ file: 'day27/toss-1.mp3', version: '8956d2a6', seconds: 0.4960208 }, { file: 'day27/toss-2.mp3', version: 'defb514b', seconds: 0.4885208 }, { file: 'day27/toss-3.mp3', version: '7d521cb9', seconds: 0.5624167 }] },
} as const satisfies Record<string, RenderedSound>
