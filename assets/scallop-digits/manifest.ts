// biome-ignore-all format: written by `npm run draw scallop-digits` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {
    nb_0: { file: 'day4/nb_0.png', version: '3aaaa707', width: 27.894736842105264, height: 40, resolution: 1.9 },
    nb_1: { file: 'day4/nb_1.png', version: 'e15bed81', width: 27.894736842105264, height: 40, resolution: 1.9 },
    nb_2: { file: 'day4/nb_2.png', version: '2c05d8a6', width: 27.894736842105264, height: 40, resolution: 1.9 },
    nb_3: { file: 'day4/nb_3.png', version: '05499dfe', width: 27.894736842105264, height: 40, resolution: 1.9 },
    nb_4: { file: 'day4/nb_4.png', version: 'af4f1b52', width: 27.894736842105264, height: 40, resolution: 1.9 },
    nb_5: { file: 'day4/nb_5.png', version: 'a131d551', width: 27.894736842105264, height: 40, resolution: 1.9 },
    nb_6: { file: 'day4/nb_6.png', version: '8ebb70ce', width: 27.894736842105264, height: 40, resolution: 1.9 },
    nb_7: { file: 'day4/nb_7.png', version: 'df2e936d', width: 27.894736842105264, height: 40, resolution: 1.9 },
    nb_8: { file: 'day4/nb_8.png', version: '80caf977', width: 27.894736842105264, height: 40, resolution: 1.9 },
    nb_9: { file: 'day4/nb_9.png', version: 'de184e10', width: 27.894736842105264, height: 40, resolution: 1.9 },
  },
  pictures: {},
} as const satisfies FixedManifest
