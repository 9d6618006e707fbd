// biome-ignore-all format: written by `npm run sounds fowl` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  cluck: { loop: null, variations: [{ file: 'day16/cluck-1.mp3', version: '7845b788', seconds: 0.42825 }, { file: 'day16/cluck-2.mp3', version: 'f926a4c1', seconds: 0.5880208 }, { file: 'day16/cluck-3.mp3', version: '7373e2f1', seconds: 0.4606875 }] },
  square: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day16/square.mp3', version: '83c02a53', seconds: 20 }] },
  squawk: { loop: null, variations: [{ file: 'day16/squawk-1.mp3', version: '391957b3', seconds: 1.3657708 }, { file: 'day16/squawk-2.mp3', version: 'ed765a31', seconds: 1.3651667 }, { file: 'day16/squawk-3.mp3', version: '68d3f6bd', seconds: 1.3621667 }] },
  wings: { loop: null, variations: [{ file: 'day16/wings-1.mp3', version: 'e520b039', seconds: 1.5486042 }, { file: 'day16/wings-2.mp3', version: 'd436ac84', seconds: 1.5495833 }, { file: 'day16/wings-3.mp3', version: '14b65638', seconds: 1.558 }] },
} as const satisfies Record<string, RenderedSound>
