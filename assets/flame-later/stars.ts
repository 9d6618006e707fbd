import { SCENE } from '../flame/places'
import type { Ink } from '../ink/ink'

/** The band of the sky that turns: as long as the scene is wide, and joined to itself. In units. */
export const STAR_BAND = { width: SCENE.width, height: 260 } as const

/** Stars that are joined to a picture, and how large each is. */
interface Constellation {
  readonly stars: readonly (readonly [x: number, y: number, size: number])[]
  /** Which of them are joined, in the order of `stars`. */
  readonly joined: readonly (readonly number[])[]
}

/** What the folk of the box see up there: the nib, the hen, the kettle, the boot, the snail and the hat. */
const CONSTELLATIONS: readonly Constellation[] = [
  {
    stars: [
      [110, 60, 12],
      [152, 40, 7],
      [190, 74, 8],
      [176, 122, 9],
      [136, 108, 7],
      [222, 146, 13],
    ],
    joined: [
      [0, 1, 2, 5, 3, 4, 0],
      [1, 3],
    ],
  },
  {
    stars: [
      [404, 96, 9],
      [436, 60, 12],
      [462, 92, 7],
      [520, 104, 8],
      [560, 58, 11],
      [548, 132, 7],
      [480, 150, 9],
    ],
    joined: [[0, 1, 2, 3, 4, 5, 6, 2]],
  },
  {
    stars: [
      [742, 44, 8],
      [800, 36, 11],
      [832, 76, 7],
      [816, 122, 9],
      [744, 126, 7],
      [722, 84, 8],
      [690, 60, 12],
    ],
    joined: [
      [0, 1, 2, 3, 4, 5, 0],
      [5, 6],
    ],
  },
  {
    stars: [
      [1024, 30, 9],
      [1076, 36, 7],
      [1080, 92, 8],
      [1136, 108, 13],
      [1130, 138, 7],
      [1022, 132, 10],
    ],
    joined: [[0, 1, 2, 3, 4, 5, 0]],
  },
  {
    stars: [
      [1330, 96, 7],
      [1362, 60, 12],
      [1402, 84, 8],
      [1380, 118, 7],
      [1452, 132, 9],
      [1486, 96, 7],
      [1500, 62, 11],
    ],
    joined: [
      [3, 0, 1, 2, 3, 4, 5],
      [5, 6],
    ],
  },
  {
    stars: [
      [1660, 124, 10],
      [1702, 110, 7],
      [1716, 54, 12],
      [1772, 48, 8],
      [1788, 104, 7],
      [1834, 112, 11],
    ],
    joined: [
      [0, 1, 2, 3, 4, 5],
      [1, 4],
    ],
  },
]

/** The stars that go round the sky once a day, and what they are pictures of: before those that are fixed. */
export function drawStarBand(ink: Ink): void {
  for (const { stars, joined } of CONSTELLATIONS) {
    for (const chain of joined) {
      for (let i = 1; i < chain.length; i++) drawJoin(ink, stars[chain[i - 1] ?? 0], stars[chain[i] ?? 0])
    }
    for (const star of stars) drawStar(ink, ...star)
  }
}

/** A thin line from one star towards the other, that touches neither. */
function drawJoin(ink: Ink, from: readonly number[] = [], to: readonly number[] = []): void {
  const [x1 = 0, y1 = 0] = from
  const [x2 = 0, y2 = 0] = to
  const at = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + 2 * Math.sin(share * 3)]
  ink.line([at(0.2), at(0.5), at(0.8)], { width: 1.2, white: true, profile: 'swell' })
}

function drawStar(ink: Ink, x: number, y: number, size: number): void {
  for (const angle of [0, 90, 180, 270]) {
    const ray = ink.leaf(x, y, angle + 4, size * (angle % 180 ? 1.35 : 1), size * 0.36, { belly: 0.2, tip: 0 })
    ink.black(ray, { white: true, wobble: 0 })
  }
  ink.dot(x, y, size * 0.24, { white: true })
}
