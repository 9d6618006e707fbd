// biome-ignore-all format: written by `npm run sounds home` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  yard: { loop: { start: 0.1, end: 26.1 }, variations: [{ file: 'home/yard.mp3', version: 'c1b40654', seconds: 26 }] },
} as const satisfies Record<string, RenderedSound>
