import { endless } from '../ink/endless'
import type { Ink } from '../ink/ink'
import { clamp, itemAround, lerp } from '../ink/numbers'
import { LIGHT } from './hand'
import { TILE } from './tile'

/** Whipped cream along the skyline, a tile of it: each peak leans and ends in a curl. */
export function drawCream(ink: Ink): void {
  ink.light = LIGHT
  for (const [x, y, wide, lean] of [
    [60, 700, 200, 14],
    [270, 716, 170, -16],
    [470, 672, 210, 24],
    [640, 712, 160, -18],
    [800, 684, 200, 20],
    [980, 652, 220, -20],
    [1160, 704, 160, 14],
    [1330, 690, 190, 20],
    [1490, 668, 230, -22],
  ] as const)
    endless(ink, TILE, () => drawPeak(ink, x, y, wide, lean))
}

function drawPeak(ink: Ink, x: number, y: number, wide: number, lean: number): void {
  const base = 860
  const peak = ink.path(
    [
      [x - wide * 0.62, base, 1, 1],
      [x - wide * 0.46, y + 92],
      [x - wide * 0.26, y + 52],
      [x - wide * 0.11, y + 6],
      [x - wide * 0.03 + lean * 0.4, y - 26],
      [x + lean * 1.2, y - 40],
      [x + lean * 2.3, y - 30, 1, 1],
      [x + lean * 1.1, y - 22],
      [x + wide * 0.07 + lean * 0.5, y + 2],
      [x + wide * 0.28, y + 46],
      [x + wide * 0.47, y + 96],
      [x + wide * 0.62, base, 1, 1],
    ],
    true,
  )
  ink.form(peak, { width: 2.8, lit: 0.5, gap: 0.2 })
  ink.wash(peak, { alpha: 0.2, fade: { from: [0, y - 30], to: [0, y + 160] } })
  for (const fold of [
    [
      [x - wide * 0.36, y + 84],
      [x - wide * 0.06, y + 62],
      [x + wide * 0.2, y + 26],
    ],
    [
      [x - wide * 0.5, y + 128],
      [x - wide * 0.1, y + 112],
      [x + wide * 0.36, y + 66],
    ],
    [
      [x - wide * 0.16, y + 30],
      [x, y + 20],
      [x + wide * 0.07, y + 2],
    ],
  ])
    ink.line(fold, { width: 2, profile: 'swell' })
}

/** A slice of layer cake as a cliff, a cherry on it. (0, 0) is the left end of its foot. */
export function drawSlice(ink: Ink): void {
  ink.light = LIGHT
  const [wide, high] = [284, 424]
  const top = -high
  drawCherry(ink, wide * 0.71, top - 24, 34)
  const side = ink.path(
    [
      [0, top + 34, 1, 1],
      [wide * 0.5, top + 44],
      [wide, top + 26, 1, 1],
      [wide * 1.01, 0, 1, 1],
      [-4, 0, 1, 1],
    ],
    true,
  )
  ink.form(side, { width: 3.6, halo: 2 })
  ink.clip(side, () => {
    for (const [i, share] of [0.22, 0.5, 0.78].entries()) drawJam(ink, lerp(top + 34, 0, share), wide, i === 1)
    ink.hatch(`-10,${top}* ${wide * 0.34},${top}* ${wide * 0.28},0* -10,0*`, {
      ...{ angle: -60, spacing: 4.4, width: 2 },
      density: (x) => clamp(1 - x / (wide * 0.3)),
    })
    ink.stipple(side, { spacing: 14, radius: 1.8, density: () => 0.45 })
  })
  drawSliceIcing(ink, wide, top)
}

/** Grey, not black: it passes right behind her. */
function drawJam(ink: Ink, y: number, wide: number, isCrumbly: boolean): void {
  const jam = ink.path(
    [
      [-10, y, 1, 1],
      [wide * 0.3, y + 8],
      [wide * 0.7, y + 3],
      [wide + 10, y - 6, 1, 1],
      [wide + 10, y + 24, 1, 1],
      [wide * 0.6, y + 34],
      [wide * 0.3, y + 30],
      [-10, y + 30, 1, 1],
    ],
    true,
  )
  ink.cut(jam)
  ink.wash(jam, { alpha: 0.5 })
  ink.contour(jam, { width: 2.8, gap: 0.2 })
  ink.line(
    [
      [14, y + 14],
      [wide * 0.3, y + 20],
      [wide * 0.5, y + 18],
    ],
    { width: 3, white: true, profile: 'swell' },
  )
  if (!isCrumbly) return
  ink.feather(
    [
      [0, y + 32],
      [wide * 0.5, y + 36],
      [wide, y + 26],
    ],
    { side: 1, length: 12, width: 2.4, spacing: 5, slant: 10, envelope: () => 0.9 },
  )
}

function drawSliceIcing(ink: Ink, wide: number, top: number): void {
  const points: number[][] = [
    [-8, top + 20],
    [wide * 0.2, top - 2],
    [wide * 0.5, top - 10],
    [wide * 0.86, top + 2],
    [wide + 8, top + 14],
  ]
  for (let i = 6; i >= 0; i--) {
    const x = (wide * i) / 6
    points.push([x + 12, top + 40], [x, top + 52 + itemAround([30, 8, 44, 14, 56, 4, 26], i)], [x - 12, top + 40])
  }
  const icing = ink.path(points, true)
  ink.form(icing, { width: 3.8, halo: 1.4, tone: { from: 0.6, width: 2.4, spacing: 3.2 } })
  ink.crescent(icing, { depth: 8, alpha: 0.24 })
}

function drawCherry(ink: Ink, x: number, y: number, r: number): void {
  ink.line(
    [
      [x, y - r * 0.7],
      [x + r * 0.2, y - r * 1.6],
      [x + r * 0.9, y - r * 2.3],
    ],
    { width: 4, profile: 'even' },
  )
  ink.form(ink.ellipse(x, y, r, r * 0.94), { width: 3.6, halo: 2, tone: { from: 0.5, width: 2.6, spacing: 2.8 } })
  ink.black(ink.ellipse(x - r * 0.1, y + r * 0.08, r * 0.78, r * 0.74))
  ink.line(
    [
      [x + r * 0.1, y - r * 0.5],
      [x + r * 0.42, y - r * 0.34],
      [x + r * 0.5, y - r * 0.02],
    ],
    { width: 4, white: true, profile: 'swell' },
  )
}

/** A ring cake as a hill, sugar running down its flutes; whole, or with somebody's slice gone. (0, 0) is the middle of its foot. */
export function drawRingCake(ink: Ink, frame: number): void {
  ink.light = LIGHT
  const [wide, high] = [330, 160]
  const hill = ink.path(
    [
      [-wide / 2, 0, 1, 1],
      [-wide * 0.52, -high * 0.36],
      [-wide * 0.42, -high * 0.76],
      [-wide * 0.18, -high * 0.98],
      [wide * 0.16, -high],
      [wide * 0.41, -high * 0.78],
      [wide * 0.52, -high * 0.34],
      [wide / 2, 0, 1, 1],
    ],
    true,
  )
  ink.form(hill, { width: 3.8, halo: 2, tone: { from: 0.46, to: 0.82, width: 3.2, spacing: 3.4, angle: -100 } })
  for (const share of [-0.74, -0.44, -0.14, 0.2, 0.5, 0.76]) {
    ink.line(
      [
        [share * wide * 0.2, -high * 0.92],
        [share * wide * 0.46, -high * 0.56],
        [share * wide * 0.54, -4],
      ],
      { width: 4.4, profile: 'swell' },
    )
  }
  ink.wash(hill, { alpha: 0.2 })
  drawSugar(ink, wide, high)
  ink.black(
    ink.path(
      [
        [-46, -high * 0.97],
        [-8, -high * 1.03],
        [40, -high],
        [6, -high * 0.93],
      ],
      true,
    ),
  )
  if (frame === 0) return
  // Somebody has had a slice: a wedge of dark, its two walls of crumb.
  const wedge = ink.path('-14,-150* -52,-96 -84,0* 40,0* 22,-92 10,-148*', true)
  ink.form(wedge, { width: 3.6, halo: 1.6 })
  ink.clip(wedge, () => {
    ink.black('-14,-152* -4,-90 -22,4* 44,4* 24,-92 12,-150*')
    ink.stipple('-14,-150* -52,-96 -84,0* -22,0* -4,-90', { spacing: 9, radius: 2, density: () => 0.7 })
    ink.line('-2,-128 -6,-80 -24,-2', { width: 3, profile: 'swell' })
  })
  ink.lines(['52,-4 58,-8 64,-4', '70,-2 74,-5'], { width: 3 })
  ink.dot(-96, -3, 3)
}

function drawSugar(ink: Ink, wide: number, high: number): void {
  const sugar: number[][] = [
    [-wide * 0.42, -high * 0.72],
    [-wide * 0.2, -high * 1.02],
    [wide * 0.16, -high * 1.05],
    [wide * 0.42, -high * 0.76],
  ]
  for (let i = 6; i >= 0; i--) {
    const x = lerp(-wide * 0.42, wide * 0.42, i / 6)
    const y = -high * (0.62 + itemAround([0, 0.06, 0.1, 0.12, 0.1, 0.06, 0], i))
    sugar.push([x + 14, y], [x, y + itemAround([26, 52, 20, 60, 34, 58, 18], i)], [x - 16, y + 2])
  }
  ink.form(sugar, { width: 3.6, halo: 1.2, tone: { from: 0.66, width: 2, spacing: 3.2 } })
}

/** Two scoops of ice cream as far hills. (0, 0) lies between them, on the ground. */
export function drawScoops(ink: Ink): void {
  ink.light = LIGHT
  for (const [x, y, r] of [
    [-54, -58, 74],
    [54, -34, 56],
  ] as const) {
    const scoop = ink.path(
      [
        [x - r * 1.12, y + r * 0.62],
        [x - r * 0.96, y - r * 0.1],
        [x - r * 0.56, y - r * 0.76],
        [x + r * 0.08, y - r * 0.98],
        [x + r * 0.66, y - r * 0.7],
        [x + r * 0.98, y - r * 0.04],
        [x + r * 1.14, y + r * 0.58],
        [x + r * 0.8, y + r * 0.76],
        [x + r * 0.4, y + r * 0.6],
        [x, y + r * 0.82],
        [x - r * 0.44, y + r * 0.62],
        [x - r * 0.8, y + r * 0.8],
      ],
      true,
    )
    ink.form(scoop, { width: 3.2, halo: 1.6, tone: { from: 0.52, width: 2.6, spacing: 3.4, angle: -30 } })
    ink.wash(scoop, { alpha: 0.16 })
    ink.stipple(scoop, { spacing: 12, radius: 2, density: () => 0.5 })
  }
  drawCherry(ink, -40, -134, 17)
}

/** A jelly turned out of its mould, as a hill: one looks through it. (0, 0) is the middle of its foot. */
export function drawJelly(ink: Ink): void {
  ink.light = LIGHT
  const jelly = ink.path(
    '-120,0* -112,-52 -96,-60 -92,-110 -72,-120 -60,-150* -30,-160 0,-152 30,-160 60,-150* 72,-120 92,-110 96,-60 112,-52 120,0*',
    true,
  )
  ink.form(jelly, { width: 3.6, halo: 2, tone: { from: 0.56, to: 0.86, width: 2.8, spacing: 3.4, angle: -100 } })
  ink.wash(jelly, { alpha: 0.26, fade: { from: [0, 0], to: [0, -170] } })
  ink.lines(
    [
      '-96,-60 -40,-52 20,-56 96,-60',
      '-72,-118 -30,-112 30,-114 72,-120',
      '-60,-52 -66,-20 -64,-2',
      '0,-52 -2,-24 0,-2',
      '58,-54 64,-24 62,-2',
      '-34,-112 -40,-84 -40,-56',
      '34,-114 40,-84 40,-58',
    ],
    { width: 2.6, profile: 'swell' },
  )
  ink.lines(['50,-140 62,-120 66,-110', '82,-96 88,-76', '100,-44 108,-20'], {
    width: 5,
    white: true,
    profile: 'swell',
  })
}
