// biome-ignore-all format: written by `npm run sounds eagle` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  burin: { loop: { start: 0.1, end: 2.1 }, variations: [{ file: 'day11/burin.mp3', version: '32bba441', seconds: 2 }] },
  clack: { loop: null, variations: [{ file: 'day11/clack-1.mp3', version: '1fbf98f6', seconds: 0.3099792 }, { file: 'day11/clack-2.mp3', version: '6a9b690b', seconds: 0.3274792 }] },
  cry: { loop: null, variations: [{ file: 'day11/cry-1.mp3', version: '476312dc', seconds: 1.5385625 }, { file: 'day11/cry-2.mp3', version: 'b14b8df3', seconds: 2.0469375 }] },
  drip: { loop: null, variations: [{ file: 'day11/drip.mp3', version: 'affe6998', seconds: 1.1629167 }] },
  flap: { loop: null, variations: [{ file: 'day11/flap-1.mp3', version: '45a56576', seconds: 0.9647917 }, { file: 'day11/flap-2.mp3', version: '1852bcbd', seconds: 0.8663125 }, { file: 'day11/flap-3.mp3', version: '695c92fe', seconds: 1.086875 }] },
  held: { loop: null, variations: [{ file: 'day11/held.mp3', version: 'e936fdbb', seconds: 1.3331667 }] },
  ruffle: { loop: null, variations: [{ file: 'day11/ruffle-1.mp3', version: 'a68f605c', seconds: 0.9759375 }, { file: 'day11/ruffle-2.mp3', version: 'a4b7a6b0', seconds: 0.9085417 }] },
  rush: { loop: { start: 0.1, end: 8.1 }, variations: [{ file: 'day11/rush.mp3', version: '3e0c5938', seconds: 8 }] },
  spark: { loop: null, variations: [{ file: 'day11/spark-1.mp3', version: 'f3acb285', seconds: 0.4630625 }, { file: 'day11/spark-2.mp3', version: '05106710', seconds: 0.434625 }, { file: 'day11/spark-3.mp3', version: 'f796e671', seconds: 0.4075833 }] },
  sweep: { loop: { start: 0.1, end: 1.1 }, variations: [{ file: 'day11/sweep.mp3', version: '7a7f93c9', seconds: 1 }] },
  tap: { loop: null, variations: [{ file: 'day11/tap-1.mp3', version: 'f71d1ebf', seconds: 0.2985 }, { file: 'day11/tap-2.mp3', version: '0c183f42', seconds: 0.3020833 }, { file: 'day11/tap-3.mp3', version: 'efb8f1bd', seconds: 0.3124792 }] },
  unfold: { loop: null, variations: [{ file: 'day11/unfold.mp3', version: 'dc3a42d8', seconds: 1.6639792 }] },
  wheel: { loop: null, variations: [{ file: 'day11/wheel.mp3', version: '3ce21daf', seconds: 1.0388125 }] },
  wink: { loop: null, variations: [{ file: 'day11/wink.mp3', version: 'c45bed42', seconds: 0.4739375 }] },
} as const satisfies Record<string, RenderedSound>
