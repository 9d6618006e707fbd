import type { Ink } from '../ink/ink'
import { MOSS } from '../ink/palette'
import type { Line } from '../ink/path'
import type { Random } from '../ink/random'

/** The pads of leaves of the three crowns, far to near: the middle, how wide and high, and how many bumps its edge has. */
const CROWNS = [
  [
    [30, -52, 42, 30, 11],
    [-32, -48, 44, 32, 11],
    [2, -80, 50, 38, 13],
    [-10, -112, 34, 25, 9],
  ],
  [
    [-28, -56, 46, 34, 12],
    [32, -66, 44, 36, 11],
    [-4, -100, 46, 32, 12],
  ],
  [
    [0, -50, 50, 30, 13],
    [26, -84, 42, 32, 11],
    [-24, -86, 42, 34, 11],
    [6, -116, 30, 22, 8],
  ],
] as const

/** The edge of a leafy mass: bumps of uneven width, a corner between every two. */
function leafy(ink: Ink, x: number, y: number, rx: number, ry: number, bumps: number, random: Random): Line {
  const points: number[][] = []
  let angle = random.next()
  const widths = Array.from({ length: bumps }, () => random.between(0.7, 1.4))
  const sum = widths.reduce((a, b) => a + b)
  for (const width of widths) {
    const step = (width / sum) * Math.PI * 2
    const at = (t: number, r: number) => [
      x + Math.cos(angle + step * t) * rx * r,
      y + Math.sin(angle + step * t) * ry * r,
    ]
    points.push([...at(0, 0.93), 1, 1], at(0.25, 1.03 + width * 0.03), at(0.7, 1.04 + width * 0.03))
    angle += step
  }
  return ink.path(points, true)
}

/** A leafy crown seen from above its shoulder: lit pads with black beneath. Foot of the trunk at the origin. */
export function drawCrown(ink: Ink, kind: number): void {
  const random = ink.fork(`crown${kind}`)
  ink.wash(
    [
      [-40, 2],
      [0, -6],
      [44, 2],
      [30, 10],
      [-26, 10],
    ],
    { alpha: 0.5 },
  )
  const trunk = ink.tube('0,2@26 -2,-18@18 0,-44@20', { root: true })
  ink.cut(trunk, { halo: 1 })
  ink.black(trunk)
  ink.lines(['-6,0 -6,-20 -5,-38', '-1,-2 -2,-18'], { width: 1.6, white: true, profile: 'flick' })
  for (const [x, y, rx, ry, bumps] of CROWNS[kind] ?? CROWNS[0]) {
    const shape = leafy(ink, x, y, rx, ry, bumps, random)
    ink.form(shape, { width: 3.2, halo: 1.8, contour: false })
    ink.tint(shape, { color: MOSS, alpha: 0.7, offset: 4 })
    ink.clip(shape, () => {
      // The black comes up from below in the same bumps, and lets a few leaves through.
      const under = leafy(ink, x + rx * 0.26, y + ry * 0.62, rx * 1.02, ry * 0.92, bumps - 1, random)
      ink.black(under)
      for (let i = 0; i < bumps + 3; i++) {
        const a = random.between(-2.7, 0.3)
        const [lx, ly] = [
          x + rx * 0.26 + Math.cos(a) * rx * random.between(0.45, 0.86),
          y + ry * 0.62 + Math.sin(a) * ry * random.between(0.4, 0.74),
        ]
        const size = random.between(4, 7)
        ink.line(
          [
            [lx - size, ly + 1],
            [lx - size * 0.4, ly - size * 0.7],
            [lx + size * 0.5, ly - size * 0.66],
            [lx + size, ly + 1],
          ],
          { width: 1.6, white: true, bare: true, profile: 'swell' },
        )
      }
      for (let i = 0; i < bumps; i++) {
        const [lx, ly] = [x - rx * 0.2 + random.signed() * rx * 0.56, y - ry * 0.3 + random.signed() * ry * 0.4]
        const size = random.between(4, 7.4)
        ink.line(
          [
            [lx - size, ly + 1],
            [lx - size * 0.4, ly - size * 0.7],
            [lx + size * 0.5, ly - size * 0.66],
            [lx + size, ly + 1],
          ],
          { width: 1.8, profile: 'swell' },
        )
      }
    })
    ink.contour(shape, { width: 3.2, gap: 0.05 })
  }
}

/** How many tiers of boughs a fir has, and how high the tip of its leader is. */
const FIR = { tiers: 6, top: 169 } as const

/** A fir, tier on tier, black but for the lit tips, up to the leader that it grows by. */
export function drawFir(ink: Ink, kind: number): void {
  const random = ink.fork(`fir${kind}`)
  ink.wash(
    [
      [-34, 2],
      [0, -5],
      [40, 2],
      [26, 9],
      [-22, 9],
    ],
    { alpha: 0.5 },
  )
  const trunk = ink.tube('0,3@18 0,-30@13', { root: true })
  ink.cut(trunk, { halo: 1 })
  ink.black(trunk)
  for (let tier = 0; tier < FIR.tiers; tier++) {
    const y = -16 - tier * 21
    const half = 50 - tier * 7.6
    const isTop = tier === FIR.tiers - 1
    const teeth = isTop ? 5 : 9 - tier
    const rim: number[][] = []
    for (let i = 0; i <= teeth; i++) {
      const share = i / teeth - 0.5
      const x = share * 2 * half
      const drop = Math.sqrt(1 - (share * 1.9) ** 2 || 0) * half * 0.34
      rim.push([x + random.between(-2, 2), y + drop + random.between(1, 6), 1, 1])
      if (i < teeth) rim.push([x + half / teeth, y + drop - 8])
    }
    const lean = isTop ? (kind === 0 ? 1.5 : -1.5) : 0
    const apex = isTop ? -FIR.top : y - 34
    const points = isTop
      ? [[lean, apex, 1, 1], [-4.6, y - 24], ...rim, [5, y - 24]]
      : [[-4, apex, 1, 1], ...rim, [4, apex, 1, 1]]
    const skirt = ink.path(
      points.filter(([x = 0, yy = 0]) => Number.isFinite(x + yy)),
      true,
    )
    ink.cut(skirt, { halo: 1.6 })
    ink.tint(skirt, { color: MOSS, alpha: 0.75, offset: isTop ? 1.2 : 2.6 })
    ink.clip(skirt, () =>
      ink.black([
        [isTop ? lean : -4, isTop ? apex : y - 40],
        [10, y - 34],
        [half * 0.1, y - 14],
        [-half * 0.5, y + 2],
        [-half * 0.2, y + half * 0.5],
        [half + 8, y + half * 0.5],
        [half + 8, y - 30],
      ]),
    )
    ink.tone(skirt, { from: 0.3, to: 0.62, width: 3.2, spacing: 2.6, angle: -76, bulge: 0.1 })
    ink.contour(skirt, { width: 2.6, gap: 0.05 })
    ink.clip(skirt, () => {
      for (const [x = 0, yy = 0, , corner] of rim)
        if (corner)
          ink.line(
            [
              [x * 0.16, y - 26],
              [x * 0.7, (y - 20 + yy) / 2],
              [x, yy],
            ],
            { width: 2, profile: 'grow' },
          )
    })
  }
  // The shoots of this year.
  const [leader, left, right] =
    kind === 0
      ? ['0.6,-150 1.6,-164 1.4,-178', '-2,-148 -5,-150 -6.6,-155', '4,-139 7,-141 9.4,-146']
      : ['-0.6,-150 -1.8,-163 -1.2,-177', '-4,-140 -7,-142 -9,-147', '1.6,-149 4.4,-151 6,-156']
  ink.lines([leader, left, right], { width: 3, profile: 'flick' })
}
