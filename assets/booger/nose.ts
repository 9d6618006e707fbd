import type { Ink } from '../ink/ink'
import type { Line } from '../ink/path'
import { ACCENT } from './colors'

const NOSTRILS = {
  left: '197,133 198.4,124 204.6,116.6 213,113.4 220.6,115.4 224.6,121.6 223.4,130 217.4,137.4 207.6,141 199.6,139.4',
  right: '283.2,132.6 282,123.6 275.4,116 267,112.8 259.4,115 255.4,121.4 256.6,130 262.6,137.2 272.4,140.8 280.6,139',
} as const

/** Round as a finger, with one inside. */
const STRETCHED = {
  left: '194.6,133 195.6,121 202,111.6 211,108 220,110.6 226.4,119 226.4,131 220,140 209,143.6 198.6,141',
  right:
    '285.4,132.6 284.4,120.6 278,111.2 269,107.6 260,110.2 253.6,118.6 253.6,130.6 260,139.6 271,143.2 281.4,140.6',
} as const

/** The nose, with its nostrils; `flat` is the one that has been poked. */
export function drawNose(ink: Ink, _: number, name: string): void {
  if (name === 'flat') drawFlatNose(ink)
  else drawRoundNose(ink)
}

/** Both nostrils dilated, to be laid over the resting nose. */
export function drawFlare(ink: Ink): void {
  drawNostril(ink, ink.path(STRETCHED.left, true), 'left', false)
  drawNostril(ink, ink.path(STRETCHED.right, true), 'right', false)
}

/** One nostril round as the finger in it, and the lump of that on its way to the brain, to be laid over the resting nose. */
export function drawStuffed(ink: Ink, side: 'left' | 'right'): void {
  drawNostril(ink, ink.path(STRETCHED[side], true), side, true)
  drawBulge(ink, side)
}

function drawRoundNose(ink: Ink): void {
  const wingLeft = ink.path('214,84 190,82 173,92 163,112 164,133 176,147 194,152 214,149 232,146 234,118 226,96', true)
  const wingRight = ink.path(
    '266,84 292,81 309,91 320,112 319,133 307,148 288,153 268,150 248,147 246,118 254,96',
    true,
  )
  const ball = ink.clay(
    [
      ink.tube('236,-12@56 238,20@52 240,60@58 240,92@70', { root: true }),
      ink.ellipse(240, 88, 47, 42, -4),
      ink.ellipse(240, 132, 16.5, 19),
    ],
    14,
  )
  const whole = ink.clay([wingLeft, wingRight, ball], 5)
  ink.clip('120,-24* 380,-24* 380,300* 120,300*', () => ink.wash(shifted(whole, 9, 6), { alpha: 0.34 }))
  ink.form(whole, { halo: 2, contour: false })
  ink.form(wingLeft, { width: 3.6, gap: 0.1, tone: { from: 0.66, to: 0.9, width: 2, spacing: 2.3, angle: -50 } })
  ink.form(wingRight, {
    width: 3.8,
    gap: 0.1,
    tone: { from: 0.47, to: 0.8, width: 2.4, spacing: 2.4, angle: -46, cross: 0.5 },
  })
  ink.form(ball, {
    halo: 0.8,
    contour: false,
    tone: { from: 0.5, to: 0.84, width: 2.6, spacing: 2.5, angle: -50, cross: 0.45 },
  })
  // The bridge has no upper edge: it is the forehead.
  ink.clip('120,-18* 380,-18* 380,300* 120,300*', () => ink.contour(ball, { width: 3.2, gap: 0.3 }))
  ink.erase('190,-60* 290,-60* 290,-19* 190,-19*')
  ink.clip(whole, () =>
    ink.wash('150,20* 340,20* 340,164* 150,164*', {
      alpha: 0.84,
      color: ACCENT,
      fade: { from: [250, 122], to: [232, 40] },
    }),
  )
  drawSeptum(ink)
  for (const side of ['left', 'right'] as const) drawNostril(ink, ink.path(NOSTRILS[side], true), side, false)
  drawSkin(ink)
}

/** The lump's edges and its shine: something moves under the skin. */
function drawBulge(ink: Ink, side: 'left' | 'right'): void {
  const x = side === 'left' ? 216 : 263
  const lean = side === 'left' ? 1 : -1
  ink.line(`${x - 19},82 ${x - 17},64 ${x - 8 + lean},52 ${x + 4 + lean},50 ${x + 14},57 ${x + 17},70`, {
    width: 3,
    profile: 'swell',
  })
  ink.line(`${x + 18},74 ${x + 17},92 ${x + 15 - lean * 2},104`, { width: 2.4, profile: 'flick' })
  ink.line(`${x - 19},86 ${x - 19},96 ${x - 17},104`, { width: 2, profile: 'flick' })
  ink.feather(`${x + 17},62 ${x + 18},76 ${x + 17},92`, { side: 1, length: 10, width: 2, spacing: 2.3, slant: 24 })
  ink.line(`${x - 9},74 ${x - 8},65 ${x - 3},59 ${x + 2},58`, { width: 4, white: true, profile: 'swell' })
  // It can be felt, up there.
  ink.lines([`${x - 12},42 ${x - 15},34`, `${x + 1},39 ${x + 2},30`, `${x + 13},43 ${x + 18},36`], {
    width: 2.4,
    profile: 'flick',
  })
}

/** Between the nostrils, redrawn over the wash: septum, sills, and the eaves of the wings. */
function drawSeptum(ink: Ink): void {
  ink.line('228,112 227.6,128 230,142 236,149 241,151 247,148.6 251.6,141 253,127 252,112', {
    width: 2.2,
    profile: 'swell',
  })
  ink.feather('252.4,116 253,128 251,141 246,149', { side: 1, length: 9, width: 1.8, spacing: 2.1, slant: 20 })
  ink.line('188,136 188,122 195,110 206,104', { width: 2.6, profile: 'swell' })
  ink.line('292,135 291.6,120 285,109 273,103', { width: 2.8, profile: 'swell' })
}

/** A hole with a little red light on its inner wall, and hairs over its sill; they go when a finger comes. */
function drawNostril(ink: Ink, hole: Line, side: 'left' | 'right', isStuffed: boolean): void {
  ink.cut(hole, { halo: 2 })
  ink.black(hole)
  ink.contour(hole, { width: 1.8, gap: 0 })
  if (isStuffed) return
  if (side === 'left') {
    ink.clip(hole, () => ink.line('221.6,120 220.6,128 215,134.4', { width: 2.2, color: ACCENT, profile: 'swell' }))
  }
  const hairs =
    side === 'left'
      ? [
          [199, 134, -4, 16, -9],
          [204, 138, 1, 21, -5],
          [209, 138.6, -1, 11, 1],
          [213, 137, 5, 22, 3],
          [218, 134, 4, 14, 8],
        ]
      : [
          [261, 135, -3, 11, -7],
          [266, 137.6, -4, 17, -3],
          [275, 137.6, 3, 22, -1],
          [280, 135, 5, 15, 7],
        ]
  for (const [x = 0, y = 0, middle = 0, length = 0, end = 0] of hairs) {
    const root = `${x},${y - 4} ${x + middle * 0.4},${y + length * 0.35}`
    ink.line(`${root} ${x + middle},${y + length * 0.7} ${x + end},${y + length}`, { width: 2.8, profile: 'flick' })
  }
}

/** Creases, pores, burst veins, gloss and the wart with its three hairs. */
function drawSkin(ink: Ink): void {
  ink.line('186,84 180,96 183,108 190,114', { width: 2.6, profile: 'swell' })
  ink.line('296,83 303,96 300,108 292,114', { width: 3, profile: 'swell' })
  ink.line('234,104 238,112 239,121', { width: 1.8, profile: 'swell' })
  ink.lines(['218,0 225,-3 233,-2', '244,-3 252,-4 259,0'], { width: 1.8, profile: 'swell' })
  ink.lines(['214,18 222,14 230,15', '246,14 256,13 264,18', '218,26 226,23', '252,22 262,26'], {
    width: 1.8,
    profile: 'swell',
  })
  ink.stipple(ink.ellipse(252, 96, 34, 26), { spacing: 5.4, radius: 0.85, density: (x) => 0.15 + (x - 236) / 70 })
  ink.stipple(ink.ellipse(180, 122, 14, 18), { spacing: 5, radius: 0.8, density: () => 0.5 })
  ink.black('212,70 218,62 227,58 230,61 222,67 215,78 211,80', { white: true })
  ink.dot(213, 88, 2.4, { white: true })
  ink.lines(['262,72 268,78 266,84 272,88', '268,78 275,77', '196,100 190,104 191,111', '190,104 184,104'], {
    width: 1.3,
    profile: 'flick',
  })
  drawWart(ink, 308, 121)
}

function drawWart(ink: Ink, x: number, y: number): void {
  ink.form(ink.ellipse(x, y, 7, 6.4), { width: 2.1, halo: 1.4, tone: { from: 0.5, width: 1.3, spacing: 1.7 } })
  ink.lines(
    [
      `${x + 1},${y - 4} ${x + 6},${y - 16} ${x + 16},${y - 24}`,
      `${x + 3},${y - 3} ${x + 13},${y - 11} ${x + 25},${y - 10}`,
      `${x + 4},${y - 1} ${x + 14},${y - 2} ${x + 22},${y + 5}`,
    ],
    {
      width: 2.2,
      profile: 'flick',
    },
  )
}

/** Poked: the bridge folds, the ball spreads, and the nostrils are slits of their former selves. */
function drawFlatNose(ink: Ink): void {
  const wingLeft = ink.path('212,86 182,77 160,84 149,104 151,126 168,141 194,146 218,143 232,132 232,104', true)
  const wingRight = ink.path('268,86 298,76 322,83 333,103 331,126 314,141 288,146 262,143 248,132 248,104', true)
  const ball = ink.clay(
    [
      ink.tube('236,-12@56 238,20@54 240,62@64', { root: true }),
      ink.ellipse(240, 96, 58, 34, -2),
      ink.ellipse(208, 116, 25, 20),
      ink.ellipse(273, 116, 25, 20),
    ],
    12,
  )
  const whole = ink.clay([wingLeft, wingRight, ball], 5)
  ink.clip('120,-24* 380,-24* 380,300* 120,300*', () => ink.wash(shifted(whole, 9, 6), { alpha: 0.34 }))
  ink.form(whole, { halo: 2, contour: false })
  ink.form(wingLeft, { width: 3.6, gap: 0.1, tone: { from: 0.64, to: 0.9, width: 2, spacing: 2.2, angle: -50 } })
  ink.form(wingRight, {
    width: 3.8,
    gap: 0.1,
    tone: { from: 0.5, to: 0.82, width: 2.3, spacing: 2.3, angle: -46, cross: 0.4 },
  })
  ink.form(ball, { halo: 0.8, contour: false, tone: { from: 0.52, to: 0.86, width: 2.3, spacing: 2.3, angle: -50 } })
  ink.clip('120,-18* 380,-18* 380,300* 120,300*', () => ink.contour(ball, { width: 3.1, gap: 0.25 }))
  ink.erase('190,-60* 290,-60* 290,-19* 190,-19*')
  ink.clip(whole, () =>
    ink.wash('130,10* 350,10* 350,160* 130,160*', {
      alpha: 0.95,
      color: ACCENT,
      fade: { from: [246, 116], to: [236, 20] },
    }),
  )
  ink.lines(
    [
      '216,8 230,3 248,3 262,8',
      '214,19 228,14 250,14 265,20',
      '213,31 228,26 250,26 267,32',
      '210,45 226,40 252,40 270,46',
    ],
    {
      width: 2.4,
      profile: 'swell',
    },
  )
  for (const [hole, sides] of [
    ['170,118 178,110 194,108 207,114 211,123 202,131 184,132 172,127', -1],
    ['311,117 303,109 287,107 273,113 269,122 278,130 297,131 309,126', 1],
  ] as const) {
    const shape = ink.path(hole, true)
    ink.cut(shape, { halo: 2 })
    ink.black(shape)
    const middle = sides < 0 ? 190 : 291
    for (const [at, length] of [
      [-12, 15],
      [-4, 21],
      [6, 14],
      [13, 19],
    ] as const) {
      const x = middle + at
      ink.line(`${x},128 ${x + at * 0.3},${130 + length * 0.5} ${x + at * 0.8 + sides * 2},${128 + length}`, {
        width: 2.6,
        profile: 'flick',
      })
    }
  }
  ink.line('172,96 178,88 190,83', { width: 3.6, white: true, profile: 'swell' })
  ink.dot(165, 106, 2.2, { white: true })
  ink.stipple(ink.ellipse(280, 88, 22, 12), { spacing: 5, radius: 0.85, density: () => 0.5 })
  drawWart(ink, 322, 112)
}

/** The dent's folds around a fingertip, laid over the poked nose at the tip; its origin is the tip. */
export function drawDent(ink: Ink): void {
  ink.line('-17,20 -17,6 -11,-6 0,-10 11,-6 17,6 17,20', { width: 3, profile: 'swell' })
  ink.line('-24,30 -25,12 -19,-6 -10,-15', { width: 2.4, profile: 'swell' })
  ink.line('24,30 25,12 20,-5 11,-15', { width: 2.8, profile: 'swell' })
  ink.lines(['-32,26 -33,12 -30,0', '32,26 34,12 30,-1'], { width: 1.8, profile: 'swell' })
  ink.feather('17,-2 19,14 18,30', { side: -1, length: 12, width: 2.2, spacing: 2.2, slant: 20 })
}

/** The edge of a stuffed nostril, over the finger: its origin is the nostril's middle. */
export function drawRim(ink: Ink): void {
  ink.line('-15.6,8 -15.4,-6 -9,-15 0,-18.4 9,-15 15.6,-6 15.8,8', { width: 3.6, profile: 'swell' })
  ink.feather('-14,-2 -10,-11 0,-16 10,-11 14,-2', { side: 1, length: 9, width: 2, spacing: 2.2, slant: 0 })
}

/** The line, moved: the shadow that it throws. */
function shifted(line: Line, dx: number, dy: number): Line {
  return { ...line, points: line.points.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy })) }
}
