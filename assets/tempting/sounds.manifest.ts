// biome-ignore-all format: written by `npm run sounds tempting` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  coin: { loop: null, variations: [{ file: 'day25/coin-1.mp3', version: '20c957e1', seconds: 0.7633125 }, { file: 'day25/coin-2.mp3', version: '2244828d', seconds: 0.7562292 }, { file: 'day25/coin-3.mp3', version: '99b0c875', seconds: 0.8109583 }] },
  crowned: { loop: null, variations: [{ file: 'day25/crowned.mp3', version: '699bcf7e', seconds: 3.6537292 }] },
  lent: { loop: null, variations: [{ file: 'day25/lent.mp3', version: '8429b9c1', seconds: 1.7148333 }] },
  lever: { loop: null, variations: [{ file: 'day25/lever.mp3', version: 'c72d62e8', seconds: 0.740625 }] },
  paid: { loop: null, variations: [{ file: 'day25/paid.mp3', version: '2162907a', seconds: 1.6093542 }] },
  reels: { loop: { start: 0.1, end: 2.1 }, variations: [{ file: 'day25/reels.mp3', version: 'c8491593', seconds: 2 }] },
  refused: { loop: null, variations: [{ file: 'day25/refused.mp3', version: '32e6e7ce', seconds: 0.3895 }] },
  sigh: { loop: null, variations: [{ file: 'day25/sigh-1.mp3', version: '8033b664', seconds: 1.261875 }, { file: 'day25/sigh-2.mp3', version: '12074650', seconds: 1.1328958 }] },
  sneeze: { loop: null, variations: [{ file: 'day25/sneeze.mp3', version: 'f4bbcab4', seconds: 1.4389792 }] },
  stop: { loop: null, variations: [{ file: 'day25/stop-1.mp3', version: '8105477d', seconds: 0.2351875 }, { file: 'day25/stop-2.mp3', version: '1a1746d4', seconds: 0.2247083 }, { file: 'day25/stop-3.mp3', version: 'c9747390', seconds: 0.2534792 }] },
  tick: { loop: null, variations: [{ file: 'day25/tick-1.mp3', version: 'fc6fce08', seconds: 0.1372083 }, { file: 'day25/tick-2.mp3', version: '778dc7d9', seconds: 0.1283125 }, { file: 'day25/tick-3.mp3', version: '9922e8a3', seconds: 0.1480208 }] },
  wink: { loop: null, variations: [{ file: 'day25/wink-1.mp3', version: '0b7fb4e3', seconds: 0.5548958 }, { file: 'day25/wink-2.mp3', version: 'c1ff4769', seconds: 0.6100625 }] },
} as const satisfies Record<string, RenderedSound>
