// Made by `npm run sounds` from sounds.ts.
import type { RenderedSound } from '../sound/manifest'

export const sounds = {
  ouch: {
    loop: null,
    takes: [{ file: 'day23/ouch.mp3', version: '24322c2f', seconds: 0.7089583 }],
  },
  plop: {
    loop: null,
    takes: [{ file: 'day23/plop.mp3', version: 'fff78b84', seconds: 0.4818125 }],
  },
  slideDown: {
    loop: null,
    takes: [{ file: 'day23/slideDown.mp3', version: 'b6132b0f', seconds: 1.0797917 }],
  },
  slideUp: {
    loop: null,
    takes: [{ file: 'day23/slideUp.mp3', version: '23448846', seconds: 0.7932708 }],
  },
} as const satisfies Record<string, RenderedSound>
