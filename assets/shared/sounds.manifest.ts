// biome-ignore-all format: written by `npm run sounds shared` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  button: { loop: null, variations: [{ file: 'shared/button-1.mp3', version: '7e41fa29', seconds: 0.1738125 }, { file: 'shared/button-2.mp3', version: '3ce3c647', seconds: 0.1839375 }, { file: 'shared/button-3.mp3', version: '05cb4cb5', seconds: 0.1957917 }] },
  replay: { loop: null, variations: [{ file: 'shared/replay-1.mp3', version: 'c3fcb47f', seconds: 0.5104583 }, { file: 'shared/replay-2.mp3', version: '5b7006a4', seconds: 0.4857292 }, { file: 'shared/replay-3.mp3', version: '09e0d377', seconds: 0.558 }] },
  rustle: { loop: null, variations: [{ file: 'shared/rustle-1.mp3', version: '2564313c', seconds: 0.3019167 }, { file: 'shared/rustle-2.mp3', version: '653b04d2', seconds: 0.331625 }, { file: 'shared/rustle-3.mp3', version: '1e23ae38', seconds: 0.222375 }, { file: 'shared/rustle-4.mp3', version: '19a6c2e5', seconds: 0.408875 }] },
  thump: { loop: null, variations: [{ file: 'shared/thump.mp3', version: 'c2066d78', seconds: 0.22625 }] },
} as const satisfies Record<string, RenderedSound>
