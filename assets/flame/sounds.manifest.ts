// biome-ignore-all format: written by `npm run sounds flame` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  fire: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day5/fire.mp3', version: '87634d28', seconds: 18 }] },
  message: { loop: null, variations: [{ file: 'day5/message-1.mp3', version: 'aaa0b63d', seconds: 0.5720625 }, { file: 'day5/message-2.mp3', version: 'a4d214c0', seconds: 0.5996667 }, { file: 'day5/message-3.mp3', version: '552fba04', seconds: 0.5306875 }] },
  send: { loop: null, variations: [{ file: 'day5/send-1.mp3', version: 'd4982ae5', seconds: 0.6529375 }, { file: 'day5/send-2.mp3', version: '89af3492', seconds: 0.6770417 }] },
} as const satisfies Record<string, RenderedSound>
