// Made by `npm run sounds` from sounds.ts.
import type { RenderedSound } from '../sound/manifest'

export const sounds = {
  button: {
    loop: null,
    takes: [{ file: 'shared/button.mp3', version: '08247ae2', seconds: 0.1742083 }],
  },
  replay: {
    loop: null,
    takes: [{ file: 'shared/replay.mp3', version: '9ea46049', seconds: 0.5094583 }],
  },
  rustle: {
    loop: null,
    takes: [
      { file: 'shared/rustle-1.mp3', version: '2564313c', seconds: 0.3019167 },
      { file: 'shared/rustle-2.mp3', version: '87469ab0', seconds: 0.35675 },
      { file: 'shared/rustle-3.mp3', version: '5844473c', seconds: 0.2059583 },
      { file: 'shared/rustle-4.mp3', version: '5b1aedee', seconds: 0.4114375 },
    ],
  },
} as const satisfies Record<string, RenderedSound>
