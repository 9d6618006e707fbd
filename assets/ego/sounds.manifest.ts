// biome-ignore-all format: written by `npm run sounds ego` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  birds: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day26/birds.mp3', version: 'caa4a87a', seconds: 20 }] },
  breeze: { loop: null, variations: [{ file: 'day26/breeze.mp3', version: '24e5b2cc', seconds: 0.5302083 }] },
  knock: { loop: null, variations: [{ file: 'day26/knock-1.mp3', version: '6a51891f', seconds: 0.2070625 }, { file: 'day26/knock-2.mp3', version: 'feeb02eb', seconds: 0.1763958 }] },
  mow: { loop: null, variations: [{ file: 'day26/mow-1.mp3', version: 'a9b3bef0', seconds: 0.5880208 }, { file: 'day26/mow-2.mp3', version: '9c7b5c7f', seconds: 0.5924583 }, { file: 'day26/mow-3.mp3', version: '6cb95e9e', seconds: 0.59975 }] },
  squeak: { loop: null, variations: [{ file: 'day26/squeak.mp3', version: '2fca462e', seconds: 0.3628542 }] },
  swing: { loop: null, variations: [{ file: 'day26/swing-1.mp3', version: 'bcda38ae', seconds: 0.3957083 }, { file: 'day26/swing-2.mp3', version: 'a6bc3dd2', seconds: 0.3733958 }, { file: 'day26/swing-3.mp3', version: '21a82a3e', seconds: 0.4257083 }] },
} as const satisfies Record<string, RenderedSound>
