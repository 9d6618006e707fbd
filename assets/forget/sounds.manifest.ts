// biome-ignore-all format: written by `npm run sounds forget` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  ah: { loop: null, variations: [{ file: 'day12/ah-1.mp3', version: '8d376a0d', seconds: 1.0009375 }, { file: 'day12/ah-2.mp3', version: 'e113202d', seconds: 1.0015833 }] },
  clack: { loop: null, variations: [{ file: 'day12/clack-1.mp3', version: '6f60cf31', seconds: 0.2264792 }, { file: 'day12/clack-2.mp3', version: '2e931cb9', seconds: 0.2215208 }, { file: 'day12/clack-3.mp3', version: '78fb131c', seconds: 0.2308958 }] },
  click: { loop: null, variations: [{ file: 'day12/click-1.mp3', version: '679fd3ca', seconds: 0.2250208 }, { file: 'day12/click-2.mp3', version: '00635f2b', seconds: 0.2233125 }, { file: 'day12/click-3.mp3', version: '00b1afdf', seconds: 0.2180625 }] },
  close: { loop: null, variations: [{ file: 'day12/close.mp3', version: 'bc44d13b', seconds: 1.6498125 }] },
  flutter: { loop: null, variations: [{ file: 'day12/flutter-1.mp3', version: '87525eba', seconds: 1.5634375 }, { file: 'day12/flutter-2.mp3', version: 'aa59d3f1', seconds: 1.4134583 }] },
  hop: { loop: null, variations: [{ file: 'day12/hop-1.mp3', version: 'f3ee29b4', seconds: 0.7574583 }, { file: 'day12/hop-2.mp3', version: 'fd0d6c9e', seconds: 0.7454792 }, { file: 'day12/hop-3.mp3', version: 'e943378a', seconds: 0.7013125 }] },
  lost: { loop: null, variations: [{ file: 'day12/lost.mp3', version: 'f1303ae6', seconds: 3.2582708 }] },
  rattle: { loop: null, variations: [{ file: 'day12/rattle.mp3', version: 'b1785821', seconds: 0.5607083 }] },
  squeak: { loop: null, variations: [{ file: 'day12/squeak-1.mp3', version: 'ec9c9da8', seconds: 0.5350625 }, { file: 'day12/squeak-2.mp3', version: '51f9ab51', seconds: 0.6942292 }] },
  tune: { loop: { start: 0.1, end: 16.1 }, variations: [{ file: 'day12/tune.mp3', version: '1237e443', seconds: 16 }] },
} as const satisfies Record<string, RenderedSound>
