// biome-ignore-all format: written by `npm run sounds camping` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  boots: { loop: null, variations: [{ file: 'day28/boots.mp3', version: 'a0e28fea', seconds: 1.0112708 }] },
  crackle: { loop: null, variations: [{ file: 'day28/crackle-1.mp3', version: '1217b83c', seconds: 0.9145 }, { file: 'day28/crackle-2.mp3', version: '52ceadae', seconds: 0.8299167 }, { file: 'day28/crackle-3.mp3', version: '91ea44f4', seconds: 1.0128333 }] },
  crickets: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day28/crickets.mp3', version: '344e0d9d', seconds: 20 }] },
  fire: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day28/fire.mp3', version: 'ad324284', seconds: 18 }] },
  found: { loop: null, variations: [{ file: 'day28/found.mp3', version: 'a3d3923f', seconds: 2.0259792 }] },
  giggle: { loop: null, variations: [{ file: 'day28/giggle-1.mp3', version: '797b2ef4', seconds: 1.354375 }, { file: 'day28/giggle-2.mp3', version: '6ce4e7cb', seconds: 1.3743333 }] },
  glow: { loop: null, variations: [{ file: 'day28/glow.mp3', version: 'b39f855b', seconds: 0.6249375 }] },
  hang: { loop: null, variations: [{ file: 'day28/hang-1.mp3', version: 'a640ea06', seconds: 0.6830208 }, { file: 'day28/hang-2.mp3', version: 'a8315a93', seconds: 0.6819167 }] },
  hoot: { loop: null, variations: [{ file: 'day28/hoot.mp3', version: 'e9cb8740', seconds: 3.3897292 }] },
  hum: { loop: null, variations: [{ file: 'day28/hum-1.mp3', version: 'cb0f1e85', seconds: 1.3533125 }, { file: 'day28/hum-2.mp3', version: '6e22a955', seconds: 1.3428333 }] },
  knock: { loop: null, variations: [{ file: 'day28/knock-1.mp3', version: 'b995557e', seconds: 0.6559583 }, { file: 'day28/knock-2.mp3', version: '7857fe05', seconds: 0.6541667 }] },
  page: { loop: null, variations: [{ file: 'day28/page.mp3', version: '2bd55ae3', seconds: 0.7624167 }] },
  peep: { loop: null, variations: [{ file: 'day28/peep-1.mp3', version: 'f1e56774', seconds: 1.3037917 }, { file: 'day28/peep-2.mp3', version: '99c5a88d', seconds: 1.2984375 }, { file: 'day28/peep-3.mp3', version: '8d22c97b', seconds: 1.2993125 }] },
  snore: { loop: null, variations: [{ file: 'day28/snore.mp3', version: '79e56c3d', seconds: 3.5097083 }] },
  squeak: { loop: null, variations: [{ file: 'day28/squeak-1.mp3', version: 'f847ad84', seconds: 0.3802083 }, { file: 'day28/squeak-2.mp3', version: '6acbee4e', seconds: 0.3801667 }] },
} as const satisfies Record<string, RenderedSound>
