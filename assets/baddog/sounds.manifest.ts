// biome-ignore-all format: written by `npm run sounds baddog` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  close: { loop: null, variations: [{ file: 'day21/close.mp3', version: 'f96cfd94', seconds: 0.7611458 }] },
  fall: { loop: null, variations: [{ file: 'day21/fall.mp3', version: '79eefaa9', seconds: 0.72275 }] },
  giggle: { loop: null, variations: [{ file: 'day21/giggle-1.mp3', version: 'cab300fe', seconds: 0.5479375 }, { file: 'day21/giggle-2.mp3', version: '6224488a', seconds: 0.5009792 }] },
  haha: { loop: null, variations: [{ file: 'day21/haha.mp3', version: '39acb41a', seconds: 1.5016667 }] },
  leap: { loop: null, variations: [{ file: 'day21/leap-1.mp3', version: 'b7c7b5fc', seconds: 0.6122083 }, { file: 'day21/leap-2.mp3', version: '73a72f98', seconds: 0.5691042 }] },
  pop: { loop: null, variations: [{ file: 'day21/pop.mp3', version: '14ef198d', seconds: 0.4212708 }] },
  prrr: { loop: null, variations: [{ file: 'day21/prrr.mp3', version: '09232e3c', seconds: 1.1749167 }] },
  puff: { loop: null, variations: [{ file: 'day21/puff-1.mp3', version: '92db4f63', seconds: 0.4117708 }, { file: 'day21/puff-2.mp3', version: '1f9c9855', seconds: 0.3807708 }, { file: 'day21/puff-3.mp3', version: '478f7f61', seconds: 0.4425417 }] },
  rustle: { loop: null, variations: [{ file: 'day21/rustle-1.mp3', version: '6a171cec', seconds: 0.4344583 }, { file: 'day21/rustle-2.mp3', version: '6c25ba7c', seconds: 0.4032708 }] },
  sniff: { loop: null, variations: [{ file: 'day21/sniff-1.mp3', version: 'ffa0a96b', seconds: 1.5404583 }, { file: 'day21/sniff-2.mp3', version: '0be83b7c', seconds: 1.5444583 }] },
  squeak: { loop: null, variations: [{ file: 'day21/squeak-1.mp3', version: 'c7403cf8', seconds: 0.81825 }, { file: 'day21/squeak-2.mp3', version: '84acd006', seconds: 0.8147708 }] },
  waf: { loop: null, variations: [{ file: 'day21/waf-1.mp3', version: '75e45f00', seconds: 1.0209583 }, { file: 'day21/waf-2.mp3', version: 'e76a446f', seconds: 1.2647708 }] },
  wind: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day21/wind.mp3', version: '92df7109', seconds: 20 }] },
  wouh: { loop: null, variations: [{ file: 'day21/wouh-1.mp3', version: '301fccce', seconds: 2.0108542 }, { file: 'day21/wouh-2.mp3', version: '4920abef', seconds: 1.9174167 }] },
} as const satisfies Record<string, RenderedSound>
