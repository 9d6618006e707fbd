// biome-ignore-all format: written by `npm run sounds fowl` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  cluck: { loop: null, variations: [{ file: 'day16/cluck-1.mp3', version: '7845b788', seconds: 0.42825 }, { file: 'day16/cluck-2.mp3', version: 'f926a4c1', seconds: 0.5880208 }, { file: 'day16/cluck-3.mp3', version: '7373e2f1', seconds: 0.4606875 }] },
  squawk: { loop: null, variations: [{ file: 'day16/squawk-1.mp3', version: '501949ad', seconds: 0.6868333 }, { file: 'day16/squawk-2.mp3', version: 'a0bc1efe', seconds: 0.6165833 }] },
  wings: { loop: null, variations: [{ file: 'day16/wings-1.mp3', version: 'ff905b6d', seconds: 0.7007083 }, { file: 'day16/wings-2.mp3', version: 'ea28bb93', seconds: 0.8147917 }] },
} as const satisfies Record<string, RenderedSound>
