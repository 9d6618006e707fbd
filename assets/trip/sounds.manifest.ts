// biome-ignore-all format: written by `npm run sounds trip` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  brewsterCry: { loop: null, variations: [{ file: 'day7/brewsterCry.mp3', version: 'f3602520', seconds: 1.2608958 }] },
  cluck: { loop: null, variations: [{ file: 'day7/cluck-1.mp3', version: 'ca025067', seconds: 0.5778125 }, { file: 'day7/cluck-2.mp3', version: 'c40500b5', seconds: 0.5421042 }, { file: 'day7/cluck-3.mp3', version: '58eee4db', seconds: 0.601125 }] },
  fold: { loop: null, variations: [{ file: 'day7/fold-1.mp3', version: '024a7d26', seconds: 0.2748333 }, { file: 'day7/fold-2.mp3', version: '595fc300', seconds: 0.2753125 }] },
  heronkCry: { loop: null, variations: [{ file: 'day7/heronkCry.mp3', version: 'e30996f9', seconds: 1.255875 }] },
  pop: { loop: null, variations: [{ file: 'day7/pop-1.mp3', version: '70a91cb8', seconds: 0.32025 }, { file: 'day7/pop-2.mp3', version: 'fa4c32f6', seconds: 0.3000625 }, { file: 'day7/pop-3.mp3', version: '16a7eb4f', seconds: 0.3520208 }] },
  rustle: { loop: { start: 0.1, end: 3.1 }, variations: [{ file: 'day7/rustle.mp3', version: '74a4895d', seconds: 3 }] },
  slurp: { loop: null, variations: [{ file: 'day7/slurp.mp3', version: '27fd2280', seconds: 0.3870417 }] },
  squeak: { loop: null, variations: [{ file: 'day7/squeak-1.mp3', version: '379f0ce5', seconds: 0.6946042 }, { file: 'day7/squeak-2.mp3', version: '43b19791', seconds: 0.6866458 }, { file: 'day7/squeak-3.mp3', version: '92a307d2', seconds: 0.70875 }] },
  swirloCry: { loop: null, variations: [{ file: 'day7/swirloCry.mp3', version: '0c32309a', seconds: 1.2644167 }] },
} as const satisfies Record<string, RenderedSound>
