// biome-ignore-all format: written by `npm run sounds forget` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  ah: { loop: null, variations: [{ file: 'day12/ah-1.mp3', version: '8d376a0d', seconds: 1.0009375 }, { file: 'day12/ah-2.mp3', version: 'e113202d', seconds: 1.0015833 }] },
  clack: { loop: null, variations: [{ file: 'day12/clack.mp3', version: 'ce364e3d', seconds: 0.2276667 }] },
  click: { loop: null, variations: [{ file: 'day12/click.mp3', version: '487ebf63', seconds: 0.2233542 }] },
  close: { loop: null, variations: [{ file: 'day12/close.mp3', version: '7533f215', seconds: 1.6233125 }] },
  flutter: { loop: null, variations: [{ file: 'day12/flutter.mp3', version: '522dd294', seconds: 1.3410833 }] },
  hop: { loop: null, variations: [{ file: 'day12/hop-1.mp3', version: 'd36201df', seconds: 1.1213958 }, { file: 'day12/hop-2.mp3', version: '82f59d7a', seconds: 1.0655833 }] },
  lost: { loop: null, variations: [{ file: 'day12/lost.mp3', version: 'f1303ae6', seconds: 3.2582708 }] },
  rattle: { loop: null, variations: [{ file: 'day12/rattle.mp3', version: '37afa465', seconds: 0.7335625 }] },
  squeak: { loop: null, variations: [{ file: 'day12/squeak.mp3', version: '1de764d1', seconds: 0.7073125 }] },
  tune: { loop: { start: 0.1, end: 16.1 }, variations: [{ file: 'day12/tune.mp3', version: '1237e443', seconds: 16 }] },
} as const satisfies Record<string, RenderedSound>
