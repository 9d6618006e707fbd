// Made by `npm run sounds` from sounds.ts.
import type { RenderedSound } from '../sound/manifest'

export const sounds = {
  ring: {
    loop: null,
    takes: [{ file: 'day2/ring.mp3', version: 'f0ff961b', seconds: 0.8123958 }],
  },
  tenRings: {
    loop: null,
    takes: [{ file: 'day2/tenRings.mp3', version: '927cf515', seconds: 1.2765625 }],
  },
} as const satisfies Record<string, RenderedSound>
