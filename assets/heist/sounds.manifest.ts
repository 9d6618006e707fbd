// biome-ignore-all format: written by `npm run sounds heist` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  caught: { loop: null, variations: [{ file: 'day22/caught.mp3', version: 'ab261d4a', seconds: 0.5700208 }] },
  step: { loop: null, variations: [{ file: 'day22/step-1.mp3', version: '59f9be07', seconds: 0.276625 }, { file: 'day22/step-2.mp3', version: '09fcd57e', seconds: 0.2869583 }, { file: 'day22/step-3.mp3', version: '4ba05ccd', seconds: 0.2852708 }, { file: 'day22/step-4.mp3', version: '44ade3ee', seconds: 0.2861667 }] },
  tiptoe: { loop: { start: 0.1, end: 28.900000000000002 }, variations: [{ file: 'day22/tiptoe.mp3', version: 'd2f70de6', seconds: 28.8 }] },
} as const satisfies Record<string, RenderedSound>
