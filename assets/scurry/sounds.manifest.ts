// biome-ignore-all format: written by `npm run sounds scurry` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  hop: { loop: null, variations: [{ file: 'day2/hop-1.mp3', version: '0e887abd', seconds: 0.310875 }, { file: 'day2/hop-2.mp3', version: '6056ae26', seconds: 0.3068333 }] },
  ring: { loop: null, variations: [{ file: 'day2/ring.mp3', version: 'cb35b0be', seconds: 0.8147917 }] },
  spring: { loop: null, variations: [{ file: 'day2/spring-1.mp3', version: '09f8a6d5', seconds: 0.6145208 }, { file: 'day2/spring-2.mp3', version: '119672b9', seconds: 0.5951667 }] },
  tenRings: { loop: null, variations: [{ file: 'day2/tenRings.mp3', version: 'bdb0ec74', seconds: 1.2765625 }] },
} as const satisfies Record<string, RenderedSound>
