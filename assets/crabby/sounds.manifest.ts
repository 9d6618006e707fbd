// biome-ignore-all format: written by `npm run sounds crabby` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day10/bell.mp3', version: 'b70c2c80', seconds: 0.5485417 }] },
  call: { loop: null, variations: [{ file: 'day10/call.mp3', version: '793042af', seconds: 1.803125 }] },
  cry: { loop: null, variations: [{ file: 'day10/cry-1.mp3', version: '09bdf86d', seconds: 2.1213958 }, { file: 'day10/cry-2.mp3', version: '73e940b5', seconds: 2.1195 }] },
  grumble: { loop: null, variations: [{ file: 'day10/grumble-1.mp3', version: '8c358be1', seconds: 1.0008125 }, { file: 'day10/grumble-2.mp3', version: '8f119f6b', seconds: 1.0604167 }, { file: 'day10/grumble-3.mp3', version: '7c4b3433', seconds: 0.9455417 }] },
  huff: { loop: null, variations: [{ file: 'day10/huff.mp3', version: 'b38b86eb', seconds: 0.6784792 }] },
  pat: { loop: null, variations: [{ file: 'day10/pat.mp3', version: '2d5de6a5', seconds: 0.83675 }] },
  snip: { loop: null, variations: [{ file: 'day10/snip-1.mp3', version: 'a5be57fb', seconds: 0.413875 }, { file: 'day10/snip-2.mp3', version: '9bc8200f', seconds: 0.3941875 }, { file: 'day10/snip-3.mp3', version: '1f70b87d', seconds: 0.438375 }] },
  splash: { loop: null, variations: [{ file: 'day10/splash-1.mp3', version: 'c9438857', seconds: 0.5015 }, { file: 'day10/splash-2.mp3', version: 'ce5cde77', seconds: 0.5662708 }] },
  surf: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day10/surf.mp3', version: '63cbc563', seconds: 18 }] },
  tinySnip: { loop: null, variations: [{ file: 'day10/tinySnip-1.mp3', version: 'd8bc945f', seconds: 0.3795208 }, { file: 'day10/tinySnip-2.mp3', version: '5960677d', seconds: 0.3874583 }] },
  tock: { loop: null, variations: [{ file: 'day10/tock-1.mp3', version: '1357dab4', seconds: 0.4514583 }, { file: 'day10/tock-2.mp3', version: 'ec7724f1', seconds: 0.4531042 }, { file: 'day10/tock-3.mp3', version: '496f3628', seconds: 0.4607708 }] },
  wave: { loop: null, variations: [{ file: 'day10/wave.mp3', version: 'baf5d2c4', seconds: 3.169875 }] },
} as const satisfies Record<string, RenderedSound>
