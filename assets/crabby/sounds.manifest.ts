// biome-ignore-all format: written by `npm run sounds crabby` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day10/bell-1.mp3', version: '46c9cbed', seconds: 0.5418958 }, { file: 'day10/bell-2.mp3', version: '4bbafedb', seconds: 0.548625 }] },
  call: { loop: null, variations: [{ file: 'day10/call-1.mp3', version: 'e7f93bb1', seconds: 0.7015625 }, { file: 'day10/call-2.mp3', version: 'b127d434', seconds: 0.9266458 }] },
  cry: { loop: null, variations: [{ file: 'day10/cry-1.mp3', version: 'dda70e14', seconds: 0.9154792 }, { file: 'day10/cry-2.mp3', version: '6ea2ef1a', seconds: 1.1365625 }, { file: 'day10/cry-3.mp3', version: '55efc182', seconds: 0.6624375 }] },
  grumble: { loop: null, variations: [{ file: 'day10/grumble-1.mp3', version: '403bd1c3', seconds: 0.5564792 }, { file: 'day10/grumble-2.mp3', version: 'ef55716b', seconds: 0.7766667 }, { file: 'day10/grumble-3.mp3', version: 'b60e0643', seconds: 0.4491875 }, { file: 'day10/grumble-4.mp3', version: '8f74da4e', seconds: 0.9142708 }] },
  huff: { loop: null, variations: [{ file: 'day10/huff-1.mp3', version: '8850b2e5', seconds: 0.8458333 }, { file: 'day10/huff-2.mp3', version: 'ad2738ad', seconds: 0.8505417 }] },
  pat: { loop: null, variations: [{ file: 'day10/pat.mp3', version: '9c622670', seconds: 0.9517708 }] },
  snip: { loop: null, variations: [{ file: 'day10/snip-1.mp3', version: '81532881', seconds: 0.4512708 }, { file: 'day10/snip-2.mp3', version: '8fbafca6', seconds: 0.4508542 }] },
  splash: { loop: null, variations: [{ file: 'day10/splash-1.mp3', version: 'c9438857', seconds: 0.5015 }, { file: 'day10/splash-2.mp3', version: 'ce5cde77', seconds: 0.5662708 }, { file: 'day10/splash-3.mp3', version: 'fd268afc', seconds: 0.6002708 }] },
  surf: { loop: { start: 0.1, end: 12.1 }, variations: [{ file: 'day10/surf.mp3', version: 'fa1c6f3a', seconds: 12 }] },
  tinySnip: { loop: null, variations: [{ file: 'day10/tinySnip.mp3', version: 'f0a115a7', seconds: 0.3986458 }] },
  tock: { loop: null, variations: [{ file: 'day10/tock.mp3', version: '9c4100d8', seconds: 0.3788542 }] },
  wave: { loop: null, variations: [{ file: 'day10/wave.mp3', version: '31f5e4fc', seconds: 3.0091875 }] },
} as const satisfies Record<string, RenderedSound>
