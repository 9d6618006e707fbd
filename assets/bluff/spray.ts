import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** Spray thrown up by the rock, about its foot. */
export const SPRAY = { left: -150, top: -224, width: 284, height: 256 } as const
export const SPRAYS = 6

/** How high it stands, how wide, and how far it has fallen apart, in each of its drawings. */
const SPRAY_STAGES = [
  { rise: 0.34, spread: 0.8, loose: 0 },
  { rise: 0.74, spread: 0.92, loose: 0 },
  { rise: 1, spread: 1, loose: 0.2 },
  { rise: 0.96, spread: 1.1, loose: 0.55 },
  { rise: 0.66, spread: 1.2, loose: 0.85 },
  { rise: 0.3, spread: 1.3, loose: 1 },
] as const
/** Its outline at its height: claws of water that the wind bends to the left. */
const BURST: readonly (readonly [x: number, y: number, corner?: 1])[] = [
  [-78, 22, 1],
  [-86, -6],
  [-104, -26],
  [-124, -30, 1],
  [-96, -46],
  [-78, -34],
  [-70, -56],
  [-84, -84],
  [-120, -108, 1],
  [-78, -106],
  [-54, -80],
  [-44, -102],
  [-52, -140],
  [-88, -182, 1],
  [-40, -160],
  [-18, -116],
  [-8, -140],
  [-4, -176],
  [-26, -204, 1],
  [14, -184],
  [24, -136],
  [24, -104],
  [38, -118],
  [44, -142],
  [34, -164, 1],
  [64, -142],
  [64, -104],
  [50, -64],
  [66, -70],
  [78, -84],
  [78, -100, 1],
  [98, -76],
  [88, -40],
  [74, -18],
  [88, -18],
  [100, -28, 1],
  [102, 0],
  [86, 22, 1],
]
/** Where strokes run up it, from its foot towards the tips. */
const RUNS = [
  '-60,10 -74,-10 -94,-24',
  '-44,4 -60,-44 -88,-78',
  '-30,0 -34,-60 -50,-112 -66,-142',
  '-10,0 -8,-60 4,-120 0,-160',
  '10,-6 14,-50 10,-92',
  '26,0 44,-60 56,-110 52,-132',
  '48,4 64,-30 80,-64',
  '62,10 82,-4 92,-16',
  '-20,6 -26,-30 -32,-50',
]
/** The drops that fly off its tips. */
const DROPS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-112, -56, 3],
  [-118, -128, 4.6],
  [-102, -140, 2.4],
  [-104, -196, 3],
  [-70, -202, 5],
  [-58, -188, 2.2],
  [-8, -200, 2.6],
  [18, -206, 4],
  [50, -178, 3],
  [70, -166, 2.2],
  [92, -122, 3.8],
  [108, -100, 2.2],
  [112, -50, 3],
]

/** Spray that a swell throws up the rock: it rises, hangs, and falls apart into drops. (0, 0) is its foot. */
export function drawSpray(ink: Ink, frame: number): void {
  const { rise, spread, loose } = SPRAY_STAGES[frame] ?? SPRAY_STAGES[0]
  const shaped = (x: number, y: number) => [
    x * spread * (y < 0 ? 1 - loose * 0.08 : 1),
    22 + (y - 22) * rise * (1 - loose * 0.3),
  ]
  const burst = ink.path(
    BURST.map(([x, y, corner = 0], i) => {
      // Tips wear away as it falls apart.
      const worn = corner && y < 0 ? 1 - loose * 0.22 : 1
      const [px = 0, py = 0] = shaped(x * worn + (1 - worn) * 10, y * worn + (1 - worn) * (i % 3) * 20)
      return [px, py, 1, corner && loose < 0.8 ? 1 : 0]
    }),
    true,
  )
  ink.form(burst, { width: 3, halo: 2.4, gap: 0.2, lit: 0.5, overshoot: 0.4 })
  ink.crescent(burst, { depth: 13, alpha: 0.46, color: INDIGO })
  ink.clip(burst, () => {
    for (const run of RUNS) {
      const points = ink.path(run).points.map(({ x, y }) => shaped(x, y))
      ink.line(points, { width: 2.3, profile: 'flick' })
    }
    // It is thick and shaded where it comes out of the sea.
    ink.wash('-140,40* 140,40* 120,-30 60,-10 0,-24 -60,-8 -120,-26*', {
      ...{ alpha: 0.4, color: INDIGO, fade: { from: [0, 26], to: [0, -26] } },
    })
  })
  if (rise < 0.4 && loose === 0) return
  for (const [x, y, radius] of DROPS) {
    const [px = 0, py = 0] = shaped(x, y)
    const fallen = py + loose * 30
    if (fallen > 6) continue
    ink.form(ink.ellipse(px, fallen, radius, radius * 1.3, -16), { width: 1.8, gap: 0, halo: 1 })
  }
}
