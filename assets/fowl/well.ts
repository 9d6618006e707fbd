import type { Ink } from '../ink/ink'
import { clamp, lerp, radians } from '../ink/numbers'
import { box, straight } from './quads'

const RADIUS = { x: 72, y: 40 } as const

/** The well of the square, the middle of its rim at the origin: a ring of stone, a winch, a shingled roof, a bucket. */
export function drawWell(ink: Ink): void {
  ink.wash('-40,54 40,30 150,52 128,84 10,82', { alpha: 0.42 })
  drawOpenWell(ink)
  drawRoof(ink)
  drawBucket(ink, 50, 24)
}

/** What stands below its roof: the ring, two posts, the winch. */
export function drawOpenWell(ink: Ink): void {
  drawRing(ink)
  drawRim(ink)
  for (const side of [-1, 1]) {
    const post = straight(ink, [
      [side * 64 - 5, -92],
      [side * 64 + 5, -92],
      [side * 66 + 5.5, 10],
      [side * 66 - 5.5, 10],
    ])
    ink.form(post, { width: 2.8, halo: 1, tone: { from: 0.42, width: 1.8, spacing: 2.2, angle: 86 } })
  }
  drawWinch(ink)
}

function drawRing(ink: Ink): void {
  const { x, y } = RADIUS
  const ring = ink.path(
    [
      [-x, 0, 1, 1],
      [-x + 2, 40],
      [-x * 0.6, 66],
      [0, 78],
      [x * 0.6, 66],
      [x - 2, 40],
      [x, 0, 1, 1],
      [0, -y],
    ],
    true,
  )
  ink.form(ring, {
    width: 3.8,
    halo: 1.8,
    tone: { from: 0.5, to: 0.8, width: 2.6, spacing: 2.4, angle: -80, cross: 0.4 },
    wash: 0.28,
    washDepth: 14,
  })
  ink.clip(ring, () => {
    for (const down of [22, 44]) {
      const course = [
        [-x, down - 6],
        [-x * 0.6, down + y * 0.66],
        [0, down + y * 0.9],
        [x * 0.6, down + y * 0.66],
        [x, down - 6],
      ]
      ink.line(course, { width: 2, profile: 'even' })
    }
    for (let row = 0; row < 3; row++) {
      for (let i = 0; i < 8; i++) {
        const angle = radians(lerp(168, 12, (i + (row % 2) * 0.5) / 7.4))
        const atX = Math.cos(angle) * x
        const atY = Math.sin(angle) * y + row * 21
        const joint = [
          [atX, atY + 2],
          [atX + ink.random.signed() * 2, atY + 20],
        ]
        ink.line(joint, { width: 1.8, profile: 'pen' })
      }
    }
  })
}

/** The rim of the well, and black water far down in it. */
function drawRim(ink: Ink): void {
  const { x, y } = RADIUS
  ink.form(ink.ellipse(0, 0, x + 5, y + 3, 0, 0.02), { width: 3.2, halo: 0.8, gap: 0.15 })
  for (let i = 0; i < 15; i++) {
    const angle = radians((i / 15) * 360 + ink.random.signed() * 6)
    const joint = [
      [Math.cos(angle) * (x + 4), Math.sin(angle) * (y + 2)],
      [Math.cos(angle) * (x - 15), Math.sin(angle) * (y - 11)],
    ]
    ink.line(joint, { width: 1.7, profile: 'pen' })
  }
  const shaft = ink.ellipse(0, 1, x - 15, y - 11, 0, 0.02)
  ink.cut(shaft)
  ink.black(shaft)
  ink.clip(shaft, () => {
    ink.line('-50,12 -24,24 12,27 44,16', { width: 2, white: true, profile: 'swell' })
    ink.line('-30,17 0,22 24,18', { width: 1.2, white: true, profile: 'swell' })
  })
}

function drawWinch(ink: Ink): void {
  ink.form(ink.tube('-62,-44@9 0,-42@10 62,-44@9', { root: true }), {
    width: 2.4,
    halo: 0.6,
    tone: { from: 0.46, width: 1.6, spacing: 2, angle: -80 },
  })
  for (let i = 0; i < 6; i++) {
    const turn = [
      [-14 + i * 5, -48],
      [-12 + i * 5, -42],
      [-14 + i * 5, -37],
    ]
    ink.line(turn, { width: 1.9, profile: 'swell' })
  }
  ink.line('2,-38 3,-10 2,12', { width: 2, profile: 'even' })
  ink.line('62,-44 82,-44 82,-30 92,-30', { width: 3, profile: 'even' })
}

/** Two slopes seen from above, the near one shingled. */
function drawRoof(ink: Ink): void {
  const far = straight(ink, [
    [-86, -128],
    [86, -128],
    [80, -144],
    [-80, -144],
  ])
  ink.form(far, { width: 2.6 })
  const near = ink.path('-86,-130* 0,-127 86,-130* 96,-74* 0,-68 -96,-74*', true)
  ink.form(near, { width: 3.6, halo: 1.4, overshoot: 2 })
  ink.hatch(far, { angle: -60, spacing: 2.4, width: 1.6 })
  ink.clip(near, () => {
    for (let row = 0; row < 4; row++) drawShingles(ink, row)
  })
  ink.black('-94,-76* 0,-70 95,-76* 96,-71* 0,-63 -96,-71*')
}

function drawShingles(ink: Ink, row: number): void {
  const top = -130 + row * 15
  const half = 86 + row * 2.6
  for (let x = -half - (row % 2) * 9; x < half; ) {
    const wide = ink.random.between(15, 22)
    const shingle = ink.path(
      [
        [x + 0.8, top - 3, 1, 1],
        [x + wide - 0.8, top - 3, 1, 1],
        [x + wide - 1, top + 13],
        [x + wide * 0.5, top + 16.4 + ink.random.signed()],
        [x + 1, top + 13],
      ],
      true,
    )
    ink.contour(shingle, { width: 1.8, lit: 0.7, gap: 0.05, skip: [0] })
    if (ink.random.chance(clamp(0.12 + (x + 10) / 95))) {
      const width = lerp(1.3, 2.4, clamp((x + 30) / 110))
      ink.hatch(shingle, { angle: 84 + ink.random.signed() * 6, spacing: 2.7, width, inset: 0.3 })
    }
    x += wide
  }
}

/** The bucket on the rim. */
function drawBucket(ink: Ink, x: number, y: number): void {
  ink.cast(ink.ellipse(0, 0, RADIUS.x + 5, RADIUS.y + 3, 0, 0.02), ink.ellipse(x, y, 15, 12), {
    dx: 9,
    dy: 8,
    ink: true,
  })
  ink.at(x, y, {}, () => {
    const bucket = ink.path('-13,-15* -10,8 0,12 10,8 13,-15* 0,-20', true)
    ink.form(bucket, { width: 2.6, halo: 1, tone: { from: 0.42, width: 1.9, spacing: 2, angle: -84 } })
    ink.form(ink.ellipse(0, -15, 13, 5.4), { width: 2 })
    ink.black(ink.ellipse(0.6, -14.4, 10, 3.6))
    ink.line('-12,-4 0,1 12,-4', { width: 2.4, profile: 'even' })
    ink.line('-13,-15 -4,-32 13,-15', { width: 1.6, profile: 'even' })
  })
}

/** A wooden trough of water beside the well, for those who do not reach the bucket. */
export function drawTrough(ink: Ink): void {
  ink.wash('-40,14 50,10 74,24 -24,32', { alpha: 0.4 })
  const side = box(ink, -48, 0, 48, 19)
  ink.form(side, { width: 3, halo: 1.2, tone: false })
  const density = (x: number, y: number) => clamp(0.9 - y / 14 + x / 90)
  ink.hatch(side, { angle: 84, spacing: 2.6, width: 2, density, profile: 'flick' })
  ink.line('-46,10 -10,11 46,10', { width: 1.5, profile: 'swell' })
  const top = straight(ink, [
    [-44, -16],
    [44, -16],
    [50, 1],
    [-50, 1],
  ])
  ink.form(top, { width: 2.8, halo: 0.8 })
  const water = straight(ink, [
    [-39, -12],
    [39, -12],
    [43, -3],
    [-43, -3],
  ])
  ink.black(water)
  ink.clip(water, () => {
    ink.line('-34,-8 -10,-10 14,-7', { width: 1.6, white: true, profile: 'swell' })
    ink.line('6,-4 22,-6 36,-5', { width: 1.3, white: true, profile: 'swell' })
  })
}
