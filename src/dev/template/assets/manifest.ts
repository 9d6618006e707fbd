import type { FixedManifest } from '../../../../assets/pipeline/manifest'

/** What `npm run draw` makes of the blot: of a new day it writes the day's own. */
export const manifest = {
  sheets: [{ file: 'template/template.webp', version: '00000000', resolution: 2 }],
  frames: {
    blot_0: [0, 3, 3, 440, 360, 0, 0, 440, 360],
    blot_1: [0, 447, 3, 440, 360, 0, 0, 440, 360],
    blot_2: [0, 3, 367, 440, 360, 0, 0, 440, 360],
  },
  sprites: {
    blot: { frames: ['blot_0', 'blot_1', 'blot_2'], width: 220, height: 180, anchor: { x: 0.5, y: 0.61111 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
