// biome-ignore-all format: written by `npm run sounds ponytail` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  aghast: { loop: null, variations: [{ file: 'day19/aghast.mp3', version: 'd671c842', seconds: 0.63925 }] },
  bored: { loop: null, variations: [{ file: 'day19/bored.mp3', version: '1b531f26', seconds: 0.8655 }] },
  breeze: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day19/breeze.mp3', version: '185ad33e', seconds: 18 }] },
  burst: { loop: null, variations: [{ file: 'day19/burst.mp3', version: 'c1b234c9', seconds: 0.475375 }] },
  eighth: { loop: null, variations: [{ file: 'day19/eighth.mp3', version: '04d58e85', seconds: 1.534875 }] },
  furious: { loop: null, variations: [{ file: 'day19/furious.mp3', version: 'f69e99b6', seconds: 0.6205 }] },
  laughing: { loop: null, variations: [{ file: 'day19/laughing.mp3', version: 'f3c81a55', seconds: 0.78975 }] },
  proud: { loop: null, variations: [{ file: 'day19/proud.mp3', version: '5be99976', seconds: 0.6610208 }] },
  smitten: { loop: null, variations: [{ file: 'day19/smitten.mp3', version: 'd7c973d0', seconds: 0.8475625 }] },
  squeak: { loop: null, variations: [{ file: 'day19/squeak-1.mp3', version: '78ac11f8', seconds: 0.6478542 }, { file: 'day19/squeak-2.mp3', version: 'a2c3fa16', seconds: 0.6529375 }, { file: 'day19/squeak-3.mp3', version: 'f9e5f2c3', seconds: 0.6484792 }] },
  stroked: { loop: null, variations: [{ file: 'day19/stroked-1.mp3', version: 'cb21038e', seconds: 0.4448958 }, { file: 'day19/stroked-2.mp3', version: '62e16371', seconds: 0.424625 }, { file: 'day19/stroked-3.mp3', version: '1528bd3a', seconds: 0.482125 }] },
  weeping: { loop: null, variations: [{ file: 'day19/weeping.mp3', version: '88f617c2', seconds: 0.9797292 }] },
} as const satisfies Record<string, RenderedSound>
