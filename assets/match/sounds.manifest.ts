// biome-ignore-all format: written by `npm run sounds match` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  burning: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day8/burning.mp3', version: '27c9e6c0', seconds: 18 }] },
  clink: { loop: null, variations: [{ file: 'day8/clink.mp3', version: '5eacc618', seconds: 0.2608333 }] },
  flutter: { loop: null, variations: [{ file: 'day8/flutter-1.mp3', version: '3b78b12b', seconds: 1.3266458 }, { file: 'day8/flutter-2.mp3', version: '066e9b29', seconds: 1.255 }] },
  knock: { loop: null, variations: [{ file: 'day8/knock-1.mp3', version: '0d865720', seconds: 0.2964375 }, { file: 'day8/knock-2.mp3', version: '10c0ea2a', seconds: 0.3168125 }, { file: 'day8/knock-3.mp3', version: '8823af2a', seconds: 0.3524792 }] },
  latch: { loop: null, variations: [{ file: 'day8/latch.mp3', version: '4c2a86a6', seconds: 0.4140417 }] },
  mm: { loop: null, variations: [{ file: 'day8/mm-1.mp3', version: 'e503b546', seconds: 0.5997083 }, { file: 'day8/mm-2.mp3', version: '58bd3f05', seconds: 0.6334375 }, { file: 'day8/mm-3.mp3', version: '12325aad', seconds: 0.5583333 }] },
  over: { loop: null, variations: [{ file: 'day8/over.mp3', version: '38a2c960', seconds: 1.8597083 }] },
  paper: { loop: null, variations: [{ file: 'day8/paper.mp3', version: '4fdf1959', seconds: 0.5908542 }] },
  puff: { loop: null, variations: [{ file: 'day8/puff.mp3', version: '2be14bd2', seconds: 1.2363958 }] },
  right: { loop: null, variations: [{ file: 'day8/right-1.mp3', version: '3206682e', seconds: 1.3168333 }, { file: 'day8/right-2.mp3', version: 'cc1d4404', seconds: 1.316875 }] },
  slap: { loop: null, variations: [{ file: 'day8/slap-1.mp3', version: '57dbd570', seconds: 0.5234792 }, { file: 'day8/slap-2.mp3', version: 'fed052f1', seconds: 0.509125 }, { file: 'day8/slap-3.mp3', version: 'beb831a6', seconds: 0.5940208 }] },
  squeak: { loop: null, variations: [{ file: 'day8/squeak-1.mp3', version: '5c39aa98', seconds: 0.5816042 }, { file: 'day8/squeak-2.mp3', version: 'e4e0ff82', seconds: 0.5506458 }, { file: 'day8/squeak-3.mp3', version: '10368d5a', seconds: 0.543 }] },
  strike: { loop: null, variations: [{ file: 'day8/strike-1.mp3', version: '73ea77a1', seconds: 0.44125 }, { file: 'day8/strike-2.mp3', version: '55d9ad78', seconds: 0.4115 }, { file: 'day8/strike-3.mp3', version: '619c8aee', seconds: 0.4154375 }, { file: 'day8/strike-4.mp3', version: '41272163', seconds: 0.4257292 }] },
  thumps: { loop: null, variations: [{ file: 'day8/thumps.mp3', version: '3459da73', seconds: 0.473375 }] },
  veil: { loop: null, variations: [{ file: 'day8/veil.mp3', version: 'ac6307bf', seconds: 0.5860208 }] },
  wrong: { loop: null, variations: [{ file: 'day8/wrong.mp3', version: '405e4482', seconds: 0.561625 }] },
} as const satisfies Record<string, RenderedSound>
