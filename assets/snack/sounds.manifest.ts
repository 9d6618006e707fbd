// biome-ignore-all format: written by `npm run sounds snack` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  burp: { loop: null, variations: [{ file: 'day27/burp-1.mp3', version: '37694e1c', seconds: 0.9283333 }, { file: 'day27/burp-2.mp3', version: 'd529e5b1', seconds: 0.8535417 }] },
  cheer: { loop: null, variations: [{ file: 'day27/cheer.mp3', version: '94ca5414', seconds: 1.1162917 }] },
  flutter: { loop: null, variations: [{ file: 'day27/flutter-1.mp3', version: '6dd4a0af', seconds: 1.0281458 }, { file: 'day27/flutter-2.mp3', version: '5cd23d49', seconds: 1.0258958 }, { file: 'day27/flutter-3.mp3', version: '09bd8452', seconds: 1.024625 }] },
  galop: { loop: { start: 0.1, end: 12.9 }, variations: [{ file: 'day27/galop.mp3', version: '659142c9', seconds: 12.8 }] },
  giggle: { loop: null, variations: [{ file: 'day27/giggle-1.mp3', version: 'e60e7e2b', seconds: 0.5835 }, { file: 'day27/giggle-2.mp3', version: 'b806046b', seconds: 0.5706042 }] },
  munch: { loop: null, variations: [{ file: 'day27/munch-1.mp3', version: '87f106f8', seconds: 0.2511042 }, { file: 'day27/munch-2.mp3', version: '82c84dc2', seconds: 0.2758542 }, { file: 'day27/munch-3.mp3', version: 'a8da3e27', seconds: 0.2819167 }, { file: 'day27/munch-4.mp3', version: 'c93a00aa', seconds: 0.2798958 }] },
  squeak: { loop: null, variations: [{ file: 'day27/squeak-1.mp3', version: '08e57aa2', seconds: 0.7088542 }, { file: 'day27/squeak-2.mp3', version: '88259f4c', seconds: 0.7161458 }, { file: 'day27/squeak-3.mp3', version: '754ee895', seconds: 0.7083958 }] },
  swallow: { loop: null, variations: [{ file: 'day27/swallow-1.mp3', version: '1f5bb4c4', seconds: 0.4781875 }, { file: 'day27/swallow-2.mp3', version: 'be2ef5b8', seconds: 0.4642083 }, { file: 'day27/swallow-3.mp3', version: 'e94d5d02', seconds: 0.3966875 }] },
  toss: { loop: null, variations: [{ file: 'day27/toss-1.mp3', version: 'b1a92045', seconds: 0.4936667 }, { file: 'day27/toss-2.mp3', version: 'e2f7b750', seconds: 0.4876875 }, { file: 'day27/toss-3.mp3', version: 'a29f33cc', seconds: 0.5597917 }] },
} as const satisfies Record<string, RenderedSound>
