// biome-ignore-all format: written by `npm run sounds ponytail` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  aghast: { loop: null, variations: [{ file: 'day19/aghast.mp3', version: 'd671c842', seconds: 0.63925 }] },
  bored: { loop: null, variations: [{ file: 'day19/bored.mp3', version: '1b531f26', seconds: 0.8655 }] },
  furious: { loop: null, variations: [{ file: 'day19/furious.mp3', version: 'f69e99b6', seconds: 0.6205 }] },
  laughing: { loop: null, variations: [{ file: 'day19/laughing.mp3', version: 'f3c81a55', seconds: 0.78975 }] },
  proud: { loop: null, variations: [{ file: 'day19/proud.mp3', version: '5be99976', seconds: 0.6610208 }] },
  smitten: { loop: null, variations: [{ file: 'day19/smitten.mp3', version: 'd7c973d0', seconds: 0.8475625 }] },
  squeak: { loop: null, variations: [{ file: 'day19/squeak.mp3', version: 'b04ac21b', seconds: 0.2875625 }] },
  weeping: { loop: null, variations: [{ file: 'day19/weeping.mp3', version: '88f617c2', seconds: 0.9797292 }] },
} as const satisfies Record<string, RenderedSound>
