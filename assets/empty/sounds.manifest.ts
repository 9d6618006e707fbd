// biome-ignore-all format: written by `npm run sounds empty` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  blow: { loop: null, variations: [{ file: 'day14/blow.mp3', version: 'e470a071', seconds: 0.6366042 }] },
  button: { loop: null, variations: [{ file: 'day14/button-1.mp3', version: '97a6f8e6', seconds: 0.2097083 }, { file: 'day14/button-2.mp3', version: 'ec71e0c4', seconds: 0.1758333 }, { file: 'day14/button-3.mp3', version: 'f3096158', seconds: 0.1908542 }] },
  chime: { loop: null, variations: [{ file: 'day14/chime.mp3', version: '88394720', seconds: 1.7821042 }] },
  drip: { loop: null, variations: [{ file: 'day14/drip-1.mp3', version: 'cc074866', seconds: 0.2109375 }, { file: 'day14/drip-2.mp3', version: '07c74983', seconds: 0.1809583 }, { file: 'day14/drip-3.mp3', version: 'd014fbf1', seconds: 0.2588333 }] },
  drop: { loop: null, variations: [{ file: 'day14/drop-1.mp3', version: 'b168f45b', seconds: 0.1820625 }, { file: 'day14/drop-2.mp3', version: '9bc80112', seconds: 0.2052917 }, { file: 'day14/drop-3.mp3', version: 'c2e363da', seconds: 0.1933542 }] },
  flicker: { loop: null, variations: [{ file: 'day14/flicker.mp3', version: 'a96ea873', seconds: 0.4057917 }] },
  glass: { loop: null, variations: [{ file: 'day14/glass-1.mp3', version: '489da29d', seconds: 0.3461458 }, { file: 'day14/glass-2.mp3', version: '967c0f3d', seconds: 0.3946875 }, { file: 'day14/glass-3.mp3', version: '9be24210', seconds: 0.4462083 }] },
  hush: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day14/hush.mp3', version: 'f2381014', seconds: 18 }] },
  ink: { loop: null, variations: [{ file: 'day14/ink.mp3', version: '2b64d587', seconds: 2.8834792 }] },
  knock: { loop: null, variations: [{ file: 'day14/knock-1.mp3', version: '15da76e6', seconds: 0.230375 }, { file: 'day14/knock-2.mp3', version: '0431d67a', seconds: 0.2530625 }, { file: 'day14/knock-3.mp3', version: '9d7d8cdf', seconds: 0.2750833 }] },
  nothing: { loop: null, variations: [{ file: 'day14/nothing-1.mp3', version: 'bed0dffe', seconds: 0.5991875 }, { file: 'day14/nothing-2.mp3', version: '79e16c02', seconds: 0.5368542 }] },
  power: { loop: null, variations: [{ file: 'day14/power.mp3', version: '91976e6d', seconds: 0.6452292 }] },
  reach: { loop: null, variations: [{ file: 'day14/reach-1.mp3', version: 'fc8687c0', seconds: 0.1362708 }, { file: 'day14/reach-2.mp3', version: 'f40da929', seconds: 0.1275208 }, { file: 'day14/reach-3.mp3', version: '73fa12c7', seconds: 0.1475833 }] },
  rub: { loop: null, variations: [{ file: 'day14/rub-1.mp3', version: '9ed964dd', seconds: 0.1655417 }, { file: 'day14/rub-2.mp3', version: '82382558', seconds: 0.1550208 }] },
  scuttle: { loop: null, variations: [{ file: 'day14/scuttle-1.mp3', version: '7636f322', seconds: 0.8913958 }, { file: 'day14/scuttle-2.mp3', version: '81b87a48', seconds: 0.8745417 }, { file: 'day14/scuttle-3.mp3', version: 'd5770808', seconds: 0.9600833 }] },
  slits: { loop: null, variations: [{ file: 'day14/slits.mp3', version: '256f3693', seconds: 0.41325 }] },
  spill: { loop: null, variations: [{ file: 'day14/spill.mp3', version: '417b90a4', seconds: 0.9257708 }] },
  trace: { loop: null, variations: [{ file: 'day14/trace-1.mp3', version: '820e11ec', seconds: 0.1267083 }, { file: 'day14/trace-2.mp3', version: '587f8a40', seconds: 0.1184375 }, { file: 'day14/trace-3.mp3', version: '54b6841a', seconds: 0.136625 }] },
  up: { loop: null, variations: [{ file: 'day14/up-1.mp3', version: '90df0163', seconds: 0.0438125 }, { file: 'day14/up-2.mp3', version: 'a5c8d381', seconds: 0.0424167 }, { file: 'day14/up-3.mp3', version: '326e243b', seconds: 0.0457292 }] },
} as const satisfies Record<string, RenderedSound>
