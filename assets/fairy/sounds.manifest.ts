// biome-ignore-all format: written by `npm run sounds fairy` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  cork: { loop: null, variations: [{ file: 'day24/cork.mp3', version: '16249688', seconds: 0.6515833 }] },
  croak: { loop: null, variations: [{ file: 'day24/croak-1.mp3', version: '751e84e2', seconds: 0.7910208 }, { file: 'day24/croak-2.mp3', version: 'ed684c47', seconds: 0.7704375 }, { file: 'day24/croak-3.mp3', version: '412c43d2', seconds: 0.7521667 }] },
  fountain: { loop: { start: 0.1, end: 8.1 }, variations: [{ file: 'day24/fountain.mp3', version: '8e7b4cc1', seconds: 8 }] },
  shimmer: { loop: null, variations: [{ file: 'day24/shimmer-1.mp3', version: '984964c2', seconds: 1.1221875 }, { file: 'day24/shimmer-2.mp3', version: 'e204e6eb', seconds: 1.17 }, { file: 'day24/shimmer-3.mp3', version: '5c998b7a', seconds: 1.1329583 }] },
} as const satisfies Record<string, RenderedSound>
