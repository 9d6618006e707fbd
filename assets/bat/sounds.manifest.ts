// biome-ignore-all format: written by `npm run sounds bat` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  chirrup: { loop: null, variations: [{ file: 'day3/chirrup-1.mp3', version: '3f7e66e9', seconds: 0.2613958 }, { file: 'day3/chirrup-2.mp3', version: '35dc2d0a', seconds: 0.3801875 }, { file: 'day3/chirrup-3.mp3', version: 'ef9104ce', seconds: 0.278875 }] },
  dusk: { loop: { start: 0.1, end: 7.1 }, variations: [{ file: 'day3/dusk.mp3', version: 'fc4c4913', seconds: 7 }] },
  flutter: { loop: null, variations: [{ file: 'day3/flutter-1.mp3', version: '27f9c63f', seconds: 1.6348333 }, { file: 'day3/flutter-2.mp3', version: '53675ea5', seconds: 1.7111458 }] },
  hinge: { loop: null, variations: [{ file: 'day3/hinge-1.mp3', version: '64bf46b6', seconds: 1.0861875 }, { file: 'day3/hinge-2.mp3', version: '8c5fceb2', seconds: 1.0565833 }] },
  hoist: { loop: null, variations: [{ file: 'day3/hoist.mp3', version: '961d4dca', seconds: 0.7703958 }] },
  peep: { loop: null, variations: [{ file: 'day3/peep.mp3', version: '58ff43ab', seconds: 0.5318958 }] },
  purr: { loop: null, variations: [{ file: 'day3/purr.mp3', version: '688aa724', seconds: 2.0652083 }] },
  rumble: { loop: { start: 0.1, end: 2.1 }, variations: [{ file: 'day3/rumble.mp3', version: '40141c77', seconds: 2 }] },
  shutter: { loop: null, variations: [{ file: 'day3/shutter-1.mp3', version: '7951dfba', seconds: 0.65675 }, { file: 'day3/shutter-2.mp3', version: '047c475d', seconds: 0.7218333 }] },
  slam: { loop: null, variations: [{ file: 'day3/slam.mp3', version: '4c88b439', seconds: 0.6089167 }] },
  stone: { loop: null, variations: [{ file: 'day3/stone.mp3', version: '34af6498', seconds: 2.1729167 }] },
  toll: { loop: null, variations: [{ file: 'day3/toll.mp3', version: '05e9b0e7', seconds: 4.2181667 }] },
} as const satisfies Record<string, RenderedSound>
