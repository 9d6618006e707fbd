// Made by `npm run sounds` from sounds.ts.
import type { RenderedSound } from '../sound/manifest'

export const sounds = {
  ring: {
    loop: null,
    takes: [{ file: 'day2/ring.mp3', version: 'cb35b0be', seconds: 0.8147917 }],
  },
  tenRings: {
    loop: null,
    takes: [{ file: 'day2/tenRings.mp3', version: 'bdb0ec74', seconds: 1.2765625 }],
  },
} as const satisfies Record<string, RenderedSound>
