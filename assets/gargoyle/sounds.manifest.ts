// biome-ignore-all format: written by `npm run sounds gargoyle` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  buzz: { loop: null, variations: [{ file: 'day1/buzz.mp3', version: '9bb1110e', seconds: 0.9048333 }] },
  chime: { loop: null, variations: [{ file: 'day1/chime.mp3', version: 'b82e01b8', seconds: 1.2549167 }] },
  chisel: { loop: null, variations: [{ file: 'day1/chisel-1.mp3', version: 'c3786879', seconds: 0.4793958 }, { file: 'day1/chisel-2.mp3', version: '81ad0cc5', seconds: 0.4028958 }, { file: 'day1/chisel-3.mp3', version: 'f35089aa', seconds: 0.4779167 }] },
  coo: { loop: null, variations: [{ file: 'day1/coo.mp3', version: 'd7859926', seconds: 1.008 }] },
  crack: { loop: null, variations: [{ file: 'day1/crack-1.mp3', version: 'f348e78d', seconds: 0.5470417 }, { file: 'day1/crack-2.mp3', version: '6c3e2494', seconds: 0.6653333 }, { file: 'day1/crack-3.mp3', version: 'c1ba0b0e', seconds: 0.7666042 }] },
  fire: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day1/fire.mp3', version: '474515e5', seconds: 18 }] },
  flare: { loop: null, variations: [{ file: 'day1/flare-1.mp3', version: '5d4c32b4', seconds: 0.8001042 }, { file: 'day1/flare-2.mp3', version: 'bc659dd7', seconds: 0.737875 }, { file: 'day1/flare-3.mp3', version: '11a193ad', seconds: 0.86275 }] },
  flutter: { loop: null, variations: [{ file: 'day1/flutter-1.mp3', version: 'af1cd2c4', seconds: 1.6065625 }, { file: 'day1/flutter-2.mp3', version: '2c31e0d4', seconds: 1.5084375 }] },
  grind: { loop: null, variations: [{ file: 'day1/grind.mp3', version: '57d5e605', seconds: 1.1013333 }] },
  roar: { loop: null, variations: [{ file: 'day1/roar.mp3', version: '907e01b4', seconds: 2.1367708 }] },
  rub: { loop: null, variations: [{ file: 'day1/rub.mp3', version: 'a88c531a', seconds: 0.2796875 }] },
  snort: { loop: null, variations: [{ file: 'day1/snort-1.mp3', version: '919b5bb4', seconds: 1.0612083 }, { file: 'day1/snort-2.mp3', version: '3688118d', seconds: 0.9704583 }, { file: 'day1/snort-3.mp3', version: '952ef144', seconds: 1.1435 }] },
  spit: { loop: null, variations: [{ file: 'day1/spit-1.mp3', version: 'd3b51988', seconds: 0.3739375 }, { file: 'day1/spit-2.mp3', version: 'dcb6b8a7', seconds: 0.38 }] },
  tick: { loop: null, variations: [{ file: 'day1/tick-1.mp3', version: '9b21409e', seconds: 0.3652708 }, { file: 'day1/tick-2.mp3', version: '1dc4a6c1', seconds: 0.3346458 }, { file: 'day1/tick-3.mp3', version: '0c92a6f9', seconds: 0.3001667 }] },
  wings: { loop: null, variations: [{ file: 'day1/wings.mp3', version: 'ae7abb4c', seconds: 1.5155 }] },
} as const satisfies Record<string, RenderedSound>
