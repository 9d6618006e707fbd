// Made by `npm run sounds` from sounds.ts.
import type { RenderedSound } from '../sound/manifest'

export const sounds = {
  step: {
    loop: null,
    takes: [
      { file: 'day22/step-1.mp3', version: 'f1f4a78e', seconds: 0.2765833 },
      { file: 'day22/step-2.mp3', version: '3154d640', seconds: 0.2869583 },
      { file: 'day22/step-3.mp3', version: 'dcf5da53', seconds: 0.2852917 },
      { file: 'day22/step-4.mp3', version: '4b8e1858', seconds: 0.2862083 },
    ],
  },
  tiptoe: {
    loop: { start: 0.1, end: 28.900000000000002 },
    takes: [{ file: 'day22/tiptoe.mp3', version: 'df18aca4', seconds: 28.8 }],
  },
} as const satisfies Record<string, RenderedSound>
