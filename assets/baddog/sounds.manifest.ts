// biome-ignore-all format: written by `npm run sounds baddog` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  close: { loop: null, variations: [{ file: 'day21/close-1.mp3', version: 'c6766596', seconds: 0.7615 }, { file: 'day21/close-2.mp3', version: '83e0818e', seconds: 0.7617917 }] },
  fall: { loop: null, variations: [{ file: 'day21/fall.mp3', version: '2e7f0073', seconds: 0.7098125 }] },
  giggle: { loop: null, variations: [{ file: 'day21/giggle-1.mp3', version: 'cab300fe', seconds: 0.5479375 }, { file: 'day21/giggle-2.mp3', version: '01ec7d58', seconds: 0.5267917 }] },
  haha: { loop: null, variations: [{ file: 'day21/haha-1.mp3', version: '1343578c', seconds: 1.5064167 }, { file: 'day21/haha-2.mp3', version: '0848c5fa', seconds: 1.483125 }] },
  leap: { loop: null, variations: [{ file: 'day21/leap-1.mp3', version: 'b7c7b5fc', seconds: 0.6122083 }, { file: 'day21/leap-2.mp3', version: '5f8b782e', seconds: 0.61325 }] },
  pop: { loop: null, variations: [{ file: 'day21/pop.mp3', version: '14ef198d', seconds: 0.4212708 }] },
  prrr: { loop: null, variations: [{ file: 'day21/prrr-1.mp3', version: '313f98a7', seconds: 1.0964167 }, { file: 'day21/prrr-2.mp3', version: '81bd4334', seconds: 1.1748958 }] },
  puff: { loop: null, variations: [{ file: 'day21/puff-1.mp3', version: '714e0777', seconds: 0.41375 }, { file: 'day21/puff-2.mp3', version: 'bd082401', seconds: 0.4142292 }] },
  rustle: { loop: null, variations: [{ file: 'day21/rustle-1.mp3', version: '6a171cec', seconds: 0.4344583 }, { file: 'day21/rustle-2.mp3', version: '1af7b365', seconds: 0.4339583 }] },
  sniff: { loop: null, variations: [{ file: 'day21/sniff-1.mp3', version: '88f11f63', seconds: 0.7868542 }, { file: 'day21/sniff-2.mp3', version: '4db9f5eb', seconds: 0.8668333 }] },
  squeak: { loop: null, variations: [{ file: 'day21/squeak-1.mp3', version: '8967fe5a', seconds: 0.4731042 }, { file: 'day21/squeak-2.mp3', version: '56e81bf4', seconds: 0.4750208 }] },
  waf: { loop: null, variations: [{ file: 'day21/waf-1.mp3', version: '0ad928a9', seconds: 0.6166458 }, { file: 'day21/waf-2.mp3', version: '2ee0932c', seconds: 0.909 }] },
  wind: { loop: { start: 0.1, end: 5.1 }, variations: [{ file: 'day21/wind.mp3', version: 'a252d190', seconds: 5 }] },
  wouh: { loop: null, variations: [{ file: 'day21/wouh-1.mp3', version: '1bac1523', seconds: 1.4393542 }, { file: 'day21/wouh-2.mp3', version: '20281d1e', seconds: 1.63275 }] },
} as const satisfies Record<string, RenderedSound>
