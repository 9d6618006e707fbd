// biome-ignore-all format: written by `npm run sounds trip` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  brewsterCry: { loop: null, variations: [{ file: 'day7/brewsterCry.mp3', version: '19281389', seconds: 1.0512083 }] },
  cluck: { loop: null, variations: [{ file: 'day7/cluck-1.mp3', version: '3b927712', seconds: 0.8145208 }, { file: 'day7/cluck-2.mp3', version: '5e7907ec', seconds: 0.8546042 }, { file: 'day7/cluck-3.mp3', version: 'dbe43e50', seconds: 0.8846458 }] },
  fold: { loop: null, variations: [{ file: 'day7/fold-1.mp3', version: '78ec3ff6', seconds: 0.3050833 }, { file: 'day7/fold-2.mp3', version: '65b24fb2', seconds: 0.2908958 }] },
  heronkCry: { loop: null, variations: [{ file: 'day7/heronkCry.mp3', version: '5527a6d8', seconds: 1.0412917 }] },
  pop: { loop: null, variations: [{ file: 'day7/pop-1.mp3', version: '70a91cb8', seconds: 0.32025 }, { file: 'day7/pop-2.mp3', version: 'fa4c32f6', seconds: 0.3000625 }, { file: 'day7/pop-3.mp3', version: '16a7eb4f', seconds: 0.3520208 }] },
  rustle: { loop: { start: 0.1, end: 3.1 }, variations: [{ file: 'day7/rustle.mp3', version: 'ed062e8c', seconds: 3 }] },
  slurp: { loop: null, variations: [{ file: 'day7/slurp.mp3', version: '27fd2280', seconds: 0.3870417 }] },
  squeak: { loop: null, variations: [{ file: 'day7/squeak-1.mp3', version: '90e9becc', seconds: 0.5794583 }, { file: 'day7/squeak-2.mp3', version: '4b4a98fc', seconds: 0.675375 }, { file: 'day7/squeak-3.mp3', version: 'd74675d2', seconds: 0.5592917 }] },
  swirloCry: { loop: null, variations: [{ file: 'day7/swirloCry.mp3', version: 'e6122874', seconds: 1.0432083 }] },
} as const satisfies Record<string, RenderedSound>
