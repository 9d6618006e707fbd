// biome-ignore-all format: written by `npm run sounds scallop` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  blink: { loop: null, variations: [{ file: 'day4/blink.mp3', version: '2da1cf3c', seconds: 0.3688542 }] },
  cabinet: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day4/cabinet.mp3', version: '203cbef4', seconds: 18 }] },
  cluck: { loop: null, variations: [{ file: 'day4/cluck-1.mp3', version: 'dfba7116', seconds: 0.821375 }, { file: 'day4/cluck-2.mp3', version: '137fe375', seconds: 0.822375 }] },
  giggle: { loop: null, variations: [{ file: 'day4/giggle-1.mp3', version: '05d69c94', seconds: 1.0401667 }, { file: 'day4/giggle-2.mp3', version: '012c6bef', seconds: 1.1730417 }] },
  knuckle: { loop: null, variations: [{ file: 'day4/knuckle.mp3', version: '9fcaf757', seconds: 0.3181458 }] },
  peel: { loop: null, variations: [{ file: 'day4/peel-1.mp3', version: '113c1f6d', seconds: 0.2852708 }, { file: 'day4/peel-2.mp3', version: '3009c366', seconds: 0.267375 }, { file: 'day4/peel-3.mp3', version: '9bacf121', seconds: 0.3284792 }] },
  riffle: { loop: null, variations: [{ file: 'day4/riffle-1.mp3', version: '2dc8ff20', seconds: 0.2108125 }, { file: 'day4/riffle-2.mp3', version: '79032d13', seconds: 0.2173333 }, { file: 'day4/riffle-3.mp3', version: '8ac661d4', seconds: 0.2639583 }] },
  setDown: { loop: null, variations: [{ file: 'day4/setDown-1.mp3', version: '333319ff', seconds: 0.3066042 }, { file: 'day4/setDown-2.mp3', version: '4c22bcff', seconds: 0.2956042 }, { file: 'day4/setDown-3.mp3', version: 'd435ef33', seconds: 0.3133958 }, { file: 'day4/setDown-4.mp3', version: '4cc22ade', seconds: 0.3115417 }] },
  shell: { loop: null, variations: [{ file: 'day4/shell-1.mp3', version: '70f90355', seconds: 1.3638542 }, { file: 'day4/shell-2.mp3', version: '60fc26f0', seconds: 1.3597708 }, { file: 'day4/shell-3.mp3', version: 'f2f91d31', seconds: 1.3747917 }] },
  squeak: { loop: null, variations: [{ file: 'day4/squeak-1.mp3', version: 'aebcf8a2', seconds: 0.6354375 }, { file: 'day4/squeak-2.mp3', version: '152c4837', seconds: 0.6244375 }, { file: 'day4/squeak-3.mp3', version: 'b645e30c', seconds: 0.6253125 }] },
  squelch: { loop: null, variations: [{ file: 'day4/squelch.mp3', version: 'e39d14c4', seconds: 0.6269375 }] },
  tag: { loop: null, variations: [{ file: 'day4/tag.mp3', version: '76b1f25f', seconds: 0.5509792 }] },
} as const satisfies Record<string, RenderedSound>
