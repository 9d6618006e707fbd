// biome-ignore-all format: written by `npm run sounds tempting` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  coin: { loop: null, variations: [{ file: 'day25/coin-1.mp3', version: '124681b3', seconds: 0.785875 }, { file: 'day25/coin-2.mp3', version: '73ce17e8', seconds: 0.7671458 }, { file: 'day25/coin-3.mp3', version: 'd8bb38af', seconds: 0.8213125 }] },
  crowned: { loop: null, variations: [{ file: 'day25/crowned.mp3', version: '982ca788', seconds: 3.6537292 }] },
  lent: { loop: null, variations: [{ file: 'day25/lent.mp3', version: 'c46a9303', seconds: 1.7306875 }] },
  lever: { loop: null, variations: [{ file: 'day25/lever.mp3', version: '515bf76f', seconds: 0.9527292 }] },
  paid: { loop: null, variations: [{ file: 'day25/paid.mp3', version: '96386f4e', seconds: 1.6093542 }] },
  reels: { loop: { start: 0.1, end: 2.1 }, variations: [{ file: 'day25/reels.mp3', version: '57fd2aae', seconds: 2 }] },
  refused: { loop: null, variations: [{ file: 'day25/refused.mp3', version: 'a801b615', seconds: 0.3979167 }] },
  sigh: { loop: null, variations: [{ file: 'day25/sigh-1.mp3', version: '20c0665b', seconds: 0.9346875 }, { file: 'day25/sigh-2.mp3', version: 'b7b92076', seconds: 0.8255417 }] },
  sneeze: { loop: null, variations: [{ file: 'day25/sneeze.mp3', version: 'f46f764a', seconds: 1.0264167 }] },
  stop: { loop: null, variations: [{ file: 'day25/stop-1.mp3', version: '4efcccd0', seconds: 0.2295625 }, { file: 'day25/stop-2.mp3', version: 'bab981b5', seconds: 0.2508542 }, { file: 'day25/stop-3.mp3', version: 'b0cae812', seconds: 0.2537917 }] },
  tick: { loop: null, variations: [{ file: 'day25/tick-1.mp3', version: '89a79fbe', seconds: 0.3035208 }, { file: 'day25/tick-2.mp3', version: '42a19d78', seconds: 0.29275 }, { file: 'day25/tick-3.mp3', version: 'd43c9742', seconds: 0.3021458 }] },
  wink: { loop: null, variations: [{ file: 'day25/wink-1.mp3', version: 'caf066d4', seconds: 0.5906875 }, { file: 'day25/wink-2.mp3', version: 'dda84e93', seconds: 0.6367292 }] },
} as const satisfies Record<string, RenderedSound>
