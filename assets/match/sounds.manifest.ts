// biome-ignore-all format: written by `npm run sounds match` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  burning: { loop: { start: 0.1, end: 4.1 }, variations: [{ file: 'day8/burning.mp3', version: '53bbf718', seconds: 4 }] },
  clink: { loop: null, variations: [{ file: 'day8/clink.mp3', version: '846a0b99', seconds: 0.2921667 }] },
  flutter: { loop: null, variations: [{ file: 'day8/flutter-1.mp3', version: '121fd303', seconds: 0.8151667 }, { file: 'day8/flutter-2.mp3', version: '8a7b02af', seconds: 0.8161042 }] },
  knock: { loop: null, variations: [{ file: 'day8/knock-1.mp3', version: '1c8f0d4f', seconds: 0.3295 }, { file: 'day8/knock-2.mp3', version: '525b31cc', seconds: 0.3354167 }] },
  latch: { loop: null, variations: [{ file: 'day8/latch.mp3', version: 'b84eaf09', seconds: 0.4733333 }] },
  mm: { loop: null, variations: [{ file: 'day8/mm-1.mp3', version: '023a3091', seconds: 0.3646458 }, { file: 'day8/mm-2.mp3', version: '9dc32403', seconds: 0.3410833 }, { file: 'day8/mm-3.mp3', version: 'c237b2fa', seconds: 0.3292292 }] },
  over: { loop: null, variations: [{ file: 'day8/over.mp3', version: 'bb0b0cc7', seconds: 1.8597083 }] },
  paper: { loop: null, variations: [{ file: 'day8/paper.mp3', version: '5544d19e', seconds: 0.4692083 }] },
  puff: { loop: null, variations: [{ file: 'day8/puff.mp3', version: '36d03e11', seconds: 1.241125 }] },
  right: { loop: null, variations: [{ file: 'day8/right-1.mp3', version: '0443fcfc', seconds: 1.3168333 }, { file: 'day8/right-2.mp3', version: 'e43d3af3', seconds: 1.316875 }] },
  slap: { loop: null, variations: [{ file: 'day8/slap-1.mp3', version: '448c7758', seconds: 0.5133333 }, { file: 'day8/slap-2.mp3', version: '9a45c517', seconds: 0.5071875 }] },
  squeak: { loop: null, variations: [{ file: 'day8/squeak-1.mp3', version: '2f907b70', seconds: 0.3004167 }, { file: 'day8/squeak-2.mp3', version: 'fe0cbbae', seconds: 0.2999167 }] },
  strike: { loop: null, variations: [{ file: 'day8/strike-1.mp3', version: '0124e7c9', seconds: 0.3549583 }, { file: 'day8/strike-2.mp3', version: '5b8230de', seconds: 0.3531875 }, { file: 'day8/strike-3.mp3', version: '4076f1c4', seconds: 0.3532083 }, { file: 'day8/strike-4.mp3', version: 'c9a6e5a2', seconds: 0.3539583 }] },
  thumps: { loop: null, variations: [{ file: 'day8/thumps.mp3', version: '3459da73', seconds: 0.473375 }] },
  veil: { loop: null, variations: [{ file: 'day8/veil.mp3', version: 'ac6307bf', seconds: 0.5860208 }] },
  wrong: { loop: null, variations: [{ file: 'day8/wrong.mp3', version: 'fcc89229', seconds: 1.2701042 }] },
} as const satisfies Record<string, RenderedSound>
