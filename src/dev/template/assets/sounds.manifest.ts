import type { RenderedSound } from '../../../../assets/sound/manifest'

/** What `npm run sounds` makes of the blot's sounds: of a new day it writes the day's own. */
export const sounds = {
  turn: {
    loop: null,
    variations: [
      { file: 'template/turn-1.mp3', version: '00000000', seconds: 0.3 },
      { file: 'template/turn-2.mp3', version: '00000000', seconds: 0.3 },
    ],
  },
} as const satisfies Readonly<Record<string, RenderedSound>>
