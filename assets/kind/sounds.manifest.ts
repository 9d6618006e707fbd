// biome-ignore-all format: written by `npm run sounds kind` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day13/bell.mp3', version: 'c66f5e9c', seconds: 0.3118333 }] },
  chime: { loop: null, variations: [{ file: 'day13/chime.mp3', version: 'ada5b7bd', seconds: 0.8929375 }] },
  clink: { loop: null, variations: [{ file: 'day13/clink.mp3', version: 'c1b11e00', seconds: 0.3460625 }] },
  feed: { loop: null, variations: [{ file: 'day13/feed.mp3', version: '74272876', seconds: 0.3655417 }] },
  flutter: { loop: null, variations: [{ file: 'day13/flutter-1.mp3', version: '811fb204', seconds: 1.1567292 }, { file: 'day13/flutter-2.mp3', version: '783c56af', seconds: 1.11025 }] },
  lift: { loop: null, variations: [{ file: 'day13/lift-1.mp3', version: '5f0685b2', seconds: 0.2843958 }, { file: 'day13/lift-2.mp3', version: '902857b9', seconds: 0.2996042 }, { file: 'day13/lift-3.mp3', version: '5f7eae76', seconds: 0.3071875 }] },
  musicBox: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day13/musicBox.mp3', version: 'b3f739be', seconds: 18 }] },
  pull: { loop: null, variations: [{ file: 'day13/pull.mp3', version: '14414290', seconds: 0.3492292 }] },
  squeak: { loop: null, variations: [{ file: 'day13/squeak.mp3', version: '355cf396', seconds: 0.7693542 }] },
  stamp: { loop: null, variations: [{ file: 'day13/stamp-1.mp3', version: '9424bcff', seconds: 0.2485417 }, { file: 'day13/stamp-2.mp3', version: 'e2ac2774', seconds: 0.2545417 }, { file: 'day13/stamp-3.mp3', version: 'b1c6b5bd', seconds: 0.2308542 }] },
  switchOff: { loop: null, variations: [{ file: 'day13/switchOff-1.mp3', version: '946fb9c4', seconds: 0.365875 }, { file: 'day13/switchOff-2.mp3', version: 'a85a8524', seconds: 0.3373958 }, { file: 'day13/switchOff-3.mp3', version: 'dba127bd', seconds: 0.3934583 }] },
  switchOn: { loop: null, variations: [{ file: 'day13/switchOn-1.mp3', version: '59def391', seconds: 0.3642708 }, { file: 'day13/switchOn-2.mp3', version: 'eb15ea66', seconds: 0.3633125 }, { file: 'day13/switchOn-3.mp3', version: '2ae3260d', seconds: 0.3632083 }] },
  taken: { loop: null, variations: [{ file: 'day13/taken.mp3', version: '4b1df169', seconds: 2.0555 }] },
  tick: { loop: null, variations: [{ file: 'day13/tick-1.mp3', version: '4a51aeb5', seconds: 0.2301875 }, { file: 'day13/tick-2.mp3', version: '155f317d', seconds: 0.2401458 }, { file: 'day13/tick-3.mp3', version: '61c901dd', seconds: 0.2261458 }, { file: 'day13/tick-4.mp3', version: '9e495040', seconds: 0.2436875 }] },
} as const satisfies Record<string, RenderedSound>
