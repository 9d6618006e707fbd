// biome-ignore-all format: written by `npm run sounds bat` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  chirrup: { loop: null, variations: [{ file: 'day3/chirrup-1.mp3', version: '3f7e66e9', seconds: 0.2613958 }, { file: 'day3/chirrup-2.mp3', version: '35dc2d0a', seconds: 0.3801875 }, { file: 'day3/chirrup-3.mp3', version: 'ef9104ce', seconds: 0.278875 }] },
  dusk: { loop: { start: 0.1, end: 7.1 }, variations: [{ file: 'day3/dusk.mp3', version: 'fc4c4913', seconds: 7 }] },
  flutter: { loop: null, variations: [{ file: 'day3/flutter-1.mp3', version: '27f9c63f', seconds: 1.6348333 }, { file: 'day3/flutter-2.mp3', version: '53675ea5', seconds: 1.7111458 }] },
  hinge: { loop: null, variations: [{ file: 'day3/hinge-1.mp3', version: 'b6d1bc1c', seconds: 1.0865208 }, { file: 'day3/hinge-2.mp3', version: 'd0810f8e', seconds: 1.1164167 }] },
  hoist: { loop: null, variations: [{ file: 'day3/hoist.mp3', version: '961d4dca', seconds: 0.7703958 }] },
  peep: { loop: null, variations: [{ file: 'day3/peep.mp3', version: '58ff43ab', seconds: 0.5318958 }] },
  purr: { loop: null, variations: [{ file: 'day3/purr.mp3', version: '688aa724', seconds: 2.0652083 }] },
  rumble: { loop: { start: 0.1, end: 2.1 }, variations: [{ file: 'day3/rumble.mp3', version: '40141c77', seconds: 2 }] },
  shutter: { loop: null, variations: [{ file: 'day3/shutter-1.mp3', version: '37daa235', seconds: 0.6330625 }, { file: 'day3/shutter-2.mp3', version: '06b0a593', seconds: 0.5764792 }] },
  slam: { loop: null, variations: [{ file: 'day3/slam.mp3', version: '9077966e', seconds: 0.6552292 }] },
  stone: { loop: null, variations: [{ file: 'day3/stone.mp3', version: '34af6498', seconds: 2.1729167 }] },
  toll: { loop: null, variations: [{ file: 'day3/toll.mp3', version: 'fe99d8a8', seconds: 3.3793125 }] },
} as const satisfies Record<string, RenderedSound>
