// biome-ignore-all format: written by `npm run sounds bat` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  chirrup: { loop: null, variations: [{ file: 'day3/chirrup-1.mp3', version: '38711780', seconds: 0.4987917 }, { file: 'day3/chirrup-2.mp3', version: '5e2d0adc', seconds: 0.5943125 }, { file: 'day3/chirrup-3.mp3', version: 'cf4157ff', seconds: 0.4795208 }] },
  dusk: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day3/dusk.mp3', version: '934977fd', seconds: 20 }] },
  flutter: { loop: null, variations: [{ file: 'day3/flutter-1.mp3', version: '93856a26', seconds: 2.1537917 }, { file: 'day3/flutter-2.mp3', version: 'cc1bb4d1', seconds: 1.9138125 }, { file: 'day3/flutter-3.mp3', version: 'e6864b4c', seconds: 2.3173542 }] },
  hinge: { loop: null, variations: [{ file: 'day3/hinge-1.mp3', version: 'e6a18ae4', seconds: 1.0773333 }, { file: 'day3/hinge-2.mp3', version: 'b1cbd4e2', seconds: 1.05325 }] },
  hoist: { loop: null, variations: [{ file: 'day3/hoist.mp3', version: 'c684053c', seconds: 0.8207292 }] },
  peep: { loop: null, variations: [{ file: 'day3/peep.mp3', version: 'b7522c1e', seconds: 0.533625 }] },
  purr: { loop: null, variations: [{ file: 'day3/purr.mp3', version: '900ff79e', seconds: 2.5622917 }] },
  rumble: { loop: { start: 0.1, end: 2.1 }, variations: [{ file: 'day3/rumble.mp3', version: '1a84a04a', seconds: 2 }] },
  shutter: { loop: null, variations: [{ file: 'day3/shutter-1.mp3', version: '1c320abc', seconds: 0.7344375 }, { file: 'day3/shutter-2.mp3', version: '5e86bb41', seconds: 0.78075 }] },
  slam: { loop: null, variations: [{ file: 'day3/slam.mp3', version: '80f34f89', seconds: 0.6100833 }] },
  stone: { loop: null, variations: [{ file: 'day3/stone.mp3', version: '33d93eb8', seconds: 1.5903958 }] },
  toll: { loop: null, variations: [{ file: 'day3/toll.mp3', version: 'a2e5cb5b', seconds: 4.3431667 }] },
} as const satisfies Record<string, RenderedSound>
