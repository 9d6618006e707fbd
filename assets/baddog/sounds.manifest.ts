// biome-ignore-all format: written by `npm run sounds baddog` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  close: { loop: null, variations: [{ file: 'day21/close.mp3', version: '975797fc', seconds: 0.7647708 }] },
  fall: { loop: null, variations: [{ file: 'day21/fall.mp3', version: '8d3d8a39', seconds: 0.7379375 }] },
  giggle: { loop: null, variations: [{ file: 'day21/giggle-1.mp3', version: 'b6fde207', seconds: 0.5479375 }, { file: 'day21/giggle-2.mp3', version: '68699768', seconds: 0.5009375 }] },
  haha: { loop: null, variations: [{ file: 'day21/haha.mp3', version: '3ecbf7d8', seconds: 1.5016667 }] },
  leap: { loop: null, variations: [{ file: 'day21/leap-1.mp3', version: '1bb66832', seconds: 0.6155833 }, { file: 'day21/leap-2.mp3', version: '47a1ae44', seconds: 0.57075 }] },
  pop: { loop: null, variations: [{ file: 'day21/pop.mp3', version: '1ad640ac', seconds: 0.4738958 }] },
  prrr: { loop: null, variations: [{ file: 'day21/prrr.mp3', version: '891576b6', seconds: 1.1749375 }] },
  puff: { loop: null, variations: [{ file: 'day21/puff-1.mp3', version: '5be0cd9c', seconds: 0.4158333 }, { file: 'day21/puff-2.mp3', version: 'da339437', seconds: 0.3855417 }, { file: 'day21/puff-3.mp3', version: '7edae47d', seconds: 0.4442083 }] },
  rustle: { loop: null, variations: [{ file: 'day21/rustle-1.mp3', version: 'bb00fb49', seconds: 0.4358125 }, { file: 'day21/rustle-2.mp3', version: '911a09c0', seconds: 0.4050417 }] },
  sniff: { loop: null, variations: [{ file: 'day21/sniff-1.mp3', version: '13e9010a', seconds: 1.4972917 }, { file: 'day21/sniff-2.mp3', version: 'e0f532b6', seconds: 1.5426042 }] },
  squeak: { loop: null, variations: [{ file: 'day21/squeak-1.mp3', version: '1aff065e', seconds: 0.7985417 }, { file: 'day21/squeak-2.mp3', version: '3ffbdf87', seconds: 0.7918125 }] },
  waf: { loop: null, variations: [{ file: 'day21/waf-1.mp3', version: '9496fd0d', seconds: 0.891125 }, { file: 'day21/waf-2.mp3', version: '0d2e2fc0', seconds: 1.1365208 }] },
  wind: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day21/wind.mp3', version: '92df7109', seconds: 20 }] },
  wouh: { loop: null, variations: [{ file: 'day21/wouh-1.mp3', version: 'c314c830', seconds: 1.9742917 }, { file: 'day21/wouh-2.mp3', version: 'fb00fb59', seconds: 1.9148542 }] },
} as const satisfies Record<string, RenderedSound>
