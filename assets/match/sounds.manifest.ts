// biome-ignore-all format: written by `npm run sounds match` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  burning: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day8/burning.mp3', version: '7163d573', seconds: 18 }] },
  clink: { loop: null, variations: [{ file: 'day8/clink.mp3', version: '22b1509a', seconds: 0.28075 }] },
  flutter: { loop: null, variations: [{ file: 'day8/flutter-1.mp3', version: 'fd3b5d5f', seconds: 1.4120417 }, { file: 'day8/flutter-2.mp3', version: '31c46ce6', seconds: 1.4317292 }] },
  knock: { loop: null, variations: [{ file: 'day8/knock-1.mp3', version: '06a38a6a', seconds: 0.3149375 }, { file: 'day8/knock-2.mp3', version: '0e3be298', seconds: 0.3072708 }, { file: 'day8/knock-3.mp3', version: '62a9bfb8', seconds: 0.3359792 }] },
  latch: { loop: null, variations: [{ file: 'day8/latch.mp3', version: 'b84eaf09', seconds: 0.4733333 }] },
  mm: { loop: null, variations: [{ file: 'day8/mm-1.mp3', version: 'fa3bbd50', seconds: 0.6396458 }, { file: 'day8/mm-2.mp3', version: 'ed08d899', seconds: 0.669 }, { file: 'day8/mm-3.mp3', version: '8c4d8290', seconds: 0.5841875 }] },
  over: { loop: null, variations: [{ file: 'day8/over.mp3', version: '38a2c960', seconds: 1.8597083 }] },
  paper: { loop: null, variations: [{ file: 'day8/paper.mp3', version: '0ad0693b', seconds: 0.5944792 }] },
  puff: { loop: null, variations: [{ file: 'day8/puff.mp3', version: '2be14bd2', seconds: 1.2363958 }] },
  right: { loop: null, variations: [{ file: 'day8/right-1.mp3', version: '3206682e', seconds: 1.3168333 }, { file: 'day8/right-2.mp3', version: 'cc1d4404', seconds: 1.316875 }] },
  slap: { loop: null, variations: [{ file: 'day8/slap-1.mp3', version: 'c78f4478', seconds: 0.530375 }, { file: 'day8/slap-2.mp3', version: '22179ec2', seconds: 0.5089167 }, { file: 'day8/slap-3.mp3', version: '1260a05d', seconds: 0.5964375 }] },
  squeak: { loop: null, variations: [{ file: 'day8/squeak-1.mp3', version: 'e48de423', seconds: 0.6239167 }, { file: 'day8/squeak-2.mp3', version: '74c6bf8d', seconds: 0.617 }, { file: 'day8/squeak-3.mp3', version: '772d832f', seconds: 0.6141667 }] },
  strike: { loop: null, variations: [{ file: 'day8/strike-1.mp3', version: '28694460', seconds: 0.45575 }, { file: 'day8/strike-2.mp3', version: '12b486d3', seconds: 0.4134583 }, { file: 'day8/strike-3.mp3', version: '7229b7c4', seconds: 0.4213333 }, { file: 'day8/strike-4.mp3', version: '51f51cc8', seconds: 0.4257083 }] },
  thumps: { loop: null, variations: [{ file: 'day8/thumps.mp3', version: '3459da73', seconds: 0.473375 }] },
  veil: { loop: null, variations: [{ file: 'day8/veil.mp3', version: 'ac6307bf', seconds: 0.5860208 }] },
  wrong: { loop: null, variations: [{ file: 'day8/wrong.mp3', version: 'fcc89229', seconds: 1.2701042 }] },
} as const satisfies Record<string, RenderedSound>
