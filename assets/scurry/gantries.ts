import { box, straight } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { drawLattice, silhouette } from './machines'
import { COGS } from './shared'

/** A tower of girders for the cogs. */
export function drawCogTower(ink: Ink): void {
  for (const [from, to] of [
    [
      [216, 232],
      [190, 420],
    ],
    [
      [256, 232],
      [282, 420],
    ],
    [
      [298, 206],
      [286, 420],
    ],
    [
      [318, 206],
      [334, 420],
    ],
  ] as const) {
    ink.line([from, to], { width: 5, profile: 'even' })
    ink.line(
      [
        [from[0] + 1.6, from[1] + 4],
        [to[0] + 1.6, to[1]],
      ],
      { width: 1.2, white: true, profile: 'swell' },
    )
  }
  for (const [y, left, right] of [
    [314, 206, 270],
    [318, 292, 326],
  ] as const) {
    silhouette(ink, box(left, y, right, y + 6), 1.1)
  }
  ink.lines(
    [
      [
        [204, 318],
        [276, 372],
      ],
      [
        [272, 318],
        [198, 372],
      ],
    ],
    { width: 2.2, profile: 'even' },
  )
  for (const { x, y } of COGS)
    silhouette(ink, straight([x - 20, y + 8], [x + 20, y + 8], [x + 16, y - 8], [x - 16, y - 8]), 1.2)
}

/** A crane on two legs of lattice; from its trolley hangs a crate of springs. */
export function drawCrane(ink: Ink): void {
  drawLattice(ink, [396, 182], [384, 420], 18, 3)
  drawLattice(ink, [536, 182], [550, 420], 18, 3)
  drawLattice(ink, [352, 168], [574, 168], 22, 3.2)
  silhouette(ink, box(348, 152, 578, 157), 1.2)
  silhouette(ink, box(352, 179, 574, 184), 1.2)
  silhouette(ink, straight([384, 184], [408, 184], [402, 200], [390, 200]), 1.2)
  silhouette(ink, straight([524, 184], [548, 184], [544, 200], [530, 200]), 1.2)
  // The cabin, with a light in it.
  silhouette(ink, straight([556, 186], [588, 186], [588, 212], [562, 212], [556, 204]), 1.5)
  ink.cut(straight([570, 191], [583, 191], [583, 202], [570, 202]))
  // Trolley, chain, hook and crate.
  silhouette(ink, box(448, 184, 482, 193), 1.3)
  for (const x of [454, 476]) ink.dot(x, 196, 4)
  for (let y = 200, link = 0; y < 246; y += 5.4, link++) {
    ink.contour(ink.ellipse(465, y, link % 2 ? 1 : 2.2, 3.2), { width: 1.3, gap: 0 })
  }
  ink.lines(
    [
      [
        [465, 248],
        [446, 262],
      ],
      [
        [465, 248],
        [484, 262],
      ],
    ],
    { width: 1.8, profile: 'even' },
  )
  const crate = silhouette(ink, straight([440, 262], [490, 262], [486, 298], [444, 298]), 1.6)
  ink.clip(crate, () =>
    ink.lines(
      [
        [
          [440, 274],
          [490, 274],
        ],
        [
          [440, 286],
          [490, 286],
        ],
        [
          [446, 264],
          [484, 297],
        ],
      ],
      { width: 1.4, white: true, profile: 'even' },
    ),
  )
}
