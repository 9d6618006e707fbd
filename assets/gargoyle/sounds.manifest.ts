// biome-ignore-all format: written by `npm run sounds gargoyle` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  buzz: { loop: null, variations: [{ file: 'day1/buzz.mp3', version: '831a3111', seconds: 1.0051042 }] },
  chime: { loop: null, variations: [{ file: 'day1/chime.mp3', version: '88904f81', seconds: 1.0270417 }] },
  chisel: { loop: null, variations: [{ file: 'day1/chisel-1.mp3', version: 'bbd2f373', seconds: 0.3800625 }, { file: 'day1/chisel-2.mp3', version: '6b00c606', seconds: 0.414125 }, { file: 'day1/chisel-3.mp3', version: '5f598495', seconds: 0.372625 }] },
  coo: { loop: null, variations: [{ file: 'day1/coo.mp3', version: 'b905e116', seconds: 1.0068125 }] },
  crack: { loop: null, variations: [{ file: 'day1/crack-1.mp3', version: '279f30d5', seconds: 0.7440833 }, { file: 'day1/crack-2.mp3', version: 'e1d9e188', seconds: 0.8406667 }] },
  fire: { loop: { start: 0.1, end: 4.1 }, variations: [{ file: 'day1/fire.mp3', version: '60696ba7', seconds: 4 }] },
  flare: { loop: null, variations: [{ file: 'day1/flare-1.mp3', version: '0ac054dc', seconds: 0.8251042 }, { file: 'day1/flare-2.mp3', version: '0c8f36c2', seconds: 0.815125 }] },
  flutter: { loop: null, variations: [{ file: 'day1/flutter.mp3', version: '272c3c1f', seconds: 0.8562292 }] },
  grind: { loop: null, variations: [{ file: 'day1/grind.mp3', version: '4ab5f950', seconds: 1.3477917 }] },
  roar: { loop: null, variations: [{ file: 'day1/roar.mp3', version: '6eba7730', seconds: 2.2641458 }] },
  rub: { loop: null, variations: [{ file: 'day1/rub.mp3', version: 'fdfbba0a', seconds: 0.2160208 }] },
  snort: { loop: null, variations: [{ file: 'day1/snort-1.mp3', version: '6ac29fc3', seconds: 1.1388958 }, { file: 'day1/snort-2.mp3', version: '6b349499', seconds: 1.1187917 }] },
  spit: { loop: null, variations: [{ file: 'day1/spit-1.mp3', version: '5eaa627a', seconds: 0.1297917 }, { file: 'day1/spit-2.mp3', version: 'e42f018e', seconds: 0.1195417 }] },
  tick: { loop: null, variations: [{ file: 'day1/tick.mp3', version: '317f063b', seconds: 0.0717708 }] },
  wings: { loop: null, variations: [{ file: 'day1/wings.mp3', version: 'ae7abb4c', seconds: 1.5155 }] },
} as const satisfies Record<string, RenderedSound>
