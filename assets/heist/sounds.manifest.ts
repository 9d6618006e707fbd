// Made by `npm run sounds` from sounds.ts.
import type { RenderedSound } from '../sound/manifest'

export const sounds = {
  step: {
    loop: null,
    takes: [
      { file: 'day22/step-1.mp3', version: 'b19c25ce', seconds: 0.2915625 },
      { file: 'day22/step-2.mp3', version: '4c0ad194', seconds: 0.2845417 },
      { file: 'day22/step-3.mp3', version: '01a0e196', seconds: 0.2692083 },
      { file: 'day22/step-4.mp3', version: '2416ae5f', seconds: 0.2862083 },
    ],
  },
  tiptoe: {
    loop: { start: 0.1, end: 28.900000000000002 },
    takes: [{ file: 'day22/tiptoe.mp3', version: 'df18aca4', seconds: 28.8 }],
  },
} as const satisfies Record<string, RenderedSound>
