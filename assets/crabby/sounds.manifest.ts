// biome-ignore-all format: written by `npm run sounds crabby` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day10/bell.mp3', version: '92655915', seconds: 0.9169792 }] },
  call: { loop: null, variations: [{ file: 'day10/call.mp3', version: 'f39d0295', seconds: 1.3828125 }] },
  cry: { loop: null, variations: [{ file: 'day10/cry-1.mp3', version: '9128e634', seconds: 1.8831667 }, { file: 'day10/cry-2.mp3', version: '62e2218f', seconds: 1.4311875 }] },
  grumble: { loop: null, variations: [{ file: 'day10/grumble-1.mp3', version: '7ff009c1', seconds: 0.9319583 }, { file: 'day10/grumble-2.mp3', version: '435242dd', seconds: 0.987875 }, { file: 'day10/grumble-3.mp3', version: '58eaba09', seconds: 0.8771667 }] },
  huff: { loop: null, variations: [{ file: 'day10/huff.mp3', version: 'b38b86eb', seconds: 0.6784792 }] },
  pat: { loop: null, variations: [{ file: 'day10/pat.mp3', version: 'b9bacc34', seconds: 0.905 }] },
  snip: { loop: null, variations: [{ file: 'day10/snip-1.mp3', version: '9556f325', seconds: 0.4237708 }, { file: 'day10/snip-2.mp3', version: '50088009', seconds: 0.407125 }, { file: 'day10/snip-3.mp3', version: 'bc38ec3f', seconds: 0.4477083 }] },
  splash: { loop: null, variations: [{ file: 'day10/splash-1.mp3', version: 'c9438857', seconds: 0.5015 }, { file: 'day10/splash-2.mp3', version: 'ce5cde77', seconds: 0.5662708 }] },
  surf: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day10/surf.mp3', version: '1f43b93e', seconds: 18 }] },
  tinySnip: { loop: null, variations: [{ file: 'day10/tinySnip-1.mp3', version: '57271bc4', seconds: 0.3830208 }, { file: 'day10/tinySnip-2.mp3', version: 'c8267e58', seconds: 0.3899375 }] },
  tock: { loop: null, variations: [{ file: 'day10/tock-1.mp3', version: '6ea86a87', seconds: 0.4497917 }, { file: 'day10/tock-2.mp3', version: '53125612', seconds: 0.5499792 }, { file: 'day10/tock-3.mp3', version: 'b253a091', seconds: 0.6213125 }] },
  wave: { loop: null, variations: [{ file: 'day10/wave.mp3', version: '00c9f78c', seconds: 3.1735833 }] },
} as const satisfies Record<string, RenderedSound>
