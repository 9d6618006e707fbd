// biome-ignore-all format: written by `npm run sounds empty` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  blow: { loop: null, variations: [{ file: 'day14/blow.mp3', version: '3c6a477e', seconds: 0.6433333 }] },
  button: { loop: null, variations: [{ file: 'day14/button-1.mp3', version: 'e299b201', seconds: 0.2105417 }, { file: 'day14/button-2.mp3', version: '1581c5ba', seconds: 0.1897917 }, { file: 'day14/button-3.mp3', version: '04e516a8', seconds: 0.2003958 }] },
  chime: { loop: null, variations: [{ file: 'day14/chime.mp3', version: '88394720', seconds: 1.7821042 }] },
  drip: { loop: null, variations: [{ file: 'day14/drip-1.mp3', version: 'cc074866', seconds: 0.2109375 }, { file: 'day14/drip-2.mp3', version: '07c74983', seconds: 0.1809583 }, { file: 'day14/drip-3.mp3', version: 'd014fbf1', seconds: 0.2588333 }] },
  drop: { loop: null, variations: [{ file: 'day14/drop-1.mp3', version: '4134ae0a', seconds: 0.1819583 }, { file: 'day14/drop-2.mp3', version: 'caa02c27', seconds: 0.2167292 }, { file: 'day14/drop-3.mp3', version: '96294259', seconds: 0.2051667 }] },
  flicker: { loop: null, variations: [{ file: 'day14/flicker.mp3', version: 'a96ea873', seconds: 0.4057917 }] },
  glass: { loop: null, variations: [{ file: 'day14/glass-1.mp3', version: '1310b714', seconds: 0.3531875 }, { file: 'day14/glass-2.mp3', version: 'ee7fa49f', seconds: 0.3854167 }, { file: 'day14/glass-3.mp3', version: '94dec22b', seconds: 0.4336875 }] },
  hush: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day14/hush.mp3', version: 'f2381014', seconds: 18 }] },
  ink: { loop: null, variations: [{ file: 'day14/ink.mp3', version: '18638f11', seconds: 2.9509792 }] },
  knock: { loop: null, variations: [{ file: 'day14/knock-1.mp3', version: '15da76e6', seconds: 0.230375 }, { file: 'day14/knock-2.mp3', version: '0431d67a', seconds: 0.2530625 }, { file: 'day14/knock-3.mp3', version: '9d7d8cdf', seconds: 0.2750833 }] },
  nothing: { loop: null, variations: [{ file: 'day14/nothing-1.mp3', version: 'bed0dffe', seconds: 0.5991875 }, { file: 'day14/nothing-2.mp3', version: '79e16c02', seconds: 0.5368542 }] },
  power: { loop: null, variations: [{ file: 'day14/power.mp3', version: '1ba3b2b6', seconds: 0.6515417 }] },
  reach: { loop: null, variations: [{ file: 'day14/reach-1.mp3', version: '57e49189', seconds: 0.1164792 }, { file: 'day14/reach-2.mp3', version: 'ad39ddd8', seconds: 0.1097292 }, { file: 'day14/reach-3.mp3', version: 'd331e8b8', seconds: 0.1254167 }] },
  rub: { loop: null, variations: [{ file: 'day14/rub-1.mp3', version: 'dfed32f7', seconds: 0.1565417 }, { file: 'day14/rub-2.mp3', version: '763525d4', seconds: 0.146125 }] },
  scuttle: { loop: null, variations: [{ file: 'day14/scuttle-1.mp3', version: '03321d83', seconds: 0.516625 }, { file: 'day14/scuttle-2.mp3', version: '470a58a5', seconds: 0.4995833 }, { file: 'day14/scuttle-3.mp3', version: 'c28f5555', seconds: 0.5507292 }] },
  slits: { loop: null, variations: [{ file: 'day14/slits.mp3', version: 'c7404381', seconds: 0.3177083 }] },
  spill: { loop: null, variations: [{ file: 'day14/spill.mp3', version: '417b90a4', seconds: 0.9257708 }] },
  trace: { loop: null, variations: [{ file: 'day14/trace-1.mp3', version: '3fef1c33', seconds: 0.1165 }, { file: 'day14/trace-2.mp3', version: '671a6358', seconds: 0.1091458 }, { file: 'day14/trace-3.mp3', version: '79f287c4', seconds: 0.125625 }] },
  up: { loop: null, variations: [{ file: 'day14/up-1.mp3', version: '90df0163', seconds: 0.0438125 }, { file: 'day14/up-2.mp3', version: 'a5c8d381', seconds: 0.0424167 }, { file: 'day14/up-3.mp3', version: '326e243b', seconds: 0.0457292 }] },
} as const satisfies Record<string, RenderedSound>
