// biome-ignore-all format: written by `npm run sounds fowl` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  cluck: { loop: null, variations: [{ file: 'day16/cluck-1.mp3', version: '7845b788', seconds: 0.42825 }, { file: 'day16/cluck-2.mp3', version: 'f926a4c1', seconds: 0.5880208 }, { file: 'day16/cluck-3.mp3', version: '7373e2f1', seconds: 0.4606875 }] },
  square: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day16/square.mp3', version: '83c02a53', seconds: 20 }] },
  squawk: { loop: null, variations: [{ file: 'day16/squawk-1.mp3', version: 'd61ac0c9', seconds: 1.1971458 }, { file: 'day16/squawk-2.mp3', version: '3c987d28', seconds: 1.1811458 }, { file: 'day16/squawk-3.mp3', version: '7ad097b7', seconds: 1.0963542 }] },
  wings: { loop: null, variations: [{ file: 'day16/wings-1.mp3', version: '5692e3dc', seconds: 1.1812917 }, { file: 'day16/wings-2.mp3', version: 'ccd89173', seconds: 1.3277708 }, { file: 'day16/wings-3.mp3', version: 'bc947e12', seconds: 1.3144792 }] },
} as const satisfies Record<string, RenderedSound>
