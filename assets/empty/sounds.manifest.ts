// biome-ignore-all format: written by `npm run sounds empty` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  blow: { loop: null, variations: [{ file: 'day14/blow.mp3', version: '3c6a477e', seconds: 0.6433333 }] },
  button: { loop: null, variations: [{ file: 'day14/button-1.mp3', version: '314eee3c', seconds: 0.2048333 }, { file: 'day14/button-2.mp3', version: '7a1daee9', seconds: 0.2177917 }, { file: 'day14/button-3.mp3', version: '0dcd71ff', seconds: 0.2166875 }] },
  chime: { loop: null, variations: [{ file: 'day14/chime.mp3', version: '88394720', seconds: 1.7821042 }] },
  drip: { loop: null, variations: [{ file: 'day14/drip-1.mp3', version: 'cc074866', seconds: 0.2109375 }, { file: 'day14/drip-2.mp3', version: '52f0e5fc', seconds: 0.2135417 }] },
  drop: { loop: null, variations: [{ file: 'day14/drop-1.mp3', version: '356f96ae', seconds: 0.1823542 }, { file: 'day14/drop-2.mp3', version: '4b487af8', seconds: 0.1813125 }, { file: 'day14/drop-3.mp3', version: 'c5fbc5cf', seconds: 0.1813333 }] },
  flicker: { loop: null, variations: [{ file: 'day14/flicker.mp3', version: 'a96ea873', seconds: 0.4057917 }] },
  glass: { loop: null, variations: [{ file: 'day14/glass-1.mp3', version: 'f93770ee', seconds: 0.31275 }, { file: 'day14/glass-2.mp3', version: '75252cf6', seconds: 0.3165417 }] },
  ink: { loop: null, variations: [{ file: 'day14/ink.mp3', version: 'e7a6a4ce', seconds: 2.9509792 }] },
  knock: { loop: null, variations: [{ file: 'day14/knock-1.mp3', version: '474c5381', seconds: 0.2130417 }, { file: 'day14/knock-2.mp3', version: 'd970c47b', seconds: 0.2126458 }] },
  nothing: { loop: null, variations: [{ file: 'day14/nothing-1.mp3', version: '65a7fea2', seconds: 0.5991875 }, { file: 'day14/nothing-2.mp3', version: 'f6924c18', seconds: 0.6047292 }] },
  power: { loop: null, variations: [{ file: 'day14/power.mp3', version: '2bbf3680', seconds: 0.6515417 }] },
  reach: { loop: null, variations: [{ file: 'day14/reach-1.mp3', version: '57e49189', seconds: 0.1164792 }, { file: 'day14/reach-2.mp3', version: 'b75b2837', seconds: 0.1166875 }] },
  rub: { loop: null, variations: [{ file: 'day14/rub-1.mp3', version: 'dfed32f7', seconds: 0.1565417 }, { file: 'day14/rub-2.mp3', version: '64174e6a', seconds: 0.1564792 }] },
  scuttle: { loop: null, variations: [{ file: 'day14/scuttle.mp3', version: '8e9b0515', seconds: 0.3501667 }] },
  slits: { loop: null, variations: [{ file: 'day14/slits.mp3', version: 'c7404381', seconds: 0.3177083 }] },
  spill: { loop: null, variations: [{ file: 'day14/spill.mp3', version: '417b90a4', seconds: 0.9257708 }] },
  trace: { loop: null, variations: [{ file: 'day14/trace-1.mp3', version: '3fef1c33', seconds: 0.1165 }, { file: 'day14/trace-2.mp3', version: '8c31445a', seconds: 0.1165 }, { file: 'day14/trace-3.mp3', version: 'b2710d1b', seconds: 0.1164792 }] },
  up: { loop: null, variations: [{ file: 'day14/up-1.mp3', version: '90df0163', seconds: 0.0438125 }, { file: 'day14/up-2.mp3', version: '3f660d81', seconds: 0.0438958 }] },
} as const satisfies Record<string, RenderedSound>
