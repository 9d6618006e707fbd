import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { PAPER, PLUM } from '../ink/palette'
import { CLOUD_TILE, DISC } from './shared'

/** A cloud: rounds above, a flat foot, its shade in dry level strokes. */
function cloud(
  ink: Ink,
  lumps: readonly (readonly [x: number, y: number, r: number])[],
  foot: number,
  name: string,
): void {
  const random = ink.fork(name)
  const xs = lumps.flatMap(([x, , r]) => [x - r, x + r])
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const base = ink.path(
    [
      [left + 14, foot - 22],
      [lerp(left, right, 0.5), foot - 30],
      [right - 14, foot - 22],
      [right - 6, foot - 8],
      [lerp(left, right, 0.7), foot - 1],
      [lerp(left, right, 0.3), foot + 3],
      [left + 8, foot - 6],
    ],
    true,
  )
  const shape = ink.clay([...lumps.map(([x, y, r]) => ink.ellipse(x, y, r, r * 0.92, 0, 0.05)), base], 3)
  ink.cut(shape, { halo: 2 })
  ink.wash(shape, { alpha: 0.26, fade: { from: [0, foot], to: [0, foot - 120] } })
  ink.contour(shape, { width: 4, lit: 0.4, gap: 0.24 })
  ink.clip(shape, () => {
    for (const [x, y, r] of lumps) {
      if (r < 34) continue
      ink.line(
        [
          [x - r * 0.5, y + r * 0.1],
          [x - r * 0.62, y - r * 0.34],
          [x - r * 0.2, y - r * 0.62],
          [x + r * 0.16, y - r * 0.5],
        ],
        { width: 2.6, profile: 'flick' },
      )
      // Its side away from the light, and a curl of steam in the large ones.
      ink.feather(
        [
          [x + r * 0.86, y - r * 0.3],
          [x + r * 0.8, y + r * 0.16],
          [x + r * 0.46, y + r * 0.56],
        ],
        { side: 1, length: r * 0.34, width: 2.8, spacing: 5.6, curl: 0.3, jitter: 0.3 },
      )
      if (r > 50)
        ink.line(
          [
            [x + r * 0.34, y + r * 0.3],
            [x + r * 0.36, y - r * 0.1],
            [x + r * 0.06, y - r * 0.2],
            [x - r * 0.12, y + r * 0.04],
            [x + r * 0.06, y + r * 0.16],
            [x + r * 0.14, y + r * 0.04],
          ],
          { width: 3, profile: 'flick' },
        )
    }
    for (let i = 0; i < 6; i++) {
      const y = foot - 10 - i * 11
      const span = (right - left) * random.between(0.16, 0.34) * (1 - i / 9)
      const x = random.between(left + 10, right - span)
      ink.line(
        [
          [x, y],
          [x + span * 0.5, y + 3],
          [x + span, y - 1],
        ],
        { width: lerp(5, 2.4, i / 6), profile: 'swell', dry: 0.5 },
      )
    }
  })
  // Its foot is wet ink, pulled up in flicks.
  ink.clip(shape, () =>
    ink.feather(
      [
        [left + 10, foot - 4],
        [lerp(left, right, 0.3), foot + 2],
        [lerp(left, right, 0.7), foot],
        [right - 8, foot - 8],
      ],
      {
        side: -1,
        length: Math.min(34, (right - left) * 0.16),
        width: 3.6,
        spacing: 6.4,
        slant: 40,
        curl: 0.3,
        envelope: (along) => 0.35 + 0.65 * Math.abs(Math.sin(along * 9 + left)),
        jitter: 0.2,
      },
    ),
  )
  // It slides: level pulls of a dry brush along its foot and behind it.
  const wide = right - left
  brushStroke(
    ink,
    [
      [left + wide * 0.06, foot + 1, 0.9],
      [left + wide * 0.5, foot + 6, 1],
      [right + wide * 0.1, foot - 2, 0.5],
    ],
    { width: Math.min(15, wide * 0.06), wet: 0.24, dry: 0.85, tail: 1.4, name },
  )
  if (wide > 200)
    brushStroke(
      ink,
      [
        [left + wide * 0.4, foot + 20, 0.7],
        [left + wide * 0.7, foot + 22, 1],
        [right - wide * 0.06, foot + 17, 0.5],
      ],
      { width: 8, wet: 0.2, dry: 0.85, tail: 1.4, name: `${name} low` },
    )
}

/** One tile of sliding clouds: it closes at its ends. */
export function drawClouds(ink: Ink): void {
  for (const shift of [-CLOUD_TILE, 0, CLOUD_TILE])
    ink.at(shift, 0, {}, () => {
      cloud(
        ink,
        [
          [1180, 640, 30],
          [1230, 618, 42],
          [1286, 640, 30],
        ],
        668,
        'far right',
      )
      cloud(
        ink,
        [
          [318, 486, 22],
          [352, 470, 32],
          [394, 488, 22],
        ],
        508,
        'far left',
      )
      cloud(
        ink,
        [
          [-8, 660, 46],
          [40, 606, 58],
          [122, 590, 78],
          [206, 630, 52],
          [262, 664, 38],
        ],
        700,
        'left',
      )
      cloud(
        ink,
        [
          [1172, 838, 34],
          [1232, 806, 50],
          [1318, 744, 84],
          [1400, 790, 58],
          [1452, 764, 60],
          [1520, 816, 42],
        ],
        858,
        'right',
      )
    })
}

/** A piece of the page behind everything: half as wide as the stage, turned over beside it again and again, as high as any window. */
export const PAGE = { left: 0, top: -560, width: 800, height: 2120 } as const
const WASH = `-60,-640* 860,-640* 860,1640* -60,1640*`

/** What the page of each ground is washed with; paper is left as it is. */
export const PAGES = {
  plum: (ink: Ink) => ink.wash(WASH, { color: PLUM, alpha: 0.82 }),
  grey: drawHills,
  night: (ink: Ink) => ink.black(ink.path(WASH, true)),
  dawn: (ink: Ink) => ink.wash(WASH, { color: PLUM, alpha: 0.85, fade: { from: [0, 1000], to: [0, 240] } }),
  storm: drawStorm,
} as const

/** Hills behind hills: they meet where the page is turned over. */
function drawHills(ink: Ink): void {
  ink.wash(WASH, { alpha: 0.3 })
  for (const [y, height, at] of [
    [610, 70, 0],
    [700, 60, 400],
    [790, 80, 120],
    [880, 60, 620],
  ] as const) {
    const crest = Array.from({ length: 12 }, (_, i) => {
      const x = -80 + i * 90
      return [x, y - height * 0.5 * Math.cos(((x - at) / 400) * Math.PI)] as [number, number]
    })
    ink.wash([...crest, [910, 1660], [-80, 1660]], { alpha: 0.2 })
  }
}

function drawStorm(ink: Ink): void {
  ink.wash(WASH, { alpha: 0.62 })
  ink.wash(WASH, { alpha: 0.7, fade: { from: [0, 0], to: [0, 620] } })
}

/** The disc behind her on each ground that has one there. */
export const DISCS = {
  paper: (ink: Ink) => {
    ink.wash(ink.ellipse(DISC.x, DISC.y, 330, 324, 0, 0.02), { alpha: 0.2 })
    ink.contour(ink.ellipse(DISC.x, DISC.y, 346, 341, 0, 0.02), { width: 2.2, gap: 0.4 })
  },
  plum: (ink: Ink) => ink.wash(cutDisc(ink), { color: PLUM, alpha: 0.24 }),
  grey: (ink: Ink) => cutDisc(ink),
  night: (ink: Ink) => {
    ink.clip(cutDisc(ink), () => {
      ink.wash(ink.ellipse(826, 592, 322, 318, 0, 0.02), { alpha: 0.72 })
      ink.wash(ink.ellipse(858, 616, 322, 318, 0, 0.02), { alpha: 0.3 })
      // Seas on the moon's dark part, and craters on its sickle.
      for (const [x, y, rx, ry] of [
        [700, 500, 64, 40],
        [860, 690, 92, 54],
        [640, 660, 44, 30],
      ] as const)
        ink.wash(ink.ellipse(x, y, rx, ry, -16, 0.12), { alpha: 0.28 })
    })
  },
  storm: (ink: Ink) => ink.wash(cutDisc(ink), { alpha: 0.24 }),
} as const

/** A disc of paper. */
function cutDisc(ink: Ink) {
  const disc = ink.ellipse(DISC.x, DISC.y, 330, 324, 0, 0.02)
  ink.form(disc, { width: 0.1, halo: 0 })
  return disc
}

/** The sun of dawn, about its own middle. */
export function drawSun(ink: Ink): void {
  ink.form(ink.ellipse(0, 0, 330, 326, 0, 0.02), { width: 0.1, halo: 0 })
}

/** A ray of the sun, from (0, 0) to the right: broad where it begins, and dry where it ends. */
export function drawRay(ink: Ink, isLong: boolean): void {
  const length = isLong ? 400 : 190
  brushStroke(
    ink,
    [
      [0, 0, 1],
      [length * 0.4, 3, 0.8],
      [length * 0.8, -1, 0.5],
      [length, 1, 0.3],
    ],
    {
      width: isLong ? 21 : 13,
      wet: 0.4,
      dry: 0.8,
      tail: 1.2,
      name: `ray ${length}`,
    },
  )
}

/** A star of the night: three sizes of a dot, and one that twinkles. */
export function drawStar(ink: Ink, size: number): void {
  if (size < 3) {
    ink.dot(0, 0, [1.2, 2, 3.2][size] ?? 1, { white: false, color: PAPER, alpha: 1 })
    return
  }
  ink.form(ink.path('0,-13* 2.2,-2.2* 9,0* 2.2,2.2* 0,13* -2.2,2.2* -9,0* -2.2,-2.2*', true), {
    width: 0.1,
    halo: 0,
  })
}

/** A stroke of rain about its upper end, of ink or of light: it leans with the wind. */
export function drawRain(ink: Ink, kind: number): void {
  const length = [178, 128, 84, 150][kind] ?? 100
  const path = [
    [0, 0],
    [-length * 0.42, length],
  ] as [number, number][]
  if (kind === 3)
    ink.form(
      ink.path(
        [
          [0, 0, 1],
          [-length * 0.2, length * 0.52],
          [-length * 0.42, length],
          [-length * 0.23, length * 0.5],
        ],
        true,
      ),
      { width: 0.1, halo: 0 },
    )
  else ink.line(path, { width: [5.4, 4, 3][kind] ?? 3, profile: 'swell', dry: 0.6 })
}

export function drawBolt(ink: Ink): void {
  const bolt = ink.path(
    '1322,318* 1268,420 1226,486* 1262,480* 1214,566 1158,640* 1196,632* 1160,704 1094,792* 1182,706 1238,618* 1206,622* 1258,560 1304,470* 1270,472* 1306,406 1344,318*',
    true,
  )
  ink.form(bolt, { width: 2.8, halo: 2 })
  ink.form(ink.path('1238,560 1290,598 1302,650 1340,692 1296,658 1282,606 1236,572', true), { width: 2, halo: 1 })
}
