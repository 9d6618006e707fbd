import { drawBlotling } from '../characters/blotling'
import { drawBarrel } from '../fowl/barrels'
import { type Quad, straight } from '../fowl/quads'
import { drawOpenWell } from '../fowl/well'
import type { Ink } from '../ink/ink'
import type { Line } from '../ink/path'

/** Who went through it, from her side, some 100 units wide and 80 high about the origin: head and comb, wings, tail, feet. */
function henShapes(ink: Ink): Line[] {
  return [
    ink.ellipse(4, 4, 31, 19, -8),
    ink.tube('-25,-24@15 -8,2@32', { root: true }),
    ink.ellipse(-26, -26, 10, 9.5),
    ink.path('-34,-31* -50,-23* -34,-19*', true),
    ...[-34, -26.5, -19].map((x) => ink.ellipse(x, -36 - (x === -26.5 ? 3.4 : 0), 4, 6)),
    ink.ellipse(-34, -13, 3.4, 5.4),
    ...[-96, -72].map((angle) => ink.leaf(4, -6, angle, 40, 18, { belly: 0.6 })),
    ...[-70, -40, -10].map((angle) => ink.leaf(24, 0, angle, 38, 17, { belly: 0.65 })),
  ]
}

/** A hole in cloth or shingles in the shape of her, with the dark below, and what tore at its edge. */
function drawHenHole(ink: Ink, x: number, y: number, scale: number, turn: number): void {
  ink.at(x, y, { scale, rotate: turn }, () => {
    const shapes = henShapes(ink)
    const legs = ['-4,20 -7,35 -17,37', '-7,35 1,39', '12,20 14,35 5,38', '14,35 23,38']
    ink.lines(legs, { width: 11, white: true, profile: 'even' })
    for (const shape of shapes) ink.contour(shape, { width: 8, white: true, gap: 0 })
    ink.lines(legs, { width: 4.6, profile: 'even' })
    for (const shape of shapes) ink.black(shape)
  })
}

/** Straight through the shingles of the well; some of them lie about. */
export function drawRoofRuin(ink: Ink): void {
  for (const [x, y, turn] of [
    [462, 300, 14],
    [446, 322, -38],
    [478, 326, 70],
    [436, 296, 34],
    [662, 282, -20],
    [646, 300, 40],
  ] as const)
    ink.at(x, y, { rotate: turn }, () => {
      ink.form('-7,-8* 7,-8* 8,3 0,8 -8,3', { width: 1.9, halo: 1, tone: { from: 0.5, width: 1.4, spacing: 2.2 } })
    })
  drawHenHole(ink, 556, 252, 0.68, -8)
}

/** The bucket has left the well, its rope with it, and sits on a head. */
export function drawBucketRuin(ink: Ink): void {
  ink.at(552, 338, { scale: 0.84 }, () => ink.clip('-120,-62* 120,-62* 120,120* -120,120*', () => drawOpenWell(ink)))
  ink.wash(ink.ellipse(706, 372, 50, 9), { alpha: 0.42 })
  ink.line('566,306 590,330 624,352 604,384 628,400 654,388 662,368', { width: 3, profile: 'even' })
  ink.at(690, 374, { scale: 0.82 }, () => {
    drawBlotling(ink, { kind: 'round', mood: 'startled', gaze: [-0.4, 0.6] })
    ink.form('-34,-58* -28,-108* 24,-114* 35,-64* 0,-52', {
      width: 2.8,
      halo: 1.6,
      tone: { from: 0.4, width: 2.2, spacing: 2.4, angle: 84 },
    })
    ink.lines(['-31,-74 0,-68 32,-78', '-29,-93 0,-88 27,-97'], { width: 3.2, profile: 'even' })
    ink.line('-32,-62 -52,-44 -44,-24', { width: 1.8, profile: 'even' })
  })
}

/** The trough on its side, its bottom towards us, in its own water. */
export function drawTroughRuin(ink: Ink): void {
  const puddle = ink.path('130,296 170,288 214,292 262,286 290,294 276,308 232,312 190,318 148,312', true)
  ink.wash(puddle, { alpha: 0.4 })
  ink.lines(['150,304 172,300 190,302', '224,304 246,300 266,302', '190,311 206,309'], { width: 1.8, profile: 'swell' })
  ink.at(206, 262, { rotate: -5, scale: 0.92 }, () => {
    const side = straight(ink, [
      [-54, -24],
      [50, -28],
      [56, 24],
      [-56, 28],
    ])
    ink.form(side, { width: 3.2, halo: 1.6, tone: { from: 0.5, to: 0.9, width: 2, spacing: 2.6, angle: 4 } })
    ink.lines(['-54,-7 0,-10 52,-10', '-55,10 0,7 54,8'], { width: 1.8, profile: 'even' })
    ink.lines(['-40,-24 -41,26', '38,-27 42,24'], { width: 3.4, profile: 'even' })
    for (const [x, y] of [
      [-40, -16],
      [-40, 18],
      [40, -18],
      [41, 16],
    ] as const)
      ink.dot(x, y, 1.6, { white: true })
  })
}

/** A heap of grain, and the cloth that it was in. */
export function drawSackRuin(ink: Ink): void {
  ink.wash('650,456 700,446 790,452 800,468 740,478 664,474', { alpha: 0.4 })
  const heap = ink.path('652,466 668,444 690,424 712,414 736,418 756,436 776,464 740,473 690,474', true)
  ink.form(heap, { width: 2.6, halo: 1.6, gap: 0.2, tone: { from: 0.6, width: 1.8, spacing: 2.6 } })
  const random = ink.fork('grain')
  for (let i = 0; i < 150; i++) {
    const across = random.signed()
    const x = 712 + across * 96
    const y = 452 + random.signed() * 26 + Math.abs(across) * 12
    ink.dot(x, y, random.between(0.9, 2))
  }
  const cloth = ink.form('700,420* 716,400 744,404 768,416 790,412* 784,432 762,438 746,452 730,436 712,434*', {
    width: 2.8,
    halo: 1.4,
    tone: { from: 0.5, width: 2, spacing: 2.4 },
  })
  ink.clip(cloth, () => ink.lines(['720,408 734,420 738,434', '748,410 754,422', '770,418 762,430'], { width: 1.8 }))
}

/** A broken egg: the white, the yolk, half of a shell. */
function drawBrokenEgg(ink: Ink, x: number, y: number, scale: number): void {
  ink.at(x, y, { scale }, () => {
    ink.form('-16,2 -10,-6 2,-4 10,-8 18,0 12,7 2,5 -8,9', { width: 1.8, halo: 0.8 })
    ink.form(ink.ellipse(1, 0, 5, 3.8), { width: 1.7, tone: { from: 0.5, width: 1.2, spacing: 1.6 } })
    ink.form('-25,-1* -21,-11 -12,-9* -16,-5 -14,0*', { width: 1.6, halo: 0.8 })
  })
}

/** Through the awning, and what was under it. */
export function drawAwningRuin(ink: Ink): void {
  drawHenHole(ink, 244, 32, 0.78, 10)
  for (const [x, y, scale] of [
    [186, 138, 1],
    [232, 150, 0.8],
    [276, 140, 1.05],
    [316, 154, 0.75],
    [150, 154, 0.7],
  ] as const)
    drawBrokenEgg(ink, x, y, scale)
}

/** Through the parasol, and the pots below. */
export function drawParasolRuin(ink: Ink): void {
  drawHenHole(ink, 702, 24, 0.86, -14)
  for (const [x, y, turn] of [
    [660, 152, 10],
    [692, 162, -30],
    [726, 150, 50],
    [756, 164, 80],
    [790, 152, 20],
    [640, 166, 120],
  ] as const)
    ink.at(x, y, { rotate: turn }, () => {
      ink.form('-12,4* -8,-8 4,-10* 2,-3 10,-2* 6,7 -4,8', {
        width: 2,
        halo: 1,
        tone: { from: 0.4, width: 1.8, spacing: 2.2 },
      })
    })
}

/** A barrel on its side, and where the apples have got to. */
export function drawBarrelsRuin(ink: Ink): void {
  ink.at(926, 290, { rotate: -82, scale: 1.34 }, () => drawBarrel(ink, 'apples'))
  for (const [x, y] of [
    [872, 318],
    [856, 334],
    [884, 340],
    [838, 316],
    [820, 338],
    [848, 300],
    [902, 352],
    [800, 322],
    [868, 360],
  ] as const) {
    ink.form(ink.ellipse(x, y, 8, 7.6), { width: 2, halo: 1, tone: { from: 0.5, width: 1.6, spacing: 2.2 } })
    ink.line(`${x},${y - 6} ${x + 2},${y - 12}`, { width: 1.6, profile: 'flick' })
  }
}

const BED: Quad = [
  [-36, 216],
  [86, 216],
  [73, 314],
  [-60, 314],
]

/** Bare earth where cabbages stood, and cabbages where none were. */
export function drawCabbagesRuin(ink: Ink): void {
  const bed = straight(ink, BED)
  ink.cut(bed)
  ink.black(bed)
  for (let row = 0; row < 3; row++)
    for (let place = 0; place < 4; place++) {
      const [x, y] = [2 + place * 23 - row * 4, 234 + row * 33]
      ink.line(`${x - 9},${y} ${x},${y + 6} ${x + 9},${y - 1}`, { width: 1.8, white: true, profile: 'swell' })
      if ((row + place) % 2)
        ink.line(`${x - 3},${y - 6} ${x + 4},${y - 7}`, { width: 1.3, white: true, profile: 'flick' })
    }
  for (const [x, y, scale] of [
    [122, 352, 1],
    [172, 398, 0.94],
    [116, 470, 1.1],
    [236, 348, 0.84],
    [150, 224, 0.86],
    [300, 230, 0.74],
    [212, 446, 0.9],
  ] as const)
    drawCabbage(ink, x, y, scale)
  for (const leaf of [
    '96,330 104,322 112,328 104,334',
    '196,352 204,344 214,350 204,357',
    '146,436 156,430 162,438 152,443',
  ])
    ink.form(ink.path(leaf, true), { width: 1.7, halo: 0.8 })
}

function drawCabbage(ink: Ink, x: number, y: number, scale: number): void {
  ink.wash(ink.ellipse(x + 5, y + 13 * scale, 19 * scale, 5), { alpha: 0.4 })
  ink.at(x, y, { scale, rotate: x % 50 }, () => {
    const head = ink.clay([ink.ellipse(0, 0, 16, 15), ink.ellipse(-11, 5, 9, 8), ink.ellipse(11, 5, 9, 8)], 3)
    ink.form(head, { width: 2.2, halo: 1.2, tone: { from: 0.44, width: 1.8, spacing: 2.2 } })
    ink.lines(['0,12 -1,0 1,-10', '-1,4 -10,-2', '0,0 9,-6', '-1,7 -14,5', '0,6 13,5'], {
      width: 1.5,
      profile: 'swell',
    })
  })
}
