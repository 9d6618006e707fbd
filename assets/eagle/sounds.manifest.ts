// biome-ignore-all format: written by `npm run sounds eagle` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  burin: { loop: { start: 0.1, end: 2.1 }, variations: [{ file: 'day11/burin.mp3', version: 'a079429a', seconds: 2 }] },
  clack: { loop: null, variations: [{ file: 'day11/clack.mp3', version: '4f118928', seconds: 0.4786667 }] },
  cry: { loop: null, variations: [{ file: 'day11/cry-1.mp3', version: 'ea14fa23', seconds: 1.5673958 }, { file: 'day11/cry-2.mp3', version: '75ada4f9', seconds: 2.0714375 }] },
  drip: { loop: null, variations: [{ file: 'day11/drip.mp3', version: '605c1657', seconds: 1.1629167 }] },
  flap: { loop: null, variations: [{ file: 'day11/flap-1.mp3', version: '45a56576', seconds: 0.9647917 }, { file: 'day11/flap-2.mp3', version: '260d299a', seconds: 0.9342083 }] },
  held: { loop: null, variations: [{ file: 'day11/held.mp3', version: 'e936fdbb', seconds: 1.3331667 }] },
  ruffle: { loop: null, variations: [{ file: 'day11/ruffle-1.mp3', version: 'd7f963f7', seconds: 0.7068958 }, { file: 'day11/ruffle-2.mp3', version: 'ca3fc2b2', seconds: 0.7057292 }] },
  rush: { loop: { start: 0.1, end: 3.1 }, variations: [{ file: 'day11/rush.mp3', version: '6a1cfac1', seconds: 3 }] },
  spark: { loop: null, variations: [{ file: 'day11/spark-1.mp3', version: 'f3acb285', seconds: 0.4630625 }, { file: 'day11/spark-2.mp3', version: '05106710', seconds: 0.434625 }, { file: 'day11/spark-3.mp3', version: 'f796e671', seconds: 0.4075833 }] },
  sweep: { loop: { start: 0.1, end: 1.1 }, variations: [{ file: 'day11/sweep.mp3', version: '7a7f93c9', seconds: 1 }] },
  tap: { loop: null, variations: [{ file: 'day11/tap.mp3', version: 'e5061c4a', seconds: 0.3271875 }] },
  unfold: { loop: null, variations: [{ file: 'day11/unfold.mp3', version: '67c74ac0', seconds: 1.2945 }] },
  wheel: { loop: null, variations: [{ file: 'day11/wheel.mp3', version: '57e84b59', seconds: 1.0651042 }] },
  wink: { loop: null, variations: [{ file: 'day11/wink.mp3', version: '2cc93adc', seconds: 0.5471875 }] },
} as const satisfies Record<string, RenderedSound>
