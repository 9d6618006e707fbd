// biome-ignore-all format: written by `npm run sounds camping` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  boots: { loop: null, variations: [{ file: 'day28/boots.mp3', version: '6cd9c044', seconds: 1.0947917 }] },
  crackle: { loop: null, variations: [{ file: 'day28/crackle-1.mp3', version: '17e7e2ff', seconds: 0.9618333 }, { file: 'day28/crackle-2.mp3', version: 'c3563c62', seconds: 0.9382708 }, { file: 'day28/crackle-3.mp3', version: 'b695cb92', seconds: 1.1641042 }] },
  crickets: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day28/crickets.mp3', version: '344e0d9d', seconds: 20 }] },
  fire: { loop: { start: 0.1, end: 18.1 }, variations: [{ file: 'day28/fire.mp3', version: 'ad324284', seconds: 18 }] },
  found: { loop: null, variations: [{ file: 'day28/found.mp3', version: '0eef53fd', seconds: 2.0288542 }] },
  giggle: { loop: null, variations: [{ file: 'day28/giggle-1.mp3', version: 'e7a02566', seconds: 1.3722917 }, { file: 'day28/giggle-2.mp3', version: '69fac773', seconds: 1.3399167 }] },
  glow: { loop: null, variations: [{ file: 'day28/glow.mp3', version: 'bf59303f', seconds: 0.609 }] },
  hang: { loop: null, variations: [{ file: 'day28/hang-1.mp3', version: '3b24b3b3', seconds: 0.721375 }, { file: 'day28/hang-2.mp3', version: '8d327534', seconds: 0.6532083 }] },
  hoot: { loop: null, variations: [{ file: 'day28/hoot.mp3', version: '7f21e88a', seconds: 2.0482917 }] },
  hum: { loop: null, variations: [{ file: 'day28/hum-1.mp3', version: 'ffd57b92', seconds: 0.8757708 }, { file: 'day28/hum-2.mp3', version: '1586295e', seconds: 0.9962708 }] },
  knock: { loop: null, variations: [{ file: 'day28/knock-1.mp3', version: 'db2ccbd1', seconds: 0.6362708 }, { file: 'day28/knock-2.mp3', version: '4f6c7813', seconds: 0.6350625 }] },
  page: { loop: null, variations: [{ file: 'day28/page.mp3', version: '8ca8a439', seconds: 0.7696667 }] },
  peep: { loop: null, variations: [{ file: 'day28/peep-1.mp3', version: 'cdda0f44', seconds: 0.6211458 }, { file: 'day28/peep-2.mp3', version: 'acc06997', seconds: 0.6649583 }, { file: 'day28/peep-3.mp3', version: 'fd7566ee', seconds: 0.6393958 }] },
  snore: { loop: null, variations: [{ file: 'day28/snore.mp3', version: '1ff026a2', seconds: 3.3183958 }] },
  squeak: { loop: null, variations: [{ file: 'day28/squeak-1.mp3', version: '243e5d1e', seconds: 0.3502292 }, { file: 'day28/squeak-2.mp3', version: 'd3455cfa', seconds: 0.3695625 }] },
} as const satisfies Record<string, RenderedSound>
