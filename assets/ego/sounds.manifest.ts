// biome-ignore-all format: written by `npm run sounds ego` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  birds: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day26/birds.mp3', version: 'caa4a87a', seconds: 20 }] },
  breeze: { loop: null, variations: [{ file: 'day26/breeze.mp3', version: 'ba5cf499', seconds: 0.4566042 }] },
  knock: { loop: null, variations: [{ file: 'day26/knock-1.mp3', version: '49481ebf', seconds: 0.1917917 }, { file: 'day26/knock-2.mp3', version: '6eaab2d3', seconds: 0.17475 }] },
  mow: { loop: null, variations: [{ file: 'day26/mow-1.mp3', version: '6534fdc0', seconds: 0.9683542 }, { file: 'day26/mow-2.mp3', version: '1ce3d475', seconds: 0.9512292 }, { file: 'day26/mow-3.mp3', version: 'f88563f5', seconds: 1.0815 }] },
  squeak: { loop: null, variations: [{ file: 'day26/squeak.mp3', version: 'a80d77a8', seconds: 0.3643333 }] },
  swing: { loop: null, variations: [{ file: 'day26/swing-1.mp3', version: 'bcda38ae', seconds: 0.3957083 }, { file: 'day26/swing-2.mp3', version: 'a6bc3dd2', seconds: 0.3733958 }, { file: 'day26/swing-3.mp3', version: '21a82a3e', seconds: 0.4257083 }] },
} as const satisfies Record<string, RenderedSound>
