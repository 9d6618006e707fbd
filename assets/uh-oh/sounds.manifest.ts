// biome-ignore-all format: written by `npm run sounds uh-oh` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  comment: { loop: null, variations: [{ file: 'day29/comment.mp3', version: '6b1d8632', seconds: 0.6129167 }] },
  dab: { loop: null, variations: [{ file: 'day29/dab-1.mp3', version: 'acae776e', seconds: 0.3266042 }, { file: 'day29/dab-2.mp3', version: 'fcc1d7a7', seconds: 0.321125 }] },
  drip: { loop: null, variations: [{ file: 'day29/drip-1.mp3', version: 'b95da440', seconds: 0.2221667 }, { file: 'day29/drip-2.mp3', version: 'e8268d1a', seconds: 0.22525 }, { file: 'day29/drip-3.mp3', version: '5566ce52', seconds: 0.2232708 }] },
  flop: { loop: null, variations: [{ file: 'day29/flop.mp3', version: '22d3006d', seconds: 0.8990417 }] },
  hiccup: { loop: null, variations: [{ file: 'day29/hiccup-1.mp3', version: '16f49cf0', seconds: 0.5767292 }, { file: 'day29/hiccup-2.mp3', version: '59e39d73', seconds: 0.5809167 }, { file: 'day29/hiccup-3.mp3', version: 'b07df3c3', seconds: 0.5952708 }] },
  knock: { loop: null, variations: [{ file: 'day29/knock-1.mp3', version: '2c10e3fb', seconds: 0.5477708 }, { file: 'day29/knock-2.mp3', version: '05e7d0a4', seconds: 0.5532917 }, { file: 'day29/knock-3.mp3', version: '75e8d2fe', seconds: 0.5568125 }] },
  page: { loop: null, variations: [{ file: 'day29/page-1.mp3', version: '76cbe036', seconds: 0.2578542 }, { file: 'day29/page-2.mp3', version: '86210fef', seconds: 0.2471875 }, { file: 'day29/page-3.mp3', version: '63e8e779', seconds: 0.2531458 }] },
  roll: { loop: null, variations: [{ file: 'day29/roll.mp3', version: 'ecfb7871', seconds: 1.9547917 }] },
  shriek: { loop: null, variations: [{ file: 'day29/shriek-1.mp3', version: 'e9452567', seconds: 1.0494792 }, { file: 'day29/shriek-2.mp3', version: '3160a3eb', seconds: 1.02875 }] },
  snap: { loop: null, variations: [{ file: 'day29/snap-1.mp3', version: '3fe7c53e', seconds: 0.3789167 }, { file: 'day29/snap-2.mp3', version: 'f338ed3e', seconds: 0.4012708 }, { file: 'day29/snap-3.mp3', version: 'd2c63bf5', seconds: 0.3916458 }] },
  squeak: { loop: null, variations: [{ file: 'day29/squeak-1.mp3', version: '1f9e00be', seconds: 0.2470833 }, { file: 'day29/squeak-2.mp3', version: '379d60b9', seconds: 0.2447708 }, { file: 'day29/squeak-3.mp3', version: 'a5339e58', seconds: 0.242375 }] },
  tear: { loop: null, variations: [{ file: 'day29/tear.mp3', version: 'dec1eab5', seconds: 0.9965833 }] },
  wings: { loop: { start: 0.1, end: 4.1 }, variations: [{ file: 'day29/wings.mp3', version: 'a9f2c82d', seconds: 4 }] },
} as const satisfies Record<string, RenderedSound>
