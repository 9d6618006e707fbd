// biome-ignore-all format: written by `npm run sounds tempting` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  coin: { loop: null, variations: [{ file: 'day25/coin-1.mp3', version: '20c957e1', seconds: 0.7633125 }, { file: 'day25/coin-2.mp3', version: 'ec2b6312', seconds: 0.778375 }] },
  crowned: { loop: null, variations: [{ file: 'day25/crowned.mp3', version: '699bcf7e', seconds: 3.6537292 }] },
  lent: { loop: null, variations: [{ file: 'day25/lent.mp3', version: '8429b9c1', seconds: 1.7148333 }] },
  lever: { loop: null, variations: [{ file: 'day25/lever.mp3', version: 'f9fef251', seconds: 0.6155625 }] },
  paid: { loop: null, variations: [{ file: 'day25/paid.mp3', version: '2162907a', seconds: 1.6093542 }] },
  reels: { loop: { start: 0.1, end: 2.1 }, variations: [{ file: 'day25/reels.mp3', version: 'c8491593', seconds: 2 }] },
  refused: { loop: null, variations: [{ file: 'day25/refused.mp3', version: '431f2615', seconds: 0.3895208 }] },
  sigh: { loop: null, variations: [{ file: 'day25/sigh-1.mp3', version: '5f2a3725', seconds: 0.6309792 }, { file: 'day25/sigh-2.mp3', version: 'b0aaef93', seconds: 0.6621042 }] },
  sneeze: { loop: null, variations: [{ file: 'day25/sneeze.mp3', version: 'c733acb7', seconds: 0.426125 }] },
  stop: { loop: null, variations: [{ file: 'day25/stop-1.mp3', version: '24d3ade3', seconds: 0.2948958 }, { file: 'day25/stop-2.mp3', version: 'a3318048', seconds: 0.3116042 }, { file: 'day25/stop-3.mp3', version: 'c343a62a', seconds: 0.294875 }] },
  tick: { loop: null, variations: [{ file: 'day25/tick-1.mp3', version: 'fc6fce08', seconds: 0.1372083 }, { file: 'day25/tick-2.mp3', version: 'e0f9c8b2', seconds: 0.1372083 }] },
  wink: { loop: null, variations: [{ file: 'day25/wink.mp3', version: 'f0294dcd', seconds: 0.6046667 }] },
} as const satisfies Record<string, RenderedSound>
