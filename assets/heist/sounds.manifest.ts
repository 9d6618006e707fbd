// biome-ignore-all format: written by `npm run sounds heist` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  caught: { loop: null, variations: [{ file: 'day22/caught.mp3', version: 'b70c8ac7', seconds: 0.68225 }] },
  step: { loop: null, variations: [{ file: 'day22/step-1.mp3', version: '35bf39ac', seconds: 0.3008958 }, { file: 'day22/step-2.mp3', version: '82bb64da', seconds: 0.2577708 }, { file: 'day22/step-3.mp3', version: '7190b3b4', seconds: 0.30875 }, { file: 'day22/step-4.mp3', version: 'd6dd2794', seconds: 0.2848542 }] },
  tiptoe: { loop: { start: 0.1, end: 28.900000000000002 }, variations: [{ file: 'day22/tiptoe.mp3', version: 'd2f70de6', seconds: 28.8 }] },
} as const satisfies Record<string, RenderedSound>
