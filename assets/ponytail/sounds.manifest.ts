// biome-ignore-all format: written by `npm run sounds ponytail` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  aghast: { loop: null, variations: [{ file: 'day19/aghast.mp3', version: 'ecdff6a8', seconds: 0.6309583 }] },
  bored: { loop: null, variations: [{ file: 'day19/bored.mp3', version: '39f93cde', seconds: 0.8665208 }] },
  breeze: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day19/breeze.mp3', version: '27f64922', seconds: 18 }] },
  burst: { loop: null, variations: [{ file: 'day19/burst.mp3', version: '5a917d1a', seconds: 0.5417708 }] },
  eighth: { loop: null, variations: [{ file: 'day19/eighth.mp3', version: 'a1e9cec6', seconds: 1.5365833 }] },
  furious: { loop: null, variations: [{ file: 'day19/furious.mp3', version: '9bf8a5ca', seconds: 0.6288125 }] },
  laughing: { loop: null, variations: [{ file: 'day19/laughing.mp3', version: '866bc7b6', seconds: 1.0154792 }] },
  proud: { loop: null, variations: [{ file: 'day19/proud.mp3', version: '7f8d86c6', seconds: 0.6779583 }] },
  smitten: { loop: null, variations: [{ file: 'day19/smitten.mp3', version: '9930ff9c', seconds: 0.8329792 }] },
  squeak: { loop: null, variations: [{ file: 'day19/squeak-1.mp3', version: '4a4ae880', seconds: 0.4956667 }, { file: 'day19/squeak-2.mp3', version: '2057ba4d', seconds: 0.4792917 }, { file: 'day19/squeak-3.mp3', version: 'e3edcff3', seconds: 0.4649375 }] },
  stroked: { loop: null, variations: [{ file: 'day19/stroked-1.mp3', version: '76f85377', seconds: 0.4284167 }, { file: 'day19/stroked-2.mp3', version: 'ced42564', seconds: 0.4050208 }, { file: 'day19/stroked-3.mp3', version: '0e925fd4', seconds: 0.4713542 }] },
  weeping: { loop: null, variations: [{ file: 'day19/weeping.mp3', version: '556bfcbb', seconds: 0.9509792 }] },
} as const satisfies Record<string, RenderedSound>
