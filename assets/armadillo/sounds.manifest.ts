// biome-ignore-all format: written by `npm run sounds armadillo` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  back: { loop: null, variations: [{ file: 'day15/back.mp3', version: 'ac713414', seconds: 0.5554167 }] },
  bar: { loop: null, variations: [{ file: 'day15/bar-1.mp3', version: 'ac2ea634', seconds: 0.5692708 }, { file: 'day15/bar-2.mp3', version: 'ae729df6', seconds: 0.5566875 }, { file: 'day15/bar-3.mp3', version: 'b7efdd56', seconds: 0.584 }] },
  blink: { loop: null, variations: [{ file: 'day15/blink-1.mp3', version: '6d7b9b0b', seconds: 0.5203958 }, { file: 'day15/blink-2.mp3', version: 'a44d09c7', seconds: 0.4820208 }, { file: 'day15/blink-3.mp3', version: 'f093a77a', seconds: 0.5465 }] },
  leaf: { loop: null, variations: [{ file: 'day15/leaf-1.mp3', version: '5ec6f7e2', seconds: 1.0711458 }, { file: 'day15/leaf-2.mp3', version: '21688ef4', seconds: 1.0408958 }] },
  library: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day15/library.mp3', version: '1d13657b', seconds: 18 }] },
  pop128: { loop: null, variations: [{ file: 'day15/pop128.mp3', version: '837a3f3b', seconds: 0.4879375 }] },
  pop16: { loop: null, variations: [{ file: 'day15/pop16-1.mp3', version: '5dc22cb0', seconds: 0.363625 }, { file: 'day15/pop16-2.mp3', version: '57a2ce0b', seconds: 0.3188958 }, { file: 'day15/pop16-3.mp3', version: 'b1c8bb71', seconds: 0.4211458 }] },
  pop32: { loop: null, variations: [{ file: 'day15/pop32-1.mp3', version: '179ae401', seconds: 0.4137917 }, { file: 'day15/pop32-2.mp3', version: '18b0b932', seconds: 0.3677292 }] },
  pop4: { loop: null, variations: [{ file: 'day15/pop4-1.mp3', version: '1d51403e', seconds: 0.3175208 }, { file: 'day15/pop4-2.mp3', version: 'd9718fef', seconds: 0.299375 }, { file: 'day15/pop4-3.mp3', version: '78fd5b9c', seconds: 0.3571042 }, { file: 'day15/pop4-4.mp3', version: 'ca414dc1', seconds: 0.3130208 }] },
  pop64: { loop: null, variations: [{ file: 'day15/pop64-1.mp3', version: '91709c65', seconds: 0.413625 }, { file: 'day15/pop64-2.mp3', version: 'f25662e5', seconds: 0.3706667 }] },
  pop8: { loop: null, variations: [{ file: 'day15/pop8-1.mp3', version: '3abe2bbc', seconds: 0.3383542 }, { file: 'day15/pop8-2.mp3', version: '663ed0f9', seconds: 0.3098542 }, { file: 'day15/pop8-3.mp3', version: 'a85cb80d', seconds: 0.391375 }] },
  rollOff: { loop: null, variations: [{ file: 'day15/rollOff.mp3', version: '3a439a63', seconds: 1.2330208 }] },
  rollUp: { loop: null, variations: [{ file: 'day15/rollUp.mp3', version: '8e4a5cc7', seconds: 0.7873333 }] },
  scuttle: { loop: null, variations: [{ file: 'day15/scuttle-1.mp3', version: '796c3a0c', seconds: 0.9977083 }, { file: 'day15/scuttle-2.mp3', version: '2610f824', seconds: 0.9825 }, { file: 'day15/scuttle-3.mp3', version: '6fdf2a44', seconds: 1.078 }] },
  tap: { loop: null, variations: [{ file: 'day15/tap-1.mp3', version: 'c65380cf', seconds: 0.3117083 }, { file: 'day15/tap-2.mp3', version: '75c05dee', seconds: 0.2633542 }, { file: 'day15/tap-3.mp3', version: 'faab2119', seconds: 0.262625 }] },
  whole: { loop: null, variations: [{ file: 'day15/whole.mp3', version: '7c8e5ef3', seconds: 1.4724167 }] },
} as const satisfies Record<string, RenderedSound>
