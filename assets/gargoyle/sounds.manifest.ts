// biome-ignore-all format: written by `npm run sounds gargoyle` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  buzz: { loop: null, variations: [{ file: 'day1/buzz.mp3', version: '831a3111', seconds: 1.0051042 }] },
  chime: { loop: null, variations: [{ file: 'day1/chime.mp3', version: 'e8646bb5', seconds: 1.0270417 }] },
  chisel: { loop: null, variations: [{ file: 'day1/chisel-1.mp3', version: '37f3c752', seconds: 0.4793958 }, { file: 'day1/chisel-2.mp3', version: '57ed2c2b', seconds: 0.4028958 }, { file: 'day1/chisel-3.mp3', version: '1976b63f', seconds: 0.4779167 }] },
  coo: { loop: null, variations: [{ file: 'day1/coo.mp3', version: '08fee684', seconds: 1.8695 }] },
  crack: { loop: null, variations: [{ file: 'day1/crack-1.mp3', version: 'cdc330c1', seconds: 0.7683542 }, { file: 'day1/crack-2.mp3', version: '6bc370cc', seconds: 0.8158333 }, { file: 'day1/crack-3.mp3', version: '6ecfeba1', seconds: 0.7732083 }] },
  fire: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day1/fire.mp3', version: 'dffa674a', seconds: 18 }] },
  flare: { loop: null, variations: [{ file: 'day1/flare-1.mp3', version: '0ac054dc', seconds: 0.8251042 }, { file: 'day1/flare-2.mp3', version: 'd0a07610', seconds: 0.7543958 }, { file: 'day1/flare-3.mp3', version: 'aaf76ca6', seconds: 0.8780625 }] },
  flutter: { loop: null, variations: [{ file: 'day1/flutter-1.mp3', version: '9e4092f9', seconds: 2.5005417 }, { file: 'day1/flutter-2.mp3', version: '1d04e9f5', seconds: 2.4971458 }] },
  grind: { loop: null, variations: [{ file: 'day1/grind.mp3', version: 'cecce759', seconds: 1.3154583 }] },
  roar: { loop: null, variations: [{ file: 'day1/roar.mp3', version: '6eba7730', seconds: 2.2641458 }] },
  rub: { loop: null, variations: [{ file: 'day1/rub.mp3', version: '2265c3ad', seconds: 0.2796875 }] },
  snort: { loop: null, variations: [{ file: 'day1/snort-1.mp3', version: '0f02266b', seconds: 1.1002083 }, { file: 'day1/snort-2.mp3', version: '38e8a2fe', seconds: 1.024375 }, { file: 'day1/snort-3.mp3', version: 'd18acd6b', seconds: 1.1855208 }] },
  spit: { loop: null, variations: [{ file: 'day1/spit-1.mp3', version: '3d8b381e', seconds: 0.3162917 }, { file: 'day1/spit-2.mp3', version: '8c0460f7', seconds: 0.3230417 }] },
  tick: { loop: null, variations: [{ file: 'day1/tick-1.mp3', version: '9b21409e', seconds: 0.3652708 }, { file: 'day1/tick-2.mp3', version: '1dc4a6c1', seconds: 0.3346458 }, { file: 'day1/tick-3.mp3', version: '0c92a6f9', seconds: 0.3001667 }] },
  wings: { loop: null, variations: [{ file: 'day1/wings.mp3', version: 'ae7abb4c', seconds: 1.5155 }] },
} as const satisfies Record<string, RenderedSound>
