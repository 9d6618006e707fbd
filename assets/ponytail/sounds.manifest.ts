// biome-ignore-all format: written by `npm run sounds ponytail` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  aghast: { loop: null, variations: [{ file: 'day19/aghast.mp3', version: '13d97aba', seconds: 0.637625 }] },
  bored: { loop: null, variations: [{ file: 'day19/bored.mp3', version: 'f3c2f4ef', seconds: 0.8654583 }] },
  breeze: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day19/breeze.mp3', version: '185ad33e', seconds: 18 }] },
  burst: { loop: null, variations: [{ file: 'day19/burst.mp3', version: 'a051bb63', seconds: 0.475375 }] },
  eighth: { loop: null, variations: [{ file: 'day19/eighth.mp3', version: '04d58e85', seconds: 1.534875 }] },
  furious: { loop: null, variations: [{ file: 'day19/furious.mp3', version: 'da530aec', seconds: 0.6203542 }] },
  laughing: { loop: null, variations: [{ file: 'day19/laughing.mp3', version: '8497c510', seconds: 0.7897083 }] },
  proud: { loop: null, variations: [{ file: 'day19/proud.mp3', version: '0bae1b94', seconds: 0.6610208 }] },
  smitten: { loop: null, variations: [{ file: 'day19/smitten.mp3', version: '67f4e990', seconds: 0.8290833 }] },
  squeak: { loop: null, variations: [{ file: 'day19/squeak-1.mp3', version: '78ac11f8', seconds: 0.6478542 }, { file: 'day19/squeak-2.mp3', version: 'a2c3fa16', seconds: 0.6529375 }, { file: 'day19/squeak-3.mp3', version: 'f9e5f2c3', seconds: 0.6484792 }] },
  stroked: { loop: null, variations: [{ file: 'day19/stroked-1.mp3', version: 'ad857ff3', seconds: 0.4347917 }, { file: 'day19/stroked-2.mp3', version: '11ec5285', seconds: 0.4155625 }, { file: 'day19/stroked-3.mp3', version: '018ad940', seconds: 0.4957292 }] },
  weeping: { loop: null, variations: [{ file: 'day19/weeping.mp3', version: 'bd0aa28e', seconds: 0.9796458 }] },
} as const satisfies Record<string, RenderedSound>
