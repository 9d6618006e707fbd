// biome-ignore-all format: written by `npm run sounds forget` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  ah: { loop: null, variations: [{ file: 'day12/ah-1.mp3', version: '8d376a0d', seconds: 1.0009375 }, { file: 'day12/ah-2.mp3', version: 'e113202d', seconds: 1.0015833 }] },
  clack: { loop: null, variations: [{ file: 'day12/clack-1.mp3', version: 'd3cc61dd', seconds: 0.2061042 }, { file: 'day12/clack-2.mp3', version: '71092078', seconds: 0.225125 }, { file: 'day12/clack-3.mp3', version: 'a3a39bdb', seconds: 0.23375 }] },
  click: { loop: null, variations: [{ file: 'day12/click-1.mp3', version: 'b6fac18d', seconds: 0.2180625 }, { file: 'day12/click-2.mp3', version: '61624e35', seconds: 0.2057708 }, { file: 'day12/click-3.mp3', version: '99eb57f0', seconds: 0.2116458 }] },
  close: { loop: null, variations: [{ file: 'day12/close.mp3', version: '7533f215', seconds: 1.6233125 }] },
  flutter: { loop: null, variations: [{ file: 'day12/flutter-1.mp3', version: '0ca5a702', seconds: 2.3963333 }, { file: 'day12/flutter-2.mp3', version: '3f346c36', seconds: 2.394125 }] },
  hop: { loop: null, variations: [{ file: 'day12/hop-1.mp3', version: '0e5851ff', seconds: 0.8035833 }, { file: 'day12/hop-2.mp3', version: '6cb69385', seconds: 0.8033333 }, { file: 'day12/hop-3.mp3', version: 'a2a5c538', seconds: 0.7737292 }] },
  lost: { loop: null, variations: [{ file: 'day12/lost.mp3', version: 'f1303ae6', seconds: 3.2582708 }] },
  rattle: { loop: null, variations: [{ file: 'day12/rattle.mp3', version: '37afa465', seconds: 0.7335625 }] },
  squeak: { loop: null, variations: [{ file: 'day12/squeak-1.mp3', version: 'bec3e67c', seconds: 1.5956667 }, { file: 'day12/squeak-2.mp3', version: 'feb29df8', seconds: 1.5979583 }] },
  tune: { loop: { start: 0.1, end: 16.1 }, variations: [{ file: 'day12/tune.mp3', version: '1237e443', seconds: 16 }] },
} as const satisfies Record<string, RenderedSound>
