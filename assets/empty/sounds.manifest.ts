// biome-ignore-all format: written by `npm run sounds empty` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  blow: { loop: null, variations: [{ file: 'day14/blow.mp3', version: 'e470a071', seconds: 0.6366042 }] },
  button: { loop: null, variations: [{ file: 'day14/button-1.mp3', version: 'f68f85cf', seconds: 0.2161875 }, { file: 'day14/button-2.mp3', version: '80965757', seconds: 0.1979583 }, { file: 'day14/button-3.mp3', version: '7ab81d96', seconds: 0.2100417 }] },
  chime: { loop: null, variations: [{ file: 'day14/chime.mp3', version: '88394720', seconds: 1.7821042 }] },
  drip: { loop: null, variations: [{ file: 'day14/drip-1.mp3', version: 'cc074866', seconds: 0.2109375 }, { file: 'day14/drip-2.mp3', version: '07c74983', seconds: 0.1809583 }, { file: 'day14/drip-3.mp3', version: 'd014fbf1', seconds: 0.2588333 }] },
  drop: { loop: null, variations: [{ file: 'day14/drop-1.mp3', version: 'b168f45b', seconds: 0.1820625 }, { file: 'day14/drop-2.mp3', version: '9bc80112', seconds: 0.2052917 }, { file: 'day14/drop-3.mp3', version: 'c2e363da', seconds: 0.1933542 }] },
  flicker: { loop: null, variations: [{ file: 'day14/flicker.mp3', version: 'cc20c2a2', seconds: 0.4134792 }] },
  glass: { loop: null, variations: [{ file: 'day14/glass-1.mp3', version: 'ee74353b', seconds: 0.3455208 }, { file: 'day14/glass-2.mp3', version: '29613a97', seconds: 0.3957708 }, { file: 'day14/glass-3.mp3', version: '08c29e57', seconds: 0.4437083 }] },
  hush: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day14/hush.mp3', version: 'f2381014', seconds: 18 }] },
  ink: { loop: null, variations: [{ file: 'day14/ink.mp3', version: '2b64d587', seconds: 2.8834792 }] },
  knock: { loop: null, variations: [{ file: 'day14/knock-1.mp3', version: '8ceef6f8', seconds: 0.2245 }, { file: 'day14/knock-2.mp3', version: '20a0248c', seconds: 0.2363333 }, { file: 'day14/knock-3.mp3', version: '545e7b6a', seconds: 0.2738542 }] },
  nothing: { loop: null, variations: [{ file: 'day14/nothing-1.mp3', version: '7d3302e4', seconds: 0.4628542 }, { file: 'day14/nothing-2.mp3', version: 'ccdeb764', seconds: 0.4451875 }] },
  power: { loop: null, variations: [{ file: 'day14/power.mp3', version: 'e81b696b', seconds: 0.2957292 }] },
  reach: { loop: null, variations: [{ file: 'day14/reach-1.mp3', version: 'fd2b6bb9', seconds: 0.1432292 }, { file: 'day14/reach-2.mp3', version: 'c51bf04a', seconds: 0.1275208 }, { file: 'day14/reach-3.mp3', version: '7f969e62', seconds: 0.1571667 }] },
  rub: { loop: null, variations: [{ file: 'day14/rub-1.mp3', version: '0a04b904', seconds: 0.1778958 }, { file: 'day14/rub-2.mp3', version: '92c02678', seconds: 0.1549583 }] },
  scuttle: { loop: null, variations: [{ file: 'day14/scuttle-1.mp3', version: 'f4585aed', seconds: 0.9742292 }, { file: 'day14/scuttle-2.mp3', version: '68f6119e', seconds: 0.9532708 }, { file: 'day14/scuttle-3.mp3', version: 'a60f24f6', seconds: 0.8490208 }] },
  slits: { loop: null, variations: [{ file: 'day14/slits.mp3', version: '022ccb82', seconds: 0.7399167 }] },
  spill: { loop: null, variations: [{ file: 'day14/spill.mp3', version: '7e8ccbbf', seconds: 0.9959792 }] },
  trace: { loop: null, variations: [{ file: 'day14/trace-1.mp3', version: '60c71b82', seconds: 0.145 }, { file: 'day14/trace-2.mp3', version: '0ef9aa16', seconds: 0.1242083 }, { file: 'day14/trace-3.mp3', version: '08dbbfcc', seconds: 0.136625 }] },
  up: { loop: null, variations: [{ file: 'day14/up-1.mp3', version: '85ac01fe', seconds: 0.190625 }, { file: 'day14/up-2.mp3', version: 'a454506d', seconds: 0.1830833 }, { file: 'day14/up-3.mp3', version: '0b0344f2', seconds: 0.1919583 }] },
} as const satisfies Record<string, RenderedSound>
