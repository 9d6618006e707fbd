// biome-ignore-all format: written by `npm run sounds trip` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  brewsterCry: { loop: null, variations: [{ file: 'day7/brewsterCry.mp3', version: '290ed1df', seconds: 0.5417083 }] },
  cluck: { loop: null, variations: [{ file: 'day7/cluck-1.mp3', version: 'ca025067', seconds: 0.5778125 }, { file: 'day7/cluck-2.mp3', version: 'cff4b169', seconds: 0.5684375 }] },
  fold: { loop: null, variations: [{ file: 'day7/fold-1.mp3', version: '024a7d26', seconds: 0.2748333 }, { file: 'day7/fold-2.mp3', version: '595fc300', seconds: 0.2753125 }] },
  heronkCry: { loop: null, variations: [{ file: 'day7/heronkCry.mp3', version: '4578f6f8', seconds: 0.5822083 }] },
  pop: { loop: null, variations: [{ file: 'day7/pop-1.mp3', version: '70a91cb8', seconds: 0.32025 }, { file: 'day7/pop-2.mp3', version: 'accef1d7', seconds: 0.3231875 }, { file: 'day7/pop-3.mp3', version: '880614ff', seconds: 0.3161458 }] },
  rustle: { loop: { start: 0.1, end: 3.1 }, variations: [{ file: 'day7/rustle.mp3', version: '74a4895d', seconds: 3 }] },
  slurp: { loop: null, variations: [{ file: 'day7/slurp.mp3', version: '27fd2280', seconds: 0.3870417 }] },
  squeak: { loop: null, variations: [{ file: 'day7/squeak-1.mp3', version: '24446888', seconds: 0.3313125 }, { file: 'day7/squeak-2.mp3', version: 'f2915d7d', seconds: 0.3456875 }] },
  swirloCry: { loop: null, variations: [{ file: 'day7/swirloCry.mp3', version: '0ce7f480', seconds: 0.2207708 }] },
} as const satisfies Record<string, RenderedSound>
