// biome-ignore-all format: written by `npm run sounds forget` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  ah: { loop: null, variations: [{ file: 'day12/ah-1.mp3', version: '8d376a0d', seconds: 1.0009375 }, { file: 'day12/ah-2.mp3', version: 'e113202d', seconds: 1.0015833 }] },
  clack: { loop: null, variations: [{ file: 'day12/clack-1.mp3', version: '637855da', seconds: 0.2141458 }, { file: 'day12/clack-2.mp3', version: 'c5d0768c', seconds: 0.2400417 }, { file: 'day12/clack-3.mp3', version: '501a430b', seconds: 0.2377917 }] },
  click: { loop: null, variations: [{ file: 'day12/click-1.mp3', version: '45a75241', seconds: 0.218125 }, { file: 'day12/click-2.mp3', version: '9ba22c2f', seconds: 0.2230833 }, { file: 'day12/click-3.mp3', version: '10505587', seconds: 0.2215208 }] },
  close: { loop: null, variations: [{ file: 'day12/close.mp3', version: '7533f215', seconds: 1.6233125 }] },
  flutter: { loop: null, variations: [{ file: 'day12/flutter-1.mp3', version: '0ca5a702', seconds: 2.3963333 }, { file: 'day12/flutter-2.mp3', version: '3f346c36', seconds: 2.394125 }] },
  hop: { loop: null, variations: [{ file: 'day12/hop-1.mp3', version: 'd36201df', seconds: 1.1213958 }, { file: 'day12/hop-2.mp3', version: 'cfa5b7de', seconds: 1.042125 }, { file: 'day12/hop-3.mp3', version: 'd3e2bed1', seconds: 1.1313125 }] },
  lost: { loop: null, variations: [{ file: 'day12/lost.mp3', version: 'f1303ae6', seconds: 3.2582708 }] },
  rattle: { loop: null, variations: [{ file: 'day12/rattle.mp3', version: '37afa465', seconds: 0.7335625 }] },
  squeak: { loop: null, variations: [{ file: 'day12/squeak-1.mp3', version: 'bec3e67c', seconds: 1.5956667 }, { file: 'day12/squeak-2.mp3', version: 'feb29df8', seconds: 1.5979583 }] },
  tune: { loop: { start: 0.1, end: 16.1 }, variations: [{ file: 'day12/tune.mp3', version: '1237e443', seconds: 16 }] },
} as const satisfies Record<string, RenderedSound>
