// biome-ignore-all format: written by `npm run sounds flame` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  fire: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day5/fire.mp3', version: '87634d28', seconds: 18 }] },
  message: { loop: null, variations: [{ file: 'day5/message-1.mp3', version: '4d2397ad', seconds: 0.7371875 }, { file: 'day5/message-2.mp3', version: '1370d8cb', seconds: 0.7377708 }, { file: 'day5/message-3.mp3', version: 'a28dfd3a', seconds: 0.7323333 }] },
  send: { loop: null, variations: [{ file: 'day5/send-1.mp3', version: '0e94f6da', seconds: 0.7780625 }, { file: 'day5/send-2.mp3', version: 'c2a38420', seconds: 0.7874375 }] },
} as const satisfies Record<string, RenderedSound>
