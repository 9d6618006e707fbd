// biome-ignore-all format: written by `npm run sounds crabby` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day10/bell.mp3', version: 'b70c2c80', seconds: 0.5485417 }] },
  call: { loop: null, variations: [{ file: 'day10/call.mp3', version: '793042af', seconds: 1.803125 }] },
  cry: { loop: null, variations: [{ file: 'day10/cry-1.mp3', version: '09bdf86d', seconds: 2.1213958 }, { file: 'day10/cry-2.mp3', version: '73e940b5', seconds: 2.1195 }] },
  grumble: { loop: null, variations: [{ file: 'day10/grumble-1.mp3', version: '403bd1c3', seconds: 0.5564792 }, { file: 'day10/grumble-2.mp3', version: 'ef55716b', seconds: 0.7766667 }, { file: 'day10/grumble-3.mp3', version: 'b60e0643', seconds: 0.4491875 }] },
  huff: { loop: null, variations: [{ file: 'day10/huff.mp3', version: 'b38b86eb', seconds: 0.6784792 }] },
  pat: { loop: null, variations: [{ file: 'day10/pat.mp3', version: '98a9d02f', seconds: 0.6817708 }] },
  snip: { loop: null, variations: [{ file: 'day10/snip-1.mp3', version: '81532881', seconds: 0.4512708 }, { file: 'day10/snip-2.mp3', version: '8fbafca6', seconds: 0.4508542 }] },
  splash: { loop: null, variations: [{ file: 'day10/splash-1.mp3', version: 'c9438857', seconds: 0.5015 }, { file: 'day10/splash-2.mp3', version: 'ce5cde77', seconds: 0.5662708 }] },
  surf: { loop: { start: 0.1, end: 9.1 }, variations: [{ file: 'day10/surf.mp3', version: '3c89a83b', seconds: 9 }] },
  tinySnip: { loop: null, variations: [{ file: 'day10/tinySnip.mp3', version: '57d1745f', seconds: 0.3985417 }] },
  tock: { loop: null, variations: [{ file: 'day10/tock.mp3', version: 'c743895a', seconds: 0.3899583 }] },
  wave: { loop: null, variations: [{ file: 'day10/wave.mp3', version: '8a072785', seconds: 3.0091875 }] },
} as const satisfies Record<string, RenderedSound>
