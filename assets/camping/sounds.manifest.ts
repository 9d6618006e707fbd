// biome-ignore-all format: written by `npm run sounds camping` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  boots: { loop: null, variations: [{ file: 'day28/boots.mp3', version: '7dedf6bf', seconds: 0.7945208 }] },
  crackle: { loop: null, variations: [{ file: 'day28/crackle-1.mp3', version: '1217b83c', seconds: 0.9145 }, { file: 'day28/crackle-2.mp3', version: '3af5cf50', seconds: 0.9058958 }] },
  crickets: { loop: { start: 0.1, end: 12.1 }, variations: [{ file: 'day28/crickets.mp3', version: 'ed85f45e', seconds: 12 }] },
  fire: { loop: { start: 0.1, end: 3.6 }, variations: [{ file: 'day28/fire.mp3', version: '673bc76c', seconds: 3.5 }] },
  found: { loop: null, variations: [{ file: 'day28/found.mp3', version: 'f1e65583', seconds: 1.949125 }] },
  giggle: { loop: null, variations: [{ file: 'day28/giggle-1.mp3', version: 'f7e323f0', seconds: 0.920875 }, { file: 'day28/giggle-2.mp3', version: 'b16ceaa8', seconds: 0.7713542 }] },
  glow: { loop: null, variations: [{ file: 'day28/glow.mp3', version: 'feb389f8', seconds: 0.6249375 }] },
  hang: { loop: null, variations: [{ file: 'day28/hang-1.mp3', version: 'a640ea06', seconds: 0.6830208 }, { file: 'day28/hang-2.mp3', version: '833429df', seconds: 0.7349792 }] },
  hoot: { loop: null, variations: [{ file: 'day28/hoot.mp3', version: 'c94e4dbf', seconds: 2.0132708 }] },
  hum: { loop: null, variations: [{ file: 'day28/hum-1.mp3', version: '99111b25', seconds: 1.3533125 }, { file: 'day28/hum-2.mp3', version: '9a93718b', seconds: 1.3428333 }] },
  knock: { loop: null, variations: [{ file: 'day28/knock-1.mp3', version: '6438b6e1', seconds: 0.6589792 }, { file: 'day28/knock-2.mp3', version: 'd374bda5', seconds: 0.6634167 }] },
  page: { loop: null, variations: [{ file: 'day28/page.mp3', version: '25f666fe', seconds: 0.8110417 }] },
  peep: { loop: null, variations: [{ file: 'day28/peep-1.mp3', version: 'd8939ae1', seconds: 0.6532708 }, { file: 'day28/peep-2.mp3', version: 'd174f6d9', seconds: 0.6198125 }, { file: 'day28/peep-3.mp3', version: 'eee79f37', seconds: 0.6132292 }] },
  snore: { loop: null, variations: [{ file: 'day28/snore.mp3', version: '6e1888c9', seconds: 3.0894792 }] },
  squeak: { loop: null, variations: [{ file: 'day28/squeak-1.mp3', version: 'f847ad84', seconds: 0.3802083 }, { file: 'day28/squeak-2.mp3', version: '6acbee4e', seconds: 0.3801667 }] },
} as const satisfies Record<string, RenderedSound>
