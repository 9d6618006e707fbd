// biome-ignore-all format: written by `npm run sounds scallop` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  blink: { loop: null, variations: [{ file: 'day4/blink.mp3', version: 'f9146cb5', seconds: 0.4062917 }] },
  cluck: { loop: null, variations: [{ file: 'day4/cluck-1.mp3', version: 'bebb5d39', seconds: 0.4017917 }, { file: 'day4/cluck-2.mp3', version: '2820a905', seconds: 0.4084375 }] },
  giggle: { loop: null, variations: [{ file: 'day4/giggle-1.mp3', version: 'befd942b', seconds: 0.7519375 }, { file: 'day4/giggle-2.mp3', version: '65788d69', seconds: 0.7730625 }] },
  knuckle: { loop: null, variations: [{ file: 'day4/knuckle.mp3', version: 'd2fc1cd1', seconds: 0.324 }] },
  peel: { loop: null, variations: [{ file: 'day4/peel-1.mp3', version: 'bbed682a', seconds: 0.2321667 }, { file: 'day4/peel-2.mp3', version: '45060d8e', seconds: 0.239 }, { file: 'day4/peel-3.mp3', version: 'bf303fc6', seconds: 0.2266042 }] },
  riffle: { loop: null, variations: [{ file: 'day4/riffle-1.mp3', version: '6d8c9a46', seconds: 0.1625833 }, { file: 'day4/riffle-2.mp3', version: '819aaeb7', seconds: 0.1584792 }] },
  setDown: { loop: null, variations: [{ file: 'day4/setDown-1.mp3', version: '42808bc9', seconds: 0.3167083 }, { file: 'day4/setDown-2.mp3', version: '08ae02ce', seconds: 0.3185625 }, { file: 'day4/setDown-3.mp3', version: '26bd6173', seconds: 0.3169375 }, { file: 'day4/setDown-4.mp3', version: '45d8830f', seconds: 0.3181875 }] },
  shell: { loop: null, variations: [{ file: 'day4/shell-1.mp3', version: '4677a426', seconds: 1.3639167 }, { file: 'day4/shell-2.mp3', version: 'c52ab397', seconds: 1.3632917 }] },
  squeak: { loop: null, variations: [{ file: 'day4/squeak-1.mp3', version: 'fe4e8372', seconds: 0.326125 }, { file: 'day4/squeak-2.mp3', version: '6eb70695', seconds: 0.33725 }] },
  squelch: { loop: null, variations: [{ file: 'day4/squelch.mp3', version: '353f6abb', seconds: 0.5270417 }] },
  tag: { loop: null, variations: [{ file: 'day4/tag.mp3', version: '0f6d330f', seconds: 0.3390833 }] },
} as const satisfies Record<string, RenderedSound>
