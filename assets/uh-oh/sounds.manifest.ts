// biome-ignore-all format: written by `npm run sounds uh-oh` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  comment: { loop: null, variations: [{ file: 'day29/comment.mp3', version: 'ddadcdce', seconds: 1.0520417 }] },
  dab: { loop: null, variations: [{ file: 'day29/dab-1.mp3', version: 'acae776e', seconds: 0.3266042 }, { file: 'day29/dab-2.mp3', version: '2bbda3d7', seconds: 0.2959792 }, { file: 'day29/dab-3.mp3', version: '9258ba8b', seconds: 0.3422292 }] },
  drip: { loop: null, variations: [{ file: 'day29/drip-1.mp3', version: 'b95da440', seconds: 0.2221667 }, { file: 'day29/drip-2.mp3', version: 'f58aa5e8', seconds: 0.2207292 }, { file: 'day29/drip-3.mp3', version: '0a388f02', seconds: 0.2412917 }] },
  flop: { loop: null, variations: [{ file: 'day29/flop.mp3', version: '22d3006d', seconds: 0.8990417 }] },
  hiccup: { loop: null, variations: [{ file: 'day29/hiccup-1.mp3', version: 'd1ef80c7', seconds: 0.6614583 }, { file: 'day29/hiccup-2.mp3', version: 'b47aa5c6', seconds: 0.6668542 }, { file: 'day29/hiccup-3.mp3', version: '873c533b', seconds: 0.6657083 }] },
  knock: { loop: null, variations: [{ file: 'day29/knock-1.mp3', version: '63fd5da8', seconds: 0.4918125 }, { file: 'day29/knock-2.mp3', version: '4e3bf3be', seconds: 0.524125 }, { file: 'day29/knock-3.mp3', version: 'b757b6cb', seconds: 0.516625 }] },
  page: { loop: null, variations: [{ file: 'day29/page-1.mp3', version: 'aa0154f0', seconds: 0.2826042 }, { file: 'day29/page-2.mp3', version: '81c2edb2', seconds: 0.2620208 }, { file: 'day29/page-3.mp3', version: '349f3712', seconds: 0.2990833 }] },
  roll: { loop: null, variations: [{ file: 'day29/roll.mp3', version: '2518acae', seconds: 1.7840833 }] },
  shriek: { loop: null, variations: [{ file: 'day29/shriek-1.mp3', version: 'e9452567', seconds: 1.0494792 }, { file: 'day29/shriek-2.mp3', version: '768e2c5e', seconds: 0.9757292 }] },
  snap: { loop: null, variations: [{ file: 'day29/snap-1.mp3', version: '3fe7c53e', seconds: 0.3789167 }, { file: 'day29/snap-2.mp3', version: 'f338ed3e', seconds: 0.4012708 }, { file: 'day29/snap-3.mp3', version: 'd2c63bf5', seconds: 0.3916458 }] },
  squeak: { loop: null, variations: [{ file: 'day29/squeak-1.mp3', version: '253ec66f', seconds: 0.610375 }, { file: 'day29/squeak-2.mp3', version: 'a1666dc3', seconds: 0.6104792 }, { file: 'day29/squeak-3.mp3', version: '490af7c6', seconds: 0.6192708 }] },
  tear: { loop: null, variations: [{ file: 'day29/tear.mp3', version: 'dec1eab5', seconds: 0.9965833 }] },
  wings: { loop: { start: 0.1, end: 4.1 }, variations: [{ file: 'day29/wings.mp3', version: 'a9f2c82d', seconds: 4 }] },
} as const satisfies Record<string, RenderedSound>
