// biome-ignore-all format: written by `npm run sounds bat` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  chirrup: { loop: null, variations: [{ file: 'day3/chirrup-1.mp3', version: '3f7e66e9', seconds: 0.2613958 }, { file: 'day3/chirrup-2.mp3', version: '35dc2d0a', seconds: 0.3801875 }, { file: 'day3/chirrup-3.mp3', version: 'ef9104ce', seconds: 0.278875 }] },
  dusk: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day3/dusk.mp3', version: 'a2ba10aa', seconds: 20 }] },
  flutter: { loop: null, variations: [{ file: 'day3/flutter-1.mp3', version: '27f9c63f', seconds: 1.6348333 }, { file: 'day3/flutter-2.mp3', version: '86b46d8d', seconds: 1.5858333 }, { file: 'day3/flutter-3.mp3', version: '1d668c88', seconds: 1.8234375 }] },
  hinge: { loop: null, variations: [{ file: 'day3/hinge-1.mp3', version: '07627d0b', seconds: 1.02725 }, { file: 'day3/hinge-2.mp3', version: 'ab6d0c86', seconds: 1.0431667 }] },
  hoist: { loop: null, variations: [{ file: 'day3/hoist.mp3', version: '961d4dca', seconds: 0.7703958 }] },
  peep: { loop: null, variations: [{ file: 'day3/peep.mp3', version: '58ff43ab', seconds: 0.5318958 }] },
  purr: { loop: null, variations: [{ file: 'day3/purr.mp3', version: 'b4941d6b', seconds: 2.5684583 }] },
  rumble: { loop: { start: 0.1, end: 2.1 }, variations: [{ file: 'day3/rumble.mp3', version: '40141c77', seconds: 2 }] },
  shutter: { loop: null, variations: [{ file: 'day3/shutter-1.mp3', version: '548b9915', seconds: 0.7975833 }, { file: 'day3/shutter-2.mp3', version: '09bfef28', seconds: 0.7807292 }] },
  slam: { loop: null, variations: [{ file: 'day3/slam.mp3', version: 'e051e397', seconds: 0.546 }] },
  stone: { loop: null, variations: [{ file: 'day3/stone.mp3', version: 'bd6c7d01', seconds: 1.8908958 }] },
  toll: { loop: null, variations: [{ file: 'day3/toll.mp3', version: '05e9b0e7', seconds: 4.2181667 }] },
} as const satisfies Record<string, RenderedSound>
