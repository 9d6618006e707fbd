// biome-ignore-all format: written by `npm run sounds ego` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  birds: { loop: { start: 0.1, end: 8.1 }, variations: [{ file: 'day26/birds.mp3', version: 'a6e19c6a', seconds: 8 }] },
  breeze: { loop: null, variations: [{ file: 'day26/breeze.mp3', version: 'ba5cf499', seconds: 0.4566042 }] },
  knock: { loop: null, variations: [{ file: 'day26/knock-1.mp3', version: 'd4fbbb43', seconds: 0.1992083 }, { file: 'day26/knock-2.mp3', version: 'd43a502d', seconds: 0.1779583 }] },
  mow: { loop: null, variations: [{ file: 'day26/mow-1.mp3', version: '32be3dbb', seconds: 0.9916667 }, { file: 'day26/mow-2.mp3', version: '24d42812', seconds: 0.9977292 }] },
  squeak: { loop: null, variations: [{ file: 'day26/squeak.mp3', version: 'a80d77a8', seconds: 0.3643333 }] },
  swing: { loop: null, variations: [{ file: 'day26/swing-1.mp3', version: 'bcda38ae', seconds: 0.3957083 }, { file: 'day26/swing-2.mp3', version: 'ae8b992f', seconds: 0.399 }] },
} as const satisfies Record<string, RenderedSound>
