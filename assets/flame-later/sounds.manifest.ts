// biome-ignore-all format: written by `npm run sounds flame-later` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  roar: { loop: null, variations: [{ file: 'flame-later/roar.mp3', version: '1224ac7f', seconds: 3.0907708 }] },
} as const satisfies Record<string, RenderedSound>
