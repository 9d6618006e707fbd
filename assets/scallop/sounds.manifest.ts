// biome-ignore-all format: written by `npm run sounds scallop` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  blink: { loop: null, variations: [{ file: 'day4/blink.mp3', version: '2da1cf3c', seconds: 0.3688542 }] },
  cabinet: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day4/cabinet.mp3', version: '032ebd98', seconds: 18 }] },
  cluck: { loop: null, variations: [{ file: 'day4/cluck-1.mp3', version: '0299d36b', seconds: 0.4017917 }, { file: 'day4/cluck-2.mp3', version: '941ed39e', seconds: 0.4084375 }] },
  giggle: { loop: null, variations: [{ file: 'day4/giggle-1.mp3', version: 'e9180eea', seconds: 1.182125 }, { file: 'day4/giggle-2.mp3', version: '72a43b03', seconds: 1.1730417 }] },
  knuckle: { loop: null, variations: [{ file: 'day4/knuckle.mp3', version: '478b570f', seconds: 0.3258333 }] },
  peel: { loop: null, variations: [{ file: 'day4/peel-1.mp3', version: 'b4b75f09', seconds: 0.2931458 }, { file: 'day4/peel-2.mp3', version: '04be504d', seconds: 0.2688125 }, { file: 'day4/peel-3.mp3', version: '524b819a', seconds: 0.3265625 }] },
  riffle: { loop: null, variations: [{ file: 'day4/riffle-1.mp3', version: '7b7c953b', seconds: 0.2180208 }, { file: 'day4/riffle-2.mp3', version: 'f4a2d3d7', seconds: 0.2241458 }, { file: 'day4/riffle-3.mp3', version: '6db48283', seconds: 0.2734583 }] },
  setDown: { loop: null, variations: [{ file: 'day4/setDown-1.mp3', version: '7707d7a9', seconds: 0.31325 }, { file: 'day4/setDown-2.mp3', version: '2d2ea2f2', seconds: 0.2962083 }, { file: 'day4/setDown-3.mp3', version: 'b983c3b3', seconds: 0.339125 }, { file: 'day4/setDown-4.mp3', version: 'e9fef5fa', seconds: 0.3064375 }] },
  shell: { loop: null, variations: [{ file: 'day4/shell-1.mp3', version: '72e4f621', seconds: 1.3542708 }, { file: 'day4/shell-2.mp3', version: 'ff8b1050', seconds: 1.2686042 }, { file: 'day4/shell-3.mp3', version: 'd8161813', seconds: 1.4798542 }] },
  squeak: { loop: null, variations: [{ file: 'day4/squeak-1.mp3', version: '05df1e58', seconds: 0.7448125 }, { file: 'day4/squeak-2.mp3', version: '9aa4c04d', seconds: 0.754875 }, { file: 'day4/squeak-3.mp3', version: '64a59ea2', seconds: 0.7471458 }] },
  squelch: { loop: null, variations: [{ file: 'day4/squelch.mp3', version: '353f6abb', seconds: 0.5270417 }] },
  tag: { loop: null, variations: [{ file: 'day4/tag.mp3', version: 'da262705', seconds: 0.58225 }] },
} as const satisfies Record<string, RenderedSound>
