// biome-ignore-all format: written by `npm run sounds eagle` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  burin: { loop: { start: 0.1, end: 2.1 }, variations: [{ file: 'day11/burin.mp3', version: 'a079429a', seconds: 2 }] },
  clack: { loop: null, variations: [{ file: 'day11/clack-1.mp3', version: '8e62415f', seconds: 0.3410625 }, { file: 'day11/clack-2.mp3', version: 'bb041f70', seconds: 0.3085208 }] },
  cry: { loop: null, variations: [{ file: 'day11/cry-1.mp3', version: 'ea14fa23', seconds: 1.5673958 }, { file: 'day11/cry-2.mp3', version: '75ada4f9', seconds: 2.0714375 }] },
  drip: { loop: null, variations: [{ file: 'day11/drip.mp3', version: 'affe6998', seconds: 1.1629167 }] },
  flap: { loop: null, variations: [{ file: 'day11/flap-1.mp3', version: '45a56576', seconds: 0.9647917 }, { file: 'day11/flap-2.mp3', version: '1852bcbd', seconds: 0.8663125 }, { file: 'day11/flap-3.mp3', version: '695c92fe', seconds: 1.086875 }] },
  held: { loop: null, variations: [{ file: 'day11/held.mp3', version: 'e936fdbb', seconds: 1.3331667 }] },
  ruffle: { loop: null, variations: [{ file: 'day11/ruffle-1.mp3', version: 'd7f963f7', seconds: 0.7068958 }, { file: 'day11/ruffle-2.mp3', version: '70f8afa7', seconds: 0.6547292 }] },
  rush: { loop: { start: 0.1, end: 8.1 }, variations: [{ file: 'day11/rush.mp3', version: '00491f48', seconds: 8 }] },
  spark: { loop: null, variations: [{ file: 'day11/spark-1.mp3', version: 'f3acb285', seconds: 0.4630625 }, { file: 'day11/spark-2.mp3', version: '05106710', seconds: 0.434625 }, { file: 'day11/spark-3.mp3', version: 'f796e671', seconds: 0.4075833 }] },
  sweep: { loop: { start: 0.1, end: 1.1 }, variations: [{ file: 'day11/sweep.mp3', version: '7a7f93c9', seconds: 1 }] },
  tap: { loop: null, variations: [{ file: 'day11/tap-1.mp3', version: 'fe8cc182', seconds: 0.2919167 }, { file: 'day11/tap-2.mp3', version: 'd0204695', seconds: 0.3019167 }, { file: 'day11/tap-3.mp3', version: 'd8662479', seconds: 0.3022917 }] },
  unfold: { loop: null, variations: [{ file: 'day11/unfold.mp3', version: 'b18db104', seconds: 1.8077292 }] },
  wheel: { loop: null, variations: [{ file: 'day11/wheel.mp3', version: 'd3e4594a', seconds: 1.047375 }] },
  wink: { loop: null, variations: [{ file: 'day11/wink.mp3', version: 'c45bed42', seconds: 0.4739375 }] },
} as const satisfies Record<string, RenderedSound>
