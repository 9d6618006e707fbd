// biome-ignore-all format: written by `npm run sounds kind` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day13/bell.mp3', version: 'c66f5e9c', seconds: 0.3118333 }] },
  chime: { loop: null, variations: [{ file: 'day13/chime.mp3', version: 'b89efcba', seconds: 0.7955417 }] },
  clink: { loop: null, variations: [{ file: 'day13/clink.mp3', version: '16d719ee', seconds: 0.3381458 }] },
  feed: { loop: null, variations: [{ file: 'day13/feed.mp3', version: 'f40359e9', seconds: 0.3992292 }] },
  flutter: { loop: null, variations: [{ file: 'day13/flutter-1.mp3', version: '32394d11', seconds: 1.2509167 }, { file: 'day13/flutter-2.mp3', version: '183732f9', seconds: 1.2385208 }] },
  lift: { loop: null, variations: [{ file: 'day13/lift-1.mp3', version: '613f3014', seconds: 0.3297083 }, { file: 'day13/lift-2.mp3', version: '66c75d9b', seconds: 0.3089792 }, { file: 'day13/lift-3.mp3', version: 'd6fd7f89', seconds: 0.3087917 }] },
  musicBox: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day13/musicBox.mp3', version: 'b3f739be', seconds: 18 }] },
  pull: { loop: null, variations: [{ file: 'day13/pull.mp3', version: '35216534', seconds: 0.3578958 }] },
  squeak: { loop: null, variations: [{ file: 'day13/squeak.mp3', version: '32e4fdcc', seconds: 0.4823542 }] },
  stamp: { loop: null, variations: [{ file: 'day13/stamp-1.mp3', version: '8691e997', seconds: 0.2500208 }, { file: 'day13/stamp-2.mp3', version: 'cf6d642f', seconds: 0.2603542 }, { file: 'day13/stamp-3.mp3', version: 'd1e5257f', seconds: 0.2359792 }] },
  switchOff: { loop: null, variations: [{ file: 'day13/switchOff-1.mp3', version: '2061097d', seconds: 0.4094583 }, { file: 'day13/switchOff-2.mp3', version: 'ecc0e317', seconds: 0.4091042 }, { file: 'day13/switchOff-3.mp3', version: 'baf71266', seconds: 0.3751458 }] },
  switchOn: { loop: null, variations: [{ file: 'day13/switchOn-1.mp3', version: '3e51591b', seconds: 0.4091042 }, { file: 'day13/switchOn-2.mp3', version: '6f1fdd57', seconds: 0.3750625 }, { file: 'day13/switchOn-3.mp3', version: '508d0600', seconds: 0.4090833 }] },
  taken: { loop: null, variations: [{ file: 'day13/taken.mp3', version: 'c2a1003a', seconds: 1.7920833 }] },
  tick: { loop: null, variations: [{ file: 'day13/tick-1.mp3', version: '74f84c53', seconds: 0.0976875 }, { file: 'day13/tick-2.mp3', version: 'bcbab3fb', seconds: 0.0909375 }, { file: 'day13/tick-3.mp3', version: '07d04cc4', seconds: 0.0976875 }, { file: 'day13/tick-4.mp3', version: 'c7751889', seconds: 0.091375 }] },
} as const satisfies Record<string, RenderedSound>
