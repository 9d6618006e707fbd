// biome-ignore-all format: written by `npm run sounds shared` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  button: { loop: null, variations: [{ file: 'shared/button-1.mp3', version: '10ddc1a4', seconds: 0.1756042 }, { file: 'shared/button-2.mp3', version: '8f66f575', seconds: 0.1917292 }, { file: 'shared/button-3.mp3', version: '6f278b8c', seconds: 0.197 }] },
  replay: { loop: null, variations: [{ file: 'shared/replay-1.mp3', version: '5e583a09', seconds: 0.4895625 }, { file: 'shared/replay-2.mp3', version: '0d60c60e', seconds: 0.4857292 }, { file: 'shared/replay-3.mp3', version: '042b0963', seconds: 0.5535417 }] },
  rustle: { loop: null, variations: [{ file: 'shared/rustle-1.mp3', version: '8e89f459', seconds: 0.2982708 }, { file: 'shared/rustle-2.mp3', version: '88593608', seconds: 0.3245833 }, { file: 'shared/rustle-3.mp3', version: '04e8b903', seconds: 0.2115417 }, { file: 'shared/rustle-4.mp3', version: '33d557ae', seconds: 0.4001667 }] },
  thump: { loop: null, variations: [{ file: 'shared/thump.mp3', version: 'f5672d59', seconds: 0.2344792 }] },
} as const satisfies Record<string, RenderedSound>
