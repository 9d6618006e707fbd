// biome-ignore-all format: written by `npm run sounds kind` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day13/bell.mp3', version: 'c66f5e9c', seconds: 0.3118333 }] },
  chime: { loop: null, variations: [{ file: 'day13/chime.mp3', version: 'b89efcba', seconds: 0.7955417 }] },
  clink: { loop: null, variations: [{ file: 'day13/clink.mp3', version: '16d719ee', seconds: 0.3381458 }] },
  feed: { loop: null, variations: [{ file: 'day13/feed.mp3', version: '74272876', seconds: 0.3655417 }] },
  flutter: { loop: null, variations: [{ file: 'day13/flutter-1.mp3', version: '32394d11', seconds: 1.2509167 }, { file: 'day13/flutter-2.mp3', version: '183732f9', seconds: 1.2385208 }] },
  lift: { loop: null, variations: [{ file: 'day13/lift-1.mp3', version: 'dc02774a', seconds: 0.2885 }, { file: 'day13/lift-2.mp3', version: '230f2b59', seconds: 0.2978333 }, { file: 'day13/lift-3.mp3', version: 'b70a7588', seconds: 0.3046042 }] },
  musicBox: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day13/musicBox.mp3', version: 'b3f739be', seconds: 18 }] },
  pull: { loop: null, variations: [{ file: 'day13/pull.mp3', version: '14414290', seconds: 0.3492292 }] },
  squeak: { loop: null, variations: [{ file: 'day13/squeak.mp3', version: '3ea775ad', seconds: 0.4754167 }] },
  stamp: { loop: null, variations: [{ file: 'day13/stamp-1.mp3', version: '9424bcff', seconds: 0.2485417 }, { file: 'day13/stamp-2.mp3', version: 'e2ac2774', seconds: 0.2545417 }, { file: 'day13/stamp-3.mp3', version: 'b1c6b5bd', seconds: 0.2308542 }] },
  switchOff: { loop: null, variations: [{ file: 'day13/switchOff-1.mp3', version: 'db1a6ff7', seconds: 0.3658958 }, { file: 'day13/switchOff-2.mp3', version: '5ef4dda7', seconds: 0.3625417 }, { file: 'day13/switchOff-3.mp3', version: '6e200ecd', seconds: 0.3631042 }] },
  switchOn: { loop: null, variations: [{ file: 'day13/switchOn-1.mp3', version: 'd76c7d48', seconds: 0.3639375 }, { file: 'day13/switchOn-2.mp3', version: 'b26a9d2d', seconds: 0.3629167 }, { file: 'day13/switchOn-3.mp3', version: '1545f566', seconds: 0.3637292 }] },
  taken: { loop: null, variations: [{ file: 'day13/taken.mp3', version: 'c2a1003a', seconds: 1.7920833 }] },
  tick: { loop: null, variations: [{ file: 'day13/tick-1.mp3', version: 'b3d85bc5', seconds: 0.119 }, { file: 'day13/tick-2.mp3', version: '4f917807', seconds: 0.1000625 }, { file: 'day13/tick-3.mp3', version: 'f3cc3778', seconds: 0.1354167 }, { file: 'day13/tick-4.mp3', version: '56b50b1a', seconds: 0.103875 }] },
} as const satisfies Record<string, RenderedSound>
