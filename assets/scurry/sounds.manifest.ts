// biome-ignore-all format: written by `npm run sounds scurry` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  hop: { loop: null, variations: [{ file: 'day2/hop-1.mp3', version: '0e887abd', seconds: 0.310875 }, { file: 'day2/hop-2.mp3', version: '349a98e2', seconds: 0.2715625 }, { file: 'day2/hop-3.mp3', version: 'e1345992', seconds: 0.3702708 }] },
  ring: { loop: null, variations: [{ file: 'day2/ring-1.mp3', version: '09e53854', seconds: 0.8147917 }, { file: 'day2/ring-2.mp3', version: 'f38ff0cc', seconds: 0.8149375 }, { file: 'day2/ring-3.mp3', version: 'e5fe3195', seconds: 0.7657083 }] },
  spring: { loop: null, variations: [{ file: 'day2/spring-1.mp3', version: '09f8a6d5', seconds: 0.6145208 }, { file: 'day2/spring-2.mp3', version: '06b776ab', seconds: 0.611375 }, { file: 'day2/spring-3.mp3', version: 'f761bb7b', seconds: 0.5350625 }] },
  tenRings: { loop: null, variations: [{ file: 'day2/tenRings-1.mp3', version: 'ee410d84', seconds: 1.2765833 }, { file: 'day2/tenRings-2.mp3', version: 'dcf4501c', seconds: 1.3051875 }, { file: 'day2/tenRings-3.mp3', version: 'af02712e', seconds: 1.2830833 }] },
  works: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day2/works.mp3', version: '0dcfc0ed', seconds: 18 }] },
} as const satisfies Record<string, RenderedSound>
