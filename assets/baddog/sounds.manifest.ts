// biome-ignore-all format: written by `npm run sounds baddog` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  close: { loop: null, variations: [{ file: 'day21/close.mp3', version: 'f96cfd94', seconds: 0.7611458 }] },
  fall: { loop: null, variations: [{ file: 'day21/fall.mp3', version: '2e7f0073', seconds: 0.7098125 }] },
  giggle: { loop: null, variations: [{ file: 'day21/giggle-1.mp3', version: 'cab300fe', seconds: 0.5479375 }, { file: 'day21/giggle-2.mp3', version: '01ec7d58', seconds: 0.5267917 }] },
  haha: { loop: null, variations: [{ file: 'day21/haha.mp3', version: '39acb41a', seconds: 1.5016667 }] },
  leap: { loop: null, variations: [{ file: 'day21/leap-1.mp3', version: 'b7c7b5fc', seconds: 0.6122083 }, { file: 'day21/leap-2.mp3', version: '5f8b782e', seconds: 0.61325 }] },
  pop: { loop: null, variations: [{ file: 'day21/pop.mp3', version: '14ef198d', seconds: 0.4212708 }] },
  prrr: { loop: null, variations: [{ file: 'day21/prrr.mp3', version: '09232e3c', seconds: 1.1749167 }] },
  puff: { loop: null, variations: [{ file: 'day21/puff-1.mp3', version: '714e0777', seconds: 0.41375 }, { file: 'day21/puff-2.mp3', version: 'bd082401', seconds: 0.4142292 }] },
  rustle: { loop: null, variations: [{ file: 'day21/rustle-1.mp3', version: '6a171cec', seconds: 0.4344583 }, { file: 'day21/rustle-2.mp3', version: '1af7b365', seconds: 0.4339583 }] },
  sniff: { loop: null, variations: [{ file: 'day21/sniff-1.mp3', version: '88f11f63', seconds: 0.7868542 }, { file: 'day21/sniff-2.mp3', version: '4db9f5eb', seconds: 0.8668333 }] },
  squeak: { loop: null, variations: [{ file: 'day21/squeak.mp3', version: '851f64f7', seconds: 0.4746042 }] },
  waf: { loop: null, variations: [{ file: 'day21/waf-1.mp3', version: '75e45f00', seconds: 1.0209583 }, { file: 'day21/waf-2.mp3', version: 'e76a446f', seconds: 1.2647708 }] },
  wind: { loop: { start: 0.1, end: 5.1 }, variations: [{ file: 'day21/wind.mp3', version: 'a252d190', seconds: 5 }] },
  wouh: { loop: null, variations: [{ file: 'day21/wouh-1.mp3', version: '1bac1523', seconds: 1.4393542 }, { file: 'day21/wouh-2.mp3', version: '20281d1e', seconds: 1.63275 }] },
} as const satisfies Record<string, RenderedSound>
