// biome-ignore-all format: written by `npm run sounds booger` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  breath: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day23/breath.mp3', version: 'd2d8ed22', seconds: 20 }] },
  ouch: { loop: null, variations: [{ file: 'day23/ouch.mp3', version: 'b49e3334', seconds: 0.7092083 }] },
  plop: { loop: null, variations: [{ file: 'day23/plop.mp3', version: 'fff78b84', seconds: 0.4818125 }] },
  slideDown: { loop: null, variations: [{ file: 'day23/slideDown.mp3', version: 'f70be1bd', seconds: 1.0785833 }] },
  slideUp: { loop: null, variations: [{ file: 'day23/slideUp.mp3', version: '12962845', seconds: 0.7864792 }] },
  sneeze: { loop: null, variations: [{ file: 'day23/sneeze.mp3', version: 'a7a18eec', seconds: 0.8391042 }] },
} as const satisfies Record<string, RenderedSound>
