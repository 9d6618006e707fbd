import { box, straight } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'
import { silhouette } from './machines'

/** A brick stack, tapering up to its crown at `top`; its shaded side is black, its moonlit side courses of brick. */
export function drawChimney(ink: Ink, x: number, top: number, width: number): void {
  const half = width / 2
  const foot = half * 1.45
  const stack = ink.path(straight([x - half, top], [x + half, top], [x + foot, 420], [x - foot, 420]), true)
  ink.form(stack, { width: 2, gap: 0.1 })
  ink.clip(stack, () => {
    ink.black(straight([x - foot - 4, top - 4], [x + half * 0.1, top - 4], [x + foot * 0.25, 424], [x - foot - 4, 424]))
    ink.feather(
      [
        [x + half * 0.1, top],
        [x + foot * 0.16, 300],
        [x + foot * 0.25, 420],
      ],
      {
        side: -1,
        length: half * 0.6,
        width: 2.2,
        spacing: 4.4,
        slant: 8,
        envelope: () => 1,
      },
    )
    const chance = ink.fork(`bricks ${x}`)
    for (let y = top + 26; y < 400; y += chance.between(9, 26)) {
      const from = x + half * chance.between(0.5, 0.8)
      ink.line(
        [
          [from, y],
          [from + half * 0.34, y + 0.5],
        ],
        { width: 1.1, profile: 'flick' },
      )
    }
  })
  for (const y of [top + 20, top + 96]) {
    const reach = half * (1 + ((y - top) / 314) * 0.45) + 1.6
    silhouette(ink, box(x - reach, y, x + reach, y + 6), 1.1, 0.6)
  }
  silhouette(
    ink,
    straight([x - half - 4, top - 8], [x + half + 4, top - 8], [x + half + 1, top + 5], [x - half - 1, top + 5]),
    1.5,
    0.8,
  )
  ink.line(
    [
      [x - half + 4, top - 3],
      [x + half - 4, top - 3.4],
    ],
    { width: 1.2, white: true, profile: 'swell' },
  )
}

/** Smoke blown back from a stack in curls of paper. */
export function drawSmoke(ink: Ink, x: number, y: number, scale: number): void {
  ink.at(x, y, { scale }, () => {
    const cloud = ink.clay(
      [
        ink.ellipse(-84, -40, 16, 9),
        ink.ellipse(-58, -38, 22, 14),
        ink.ellipse(-32, -28, 20, 14),
        ink.ellipse(-12, -14, 14, 11),
        ink.tube('2,4@12 -2,-8@18 -14,-18@22', { root: true }),
      ],
      7,
    )
    ink.form(cloud, {
      width: 2,
      gap: 0.35,
      fill: PAPER,
      washColor: '#8a93a6',
      contour: false,
      tone: { from: 0.56, width: 1.5, spacing: 3, angle: -20 },
    })
    ink.contour(cloud, { width: 2, gap: 0.3 })
    ink.lines(['-66,-40 -58,-46 -48,-42 -50,-35', '-38,-30 -30,-36 -22,-32 -24,-25', '-12,-10 -6,-16 0,-13'], {
      width: 1.3,
      profile: 'flick',
    })
  })
}

/** A gas holder: a drum in its ring of posts. */
export function drawGasometer(ink: Ink, x: number, y: number): void {
  const drum = ink.path(
    [
      [x - 44, y, 1, 1],
      [x - 30, y - 16],
      [x, y - 22],
      [x + 30, y - 16],
      [x + 44, y, 1, 1],
      [x + 44, 420, 1, 1],
      [x - 44, 420, 1, 1],
    ],
    true,
  )
  ink.form(drum, { width: 2, gap: 0.15 })
  ink.clip(drum, () => {
    ink.black(box(x - 48, y - 30, x + 4, 424))
    ink.feather(
      [
        [x + 4, y - 24],
        [x + 4, y + 40],
        [x + 4, 420],
      ],
      { side: -1, length: 22, width: 2.4, spacing: 3.6, slant: 0, curl: 0.05, envelope: () => 1 },
    )
    for (const level of [y + 14, y + 36]) {
      ink.line(
        [
          [x - 46, level],
          [x, level + 5],
          [x + 46, level],
        ],
        { width: 1.4, profile: 'even' },
      )
      ink.line(
        [
          [x - 40, level + 1.6],
          [x - 14, level + 5.6],
          [x + 2, level + 6],
        ],
        { width: 1.4, white: true, profile: 'swell' },
      )
    }
  })
  for (const post of [-50, -24, 8, 36, 52]) {
    silhouette(ink, box(x + post - 1.6, y - 34, x + post + 1.6, 420), 0, 0.5)
    ink.dot(x + post, y - 36, 2.6)
  }
  ink.line(
    [
      [x - 52, y - 32],
      [x, y - 29],
      [x + 54, y - 32],
    ],
    { width: 2, profile: 'even' },
  )
}

/** A tank on stilts. */
export function drawWaterTower(ink: Ink, x: number, y: number): void {
  for (const [from, to] of [
    [-16, -24],
    [-5, -7],
    [6, 9],
    [16, 25],
  ] as const) {
    ink.line(
      [
        [x + from, y + 34],
        [x + to, 420],
      ],
      { width: 3.4, profile: 'even' },
    )
  }
  ink.lines(
    [
      [
        [x - 18, y + 60],
        [x + 20, y + 96],
      ],
      [
        [x + 18, y + 60],
        [x - 21, y + 96],
      ],
      [
        [x - 20, y + 96],
        [x + 22, y + 96],
      ],
    ],
    { width: 1.5, profile: 'even' },
  )
  const tank = ink.path(
    [
      [x - 24, y, 1, 1],
      [x + 24, y, 1, 1],
      [x + 22, y + 30, 1, 1],
      [x + 10, y + 38],
      [x - 10, y + 38],
      [x - 22, y + 30, 1, 1],
    ],
    true,
  )
  ink.form(tank, { width: 2, gap: 0.1 })
  ink.clip(tank, () => {
    ink.black(box(x - 30, y - 4, x - 2, y + 44))
    ink.feather(
      [
        [x - 2, y],
        [x - 2, y + 20],
        [x - 2, y + 40],
      ],
      { side: -1, length: 13, width: 2, spacing: 3.2, slant: 0, envelope: () => 1 },
    )
    ink.line(
      [
        [x - 26, y + 12],
        [x, y + 14],
        [x + 26, y + 12],
      ],
      { width: 1.3, profile: 'even' },
    )
  })
  silhouette(
    ink,
    [
      [x - 30, y + 2, 1, 1],
      [x, y - 22, 1, 1],
      [x + 30, y + 2, 1, 1],
    ],
    1.6,
    0.6,
  )
  ink.line(
    [
      [x, y - 22],
      [x + 0.5, y - 32],
    ],
    { width: 2, profile: 'pen' },
  )
}
