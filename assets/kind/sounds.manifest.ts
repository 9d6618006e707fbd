// biome-ignore-all format: written by `npm run sounds kind` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day13/bell.mp3', version: 'c66f5e9c', seconds: 0.3118333 }] },
  chime: { loop: null, variations: [{ file: 'day13/chime.mp3', version: 'b89efcba', seconds: 0.7955417 }] },
  clink: { loop: null, variations: [{ file: 'day13/clink.mp3', version: '16d719ee', seconds: 0.3381458 }] },
  feed: { loop: null, variations: [{ file: 'day13/feed.mp3', version: 'f40359e9', seconds: 0.3992292 }] },
  flutter: { loop: null, variations: [{ file: 'day13/flutter.mp3', version: '0689b1ec', seconds: 0.7112083 }] },
  lift: { loop: null, variations: [{ file: 'day13/lift-1.mp3', version: '613f3014', seconds: 0.3297083 }, { file: 'day13/lift-2.mp3', version: '4f7bc208', seconds: 0.3297292 }] },
  musicBox: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day13/musicBox.mp3', version: 'b3f739be', seconds: 18 }] },
  pull: { loop: null, variations: [{ file: 'day13/pull.mp3', version: '35216534', seconds: 0.3578958 }] },
  squeak: { loop: null, variations: [{ file: 'day13/squeak.mp3', version: '32e4fdcc', seconds: 0.4823542 }] },
  stamp: { loop: null, variations: [{ file: 'day13/stamp.mp3', version: '3623cf69', seconds: 0.2501667 }] },
  switchOff: { loop: null, variations: [{ file: 'day13/switchOff.mp3', version: '24ec19ba', seconds: 0.4203333 }] },
  switchOn: { loop: null, variations: [{ file: 'day13/switchOn.mp3', version: '9e58335f', seconds: 0.4205208 }] },
  taken: { loop: null, variations: [{ file: 'day13/taken.mp3', version: 'c2a1003a', seconds: 1.7920833 }] },
  tick: { loop: null, variations: [{ file: 'day13/tick-1.mp3', version: '74f84c53', seconds: 0.0976875 }, { file: 'day13/tick-2.mp3', version: '49c934e6', seconds: 0.0965 }, { file: 'day13/tick-3.mp3', version: '909de37f', seconds: 0.0950208 }, { file: 'day13/tick-4.mp3', version: 'b07c23cc', seconds: 0.09675 }] },
} as const satisfies Record<string, RenderedSound>
