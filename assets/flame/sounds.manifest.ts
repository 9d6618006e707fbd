// biome-ignore-all format: written by `npm run sounds flame` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  fire: { loop: { start: 0.1, end: 10.1 }, variations: [{ file: 'day5/fire.mp3', version: 'd8676f28', seconds: 10 }] },
  message: { loop: null, variations: [{ file: 'day5/message-1.mp3', version: '443f660f', seconds: 0.3376667 }, { file: 'day5/message-2.mp3', version: 'de141502', seconds: 0.3601667 }, { file: 'day5/message-3.mp3', version: 'bd7a8d1d', seconds: 0.3175625 }] },
  send: { loop: null, variations: [{ file: 'day5/send-1.mp3', version: '9c9fdc38', seconds: 0.5451458 }, { file: 'day5/send-2.mp3', version: '60cf5d50', seconds: 0.546375 }] },
} as const satisfies Record<string, RenderedSound>
