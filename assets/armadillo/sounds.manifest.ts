// biome-ignore-all format: written by `npm run sounds armadillo` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  back: { loop: null, variations: [{ file: 'day15/back.mp3', version: 'ac713414', seconds: 0.5554167 }] },
  bar: { loop: null, variations: [{ file: 'day15/bar.mp3', version: 'ac2ea634', seconds: 0.5692708 }] },
  blink: { loop: null, variations: [{ file: 'day15/blink.mp3', version: '98a8b031', seconds: 0.5204583 }] },
  pop128: { loop: null, variations: [{ file: 'day15/pop128.mp3', version: '3e0faf6f', seconds: 0.4879375 }] },
  pop16: { loop: null, variations: [{ file: 'day15/pop16-1.mp3', version: 'aca50c58', seconds: 0.363625 }, { file: 'day15/pop16-2.mp3', version: 'e27fa2df', seconds: 0.3538958 }, { file: 'day15/pop16-3.mp3', version: 'e9cb18be', seconds: 0.3841042 }] },
  pop32: { loop: null, variations: [{ file: 'day15/pop32-1.mp3', version: '875a7f15', seconds: 0.4137917 }, { file: 'day15/pop32-2.mp3', version: '8ba81a05', seconds: 0.4100833 }] },
  pop4: { loop: null, variations: [{ file: 'day15/pop4-1.mp3', version: '12d168a9', seconds: 0.3175208 }, { file: 'day15/pop4-2.mp3', version: 'd819876a', seconds: 0.3248125 }, { file: 'day15/pop4-3.mp3', version: 'c5fcab7e', seconds: 0.3265 }, { file: 'day15/pop4-4.mp3', version: 'f1cb37c7', seconds: 0.3261667 }] },
  pop64: { loop: null, variations: [{ file: 'day15/pop64-1.mp3', version: 'a1552c1c', seconds: 0.413625 }, { file: 'day15/pop64-2.mp3', version: 'f3ee3148', seconds: 0.4024167 }] },
  pop8: { loop: null, variations: [{ file: 'day15/pop8-1.mp3', version: 'a3c53634', seconds: 0.3383542 }, { file: 'day15/pop8-2.mp3', version: '556b33bf', seconds: 0.3362708 }, { file: 'day15/pop8-3.mp3', version: '9affe7e3', seconds: 0.3571042 }] },
  scuttle: { loop: null, variations: [{ file: 'day15/scuttle.mp3', version: '2e9b9c1f', seconds: 0.6480833 }] },
  tap: { loop: null, variations: [{ file: 'day15/tap-1.mp3', version: 'c759bd76', seconds: 0.2691875 }, { file: 'day15/tap-2.mp3', version: '0253bfa4', seconds: 0.2566042 }] },
  whole: { loop: null, variations: [{ file: 'day15/whole.mp3', version: '7c8e5ef3', seconds: 1.4724167 }] },
} as const satisfies Record<string, RenderedSound>
