// biome-ignore-all format: written by `npm run draw uh-oh-later` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'uh-oh-later/uh-oh-later.avif', version: 'd5e63ab1', resolution: 0.9 },
    { file: 'uh-oh-later/uh-oh-later-2.avif', version: 'a477501f', resolution: 0.45 },
  ],
  frames: {
    edges: [0, 3, 3, 1301, 900, 67, 0, 1368, 900],
    back: [0, 3, 907, 1257, 900, 69, 0, 1341, 900],
    roll: [0, 3, 1811, 1218, 64, 3, 6, 1224, 76],
    cranker_waits: [0, 1308, 3, 159, 184, 7, 12, 184, 202],
    cranker_says: [0, 1308, 191, 159, 184, 7, 12, 184, 202],
    wheel: [0, 1264, 907, 179, 143, 5, 4, 184, 153],
    said_0: [0, 1308, 379, 139, 162, 18, 37, 171, 212],
    said_3: [0, 1308, 545, 157, 159, 9, 41, 171, 212],
    said_1: [0, 1308, 708, 137, 152, 18, 35, 171, 212],
    said_4: [0, 1264, 1054, 137, 152, 18, 35, 171, 212],
    tape: [0, 1308, 864, 144, 35, 3, 4, 151, 43],
    folk_2: [0, 1405, 1054, 51, 72, 11, 5, 72, 81],
    folk_1: [0, 1405, 1130, 51, 69, 11, 8, 72, 81],
    said_2: [0, 1225, 1811, 69, 61, 50, 98, 171, 212],
    folk_0: [0, 1405, 1203, 57, 56, 7, 21, 72, 81],
    edgesBelow: [1, 3, 3, 682, 253, 2, 0, 684, 253],
    backBelow: [1, 3, 260, 659, 253, 4, 0, 671, 253],
    fallen_upper: [1, 3, 517, 592, 265, 5, 7, 603, 401],
    fallen_lower: [1, 3, 786, 592, 269, 6, 125, 603, 401],
    edgesAbove: [1, 3, 1059, 557, 253, 127, 0, 684, 253],
    backAbove: [1, 3, 1316, 529, 253, 131, 0, 671, 253],
  },
  sprites: {
    back: { frames: ['back'], width: 1490, height: 1000, anchor: { x: 0, y: 0 } },
    backAbove: { frames: ['backAbove'], width: 1490, height: 562, anchor: { x: 0, y: 0 } },
    backBelow: { frames: ['backBelow'], width: 1490, height: 562, anchor: { x: 0, y: 0 } },
    edges: { frames: ['edges'], width: 1520, height: 1000, anchor: { x: 0, y: 0 } },
    edgesAbove: { frames: ['edgesAbove'], width: 1520, height: 562, anchor: { x: 0, y: 0 } },
    edgesBelow: { frames: ['edgesBelow'], width: 1520, height: 562, anchor: { x: 0, y: 0 } },
    fallen: { frames: ['fallen_upper', 'fallen_lower'], width: 1340, height: 890, anchor: { x: 0.5, y: 0.50562 } },
    wheel: { frames: ['wheel'], width: 204, height: 170, anchor: { x: 0.41176, y: 0.49412 } },
    cranker: { frames: ['cranker_waits', 'cranker_says'], width: 204, height: 224, anchor: { x: 0.54902, y: 0.73214 } },
    folk: { frames: ['folk_0', 'folk_1', 'folk_2'], width: 80, height: 90, anchor: { x: 0.5, y: 0.93333 } },
    said: { frames: ['said_0', 'said_1', 'said_2', 'said_3', 'said_4'], width: 190, height: 236, anchor: { x: 0.48421, y: 0.83051 } },
    roll: { frames: ['roll'], width: 1360, height: 84, anchor: { x: 0.5, y: 0.47619 } },
    tape: { frames: ['tape'], width: 168, height: 48, anchor: { x: 0.5, y: 0.5 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
  editions: {
    fr: { sheets: { '0': { file: 'uh-oh-later/uh-oh-later-fr.avif', version: 'a7610d94', resolution: 0.9 } }, frames: { said_0: [0, 3, 1879, 157, 159, 9, 41, 171, 212] } },
  },
} as const satisfies FixedManifest
