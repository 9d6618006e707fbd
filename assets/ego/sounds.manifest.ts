// biome-ignore-all format: written by `npm run sounds ego` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  birds: { loop: { start: 0.1, end: 8.1 }, variations: [{ file: 'day26/birds.mp3', version: '075a608f', seconds: 8 }] },
  breeze: { loop: null, variations: [{ file: 'day26/breeze.mp3', version: 'ba5cf499', seconds: 0.4566042 }] },
  mow: { loop: null, variations: [{ file: 'day26/mow-1.mp3', version: '85b0e066', seconds: 0.9916667 }, { file: 'day26/mow-2.mp3', version: '4b461a44', seconds: 0.9977292 }] },
  squeak: { loop: null, variations: [{ file: 'day26/squeak-1.mp3', version: '854602d0', seconds: 0.3608333 }, { file: 'day26/squeak-2.mp3', version: '306e6893', seconds: 0.350375 }] },
  swing: { loop: null, variations: [{ file: 'day26/swing-1.mp3', version: 'bcda38ae', seconds: 0.3957083 }, { file: 'day26/swing-2.mp3', version: 'ae8b992f', seconds: 0.399 }, { file: 'day26/swing-3.mp3', version: 'c8812994', seconds: 0.3957292 }] },
} as const satisfies Record<string, RenderedSound>
