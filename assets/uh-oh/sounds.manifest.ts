// biome-ignore-all format: written by `npm run sounds uh-oh` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  comment: { loop: null, variations: [{ file: 'day29/comment.mp3', version: '881ff256', seconds: 0.8825 }] },
  dab: { loop: null, variations: [{ file: 'day29/dab-1.mp3', version: 'c5a9d6dd', seconds: 0.3792292 }, { file: 'day29/dab-2.mp3', version: 'cbd35482', seconds: 0.3759792 }, { file: 'day29/dab-3.mp3', version: '5652c3d9', seconds: 0.443125 }] },
  drip: { loop: null, variations: [{ file: 'day29/drip-1.mp3', version: 'b95da440', seconds: 0.2221667 }, { file: 'day29/drip-2.mp3', version: 'f58aa5e8', seconds: 0.2207292 }, { file: 'day29/drip-3.mp3', version: '0a388f02', seconds: 0.2412917 }] },
  flop: { loop: null, variations: [{ file: 'day29/flop.mp3', version: '6e231247', seconds: 0.758125 }] },
  hiccup: { loop: null, variations: [{ file: 'day29/hiccup-1.mp3', version: '20d99078', seconds: 0.6514375 }, { file: 'day29/hiccup-2.mp3', version: '6be9479b', seconds: 0.656375 }, { file: 'day29/hiccup-3.mp3', version: '69066539', seconds: 0.6649583 }] },
  knock: { loop: null, variations: [{ file: 'day29/knock-1.mp3', version: '20763c2c', seconds: 0.4767708 }, { file: 'day29/knock-2.mp3', version: '0d0cb15e', seconds: 0.5158333 }, { file: 'day29/knock-3.mp3', version: '16e9c15a', seconds: 0.5355625 }] },
  page: { loop: null, variations: [{ file: 'day29/page-1.mp3', version: 'c98f9cd8', seconds: 0.2722083 }, { file: 'day29/page-2.mp3', version: '928a6439', seconds: 0.2594792 }, { file: 'day29/page-3.mp3', version: '1c7a8589', seconds: 0.2901458 }] },
  roll: { loop: null, variations: [{ file: 'day29/roll.mp3', version: '912a295d', seconds: 1.7828542 }] },
  shriek: { loop: null, variations: [{ file: 'day29/shriek-1.mp3', version: 'e9452567', seconds: 1.0494792 }, { file: 'day29/shriek-2.mp3', version: '768e2c5e', seconds: 0.9757292 }] },
  snap: { loop: null, variations: [{ file: 'day29/snap-1.mp3', version: 'a913c1cd', seconds: 0.323875 }, { file: 'day29/snap-2.mp3', version: '7fd75f53', seconds: 0.31725 }, { file: 'day29/snap-3.mp3', version: 'bb04a028', seconds: 0.3111042 }] },
  squeak: { loop: null, variations: [{ file: 'day29/squeak-1.mp3', version: 'e4f0fdb5', seconds: 0.4785625 }, { file: 'day29/squeak-2.mp3', version: '6166e11d', seconds: 0.4724583 }, { file: 'day29/squeak-3.mp3', version: 'a377086f', seconds: 0.5481875 }] },
  tear: { loop: null, variations: [{ file: 'day29/tear.mp3', version: '819c5699', seconds: 0.9965833 }] },
  wings: { loop: { start: 0.1, end: 4.1 }, variations: [{ file: 'day29/wings.mp3', version: 'a9f2c82d', seconds: 4 }] },
} as const satisfies Record<string, RenderedSound>
