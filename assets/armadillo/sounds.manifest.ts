// biome-ignore-all format: written by `npm run sounds armadillo` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  back: { loop: null, variations: [{ file: 'day15/back.mp3', version: 'ac713414', seconds: 0.5554167 }] },
  bar: { loop: null, variations: [{ file: 'day15/bar-1.mp3', version: 'b20c722f', seconds: 0.5755 }, { file: 'day15/bar-2.mp3', version: 'cfd0ffb3', seconds: 0.5610833 }, { file: 'day15/bar-3.mp3', version: '40d30f5a', seconds: 0.5868958 }] },
  blink: { loop: null, variations: [{ file: 'day15/blink-1.mp3', version: '6d7b9b0b', seconds: 0.5203958 }, { file: 'day15/blink-2.mp3', version: 'a44d09c7', seconds: 0.4820208 }, { file: 'day15/blink-3.mp3', version: 'f093a77a', seconds: 0.5465 }] },
  leaf: { loop: null, variations: [{ file: 'day15/leaf-1.mp3', version: '5bb5c924', seconds: 1.0704583 }, { file: 'day15/leaf-2.mp3', version: '167379b1', seconds: 1.0466667 }] },
  library: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day15/library.mp3', version: '1d13657b', seconds: 18 }] },
  pop128: { loop: null, variations: [{ file: 'day15/pop128.mp3', version: '8be26867', seconds: 0.4879792 }] },
  pop16: { loop: null, variations: [{ file: 'day15/pop16-1.mp3', version: '5dc22cb0', seconds: 0.363625 }, { file: 'day15/pop16-2.mp3', version: '57a2ce0b', seconds: 0.3188958 }, { file: 'day15/pop16-3.mp3', version: 'b1c8bb71', seconds: 0.4211458 }] },
  pop32: { loop: null, variations: [{ file: 'day15/pop32-1.mp3', version: '179ae401', seconds: 0.4137917 }, { file: 'day15/pop32-2.mp3', version: '18b0b932', seconds: 0.3677292 }] },
  pop4: { loop: null, variations: [{ file: 'day15/pop4-1.mp3', version: '1d51403e', seconds: 0.3175208 }, { file: 'day15/pop4-2.mp3', version: 'd9718fef', seconds: 0.299375 }, { file: 'day15/pop4-3.mp3', version: '78fd5b9c', seconds: 0.3571042 }, { file: 'day15/pop4-4.mp3', version: 'ca414dc1', seconds: 0.3130208 }] },
  pop64: { loop: null, variations: [{ file: 'day15/pop64-1.mp3', version: '44e9dedc', seconds: 0.42475 }, { file: 'day15/pop64-2.mp3', version: 'a8afca14', seconds: 0.3800417 }] },
  pop8: { loop: null, variations: [{ file: 'day15/pop8-1.mp3', version: '3abe2bbc', seconds: 0.3383542 }, { file: 'day15/pop8-2.mp3', version: '663ed0f9', seconds: 0.3098542 }, { file: 'day15/pop8-3.mp3', version: 'a85cb80d', seconds: 0.391375 }] },
  rollOff: { loop: null, variations: [{ file: 'day15/rollOff.mp3', version: '7d90383a', seconds: 1.199375 }] },
  rollUp: { loop: null, variations: [{ file: 'day15/rollUp.mp3', version: '85410c14', seconds: 0.6730833 }] },
  scuttle: { loop: null, variations: [{ file: 'day15/scuttle-1.mp3', version: 'bfdac0ce', seconds: 1.084125 }, { file: 'day15/scuttle-2.mp3', version: 'cf2dcefb', seconds: 1.0816458 }, { file: 'day15/scuttle-3.mp3', version: 'e80df5e4', seconds: 1.1208333 }] },
  tap: { loop: null, variations: [{ file: 'day15/tap-1.mp3', version: '83b1de18', seconds: 0.3011667 }, { file: 'day15/tap-2.mp3', version: 'da418d65', seconds: 0.2689167 }, { file: 'day15/tap-3.mp3', version: '714a8477', seconds: 0.2663333 }] },
  whole: { loop: null, variations: [{ file: 'day15/whole.mp3', version: '7c8e5ef3', seconds: 1.4724167 }] },
} as const satisfies Record<string, RenderedSound>
