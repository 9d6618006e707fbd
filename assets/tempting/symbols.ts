import { drawCrown } from '../characters/crown'
import { scrape, solid } from '../ink/blacks'
import { brushStroke } from '../ink/brush-stroke'
import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { GREY, VERMILION } from '../ink/palette'

/** 0: a drop of ink, pleased with itself. */
export function drawDrop(ink: Ink): void {
  const drop = ink.path('2,-25* 7,-13 16,-1 19,10 13,20 2,24 -10,22 -18,13 -17,2 -8,-9 -2,-17', true)
  solid(ink, drop, 0.8)
  scrape(ink, 3, ['-11,3 -12.4,10 -8,16'], 'swell')
  ink.dot(9.6, 15, 1.4, { white: true })
  for (const x of [-3.6, 6.6]) {
    ink.black(ink.ellipse(x, 4, 3.6, 4.2), { white: true })
    ink.black(ink.ellipse(x + 0.6, 5, 1.7, 2.1))
  }
  scrape(ink, 1.9, ['-4,13 2,15.6 8,12.4'], 'swell')
}

/** 1: a quill, its nib wet, in the middle of a flourish. */
export function drawQuill(ink: Ink): void {
  ink.lines(['-22,25 -12,23 -4,26 6,22 12,25 22,23'], { width: 2.2, profile: 'swell' })
  const vane = ink.path(
    '-10,10* -14,4 -12,-3 -13,-8* -7,-9 -2,-17 7,-23 17,-27 24,-26* 23,-18 19,-10* 17,-11 15,-4 8,2* 7,0 3,7 -4,12*',
    true,
  )
  solid(ink, vane, 0.6)
  ink.clip(vane, () => {
    scrape(ink, 2.6, ['26,-29 10,-11 -8,10'], 'even')
    scrape(
      ink,
      1.3,
      ['11,-12 19,-13', '5,-5 13,-6', '-1,1 6,1', '12,-14 13,-22', '5,-6 4,-15', '-2,2 -4,-6', '18,-20 20,-25'],
      'flick',
    )
  })
  const barrel = ink.path('-9,6* -4.4,10.4* -13,20* -16,17*', true)
  ink.form(barrel, { width: 2 })
  solid(ink, '-16,16* -12.4,19.6* -16.4,23 -21,25.4* -19,20.6')
}

/** 2: the hen, not amused. */
export function drawHen(ink: Ink): void {
  for (const [angle, length] of [
    [-18, 22],
    [-44, 25],
    [-68, 22],
  ] as const) {
    const feather = ink.leaf(9, 6, angle, length, 10, { bend: -4, belly: 0.66, tip: 0.8 })
    solid(ink, feather, 0.5)
  }
  ink.lines(['-4,18 -6,25 -11,26', '-6,25 -2,26.4', '5,18 5,25 0,26.4', '5,25 10,26'], { width: 1.9, profile: 'even' })
  const comb = ink.path('-17,-14* -18,-22 -14,-24 -11.6,-20* -9,-26 -4,-25 -5,-20* -0.6,-22 0,-16 -5,-12*', true)
  ink.form(comb, { width: 2, halo: 0.4 })
  ink.tint(comb, { offset: 0.7 })
  const body = ink.clay(
    [
      ink.ellipse(1, 8, 17, 13, -6),
      ink.tube('-4,6@17 -9,-6@13 -10,-11@13', { root: true }),
      ink.ellipse(-10, -11, 8.4, 8),
    ],
    7,
  )
  ink.form(body, { width: 2.7, halo: 0.7, tone: { from: 0.48, to: 0.8, width: 2.1, spacing: 2.1 } })
  ink.form('-17,-12* -25,-9 -24.4,-7* -17.6,-7.4*', { width: 1.8, halo: 0.3 })
  const wattle = ink.ellipse(-16, -2.6, 2.8, 4)
  ink.form(wattle, { width: 1.6 })
  ink.tint(wattle, { offset: 0.4 })
  ink.form('-3,5* 8,2 16,6* 13,14 4,16 -3,11', { width: 2, halo: 0.6, tone: { from: 0.4, width: 1.6, spacing: 1.9 } })
  ink.dot(-11.6, -12, 1.9)
  ink.dot(-12.2, -12.6, 0.7, { white: true })
  ink.line('-15,-16 -8,-14.4', { width: 1.8, profile: 'pen' })
}

/** 3: the crab, claws up. */
export function drawCrab(ink: Ink): void {
  for (const side of [1, -1] as const) {
    ink.at(0, 0, { scaleX: side }, () => {
      for (const leg of ['13,10@5 22,12@4.4 25,20@1.6', '10,13@5 17,18@4.4 18,25@1.6']) {
        const limb = ink.tube(leg, { root: true })
        ink.form(limb, { width: 1.9, halo: 0.4 })
        ink.tint(limb, { offset: 0.8 })
      }
      const arm = ink.tube('12,2@6 20,-3@5.4 19,-9@5', { root: true })
      ink.form(arm, { width: 2, halo: 0.4 })
      ink.tint(arm, { offset: 0.8 })
      const claw = ink.path(
        side === 1
          ? '15,-8* 10,-15 12,-24* 15.4,-18 18,-15* 21,-19 20.6,-26* 26,-18 25,-10 20,-6'
          : '15,-6* 10,-13 12,-22* 15.4,-16 18,-13* 21,-17 20.6,-24* 26,-16 25,-8 20,-4',
        true,
      )
      ink.form(claw, { width: 2.2, halo: 0.5, tone: { from: 0.62, width: 1.5, spacing: 1.9 } })
      ink.tint(claw, { offset: 1 })
    })
  }
  for (const x of [-6, 6.6]) {
    ink.line(
      [
        [x, 2],
        [x * 1.05, -6],
      ],
      { width: 3.2, profile: 'even' },
    )
    ink.form(ink.ellipse(x * 1.05, -9, 4.6, 4.8), { width: 1.9, halo: 0.4 })
    ink.dot(x * 1.05 + 0.8, -8.4, 2.1)
  }
  ink.lines(['-11,-14.6 -3,-12', '12,-15 4,-12'], { width: 2, profile: 'pen' })
  const shell = ink.path('-12,-1 0,-4 12,-1 19,6 15,14 6,18 -6,18 -15,14 -19,6', true)
  ink.form(shell, { width: 2.7, halo: 0.6, tone: { from: 0.5, to: 0.82, width: 2, spacing: 2.1 } })
  ink.tint(shell, { offset: 1.6 })
  ink.line('-8,12 0,9 8,11.4', { width: 2 })
  for (const [x, y] of [
    [-8, 3],
    [0, 1.4],
    [8, 4],
  ] as const)
    ink.dot(x, y, 1.2, { white: true })
}

/** 4: Biggin, the cap, who has seen this machine before. */
export function drawCap(ink: Ink): void {
  const tail = ink.path('4,-19* 12,-26 22,-22 27,-10 25,4* 21,3 20,-6 15,-12 10,-9*', true)
  ink.form(tail, { width: 2.2, halo: 0.5 })
  ink.tint(tail, { offset: 1 })
  ink.clip(tail, () =>
    ink.lines(['12,-27 15,-20 11,-12', '21,-24 20,-16 15,-10', '28,-14 23,-10 19,-7', '29,-4 24,-3 19,-2'], {
      width: 2.2,
      profile: 'even',
    }),
  )
  ink.form(ink.ellipse(23, 8, 4.4, 4.4), { width: 1.9, halo: 0.5 })
  const dome = ink.path('-20,10* -22,-6 -14,-18 -2,-22 10,-18 17,-6 16,10*', true)
  ink.form(dome, { width: 2.7, halo: 0.6, tone: { from: 0.58, width: 1.8, spacing: 2.1 } })
  ink.tint(dome, { offset: 1.6 })
  for (const x of [-10.6, 5]) {
    ink.form(ink.ellipse(x, -5, 5.4, 5), { width: 1.7, halo: 0.3 })
    ink.dot(x - 1, -3.2, 2.2)
    const lid = ink.path(
      [
        [x - 6, -4.4, 1, 1],
        [x - 5, -11],
        [x + 5, -11],
        [x + 6, -4.8, 1, 1],
      ],
      true,
    )
    ink.cut(lid)
    ink.wash(lid, { color: VERMILION, alpha: 0.85 })
    ink.line(
      [
        [x - 6, -4.4],
        [x, -5.4],
        [x + 6, -4.8],
      ],
      { width: 2, profile: 'even' },
    )
  }
  ink.lines(['-18,-11 -11,-13.4 -5,-10.4', '0,-10.6 6,-13.6 13,-10'], { width: 3, profile: 'pen' })
  const nose = ink.path('-4,-6* -8.4,1 -6,6.6 -1,7 3,4 2,-1 -0.6,-6*', true)
  ink.form(nose, { width: 1.9, halo: 0.4 })
  ink.tint(nose, { alpha: 0.5, offset: 0.8 })
  const lip = ink.path('-25,14 -23,7 -12,5 -2,9 8,5 18,6 22,13 17,19 6,15.6 -4,15 -14,19', true)
  ink.form(lip, { width: 2.5, halo: 0.6, tone: { from: 0.5, width: 1.6, spacing: 1.9, angle: -70 } })
  ink.tint(lip, { offset: 1 })
  for (const x of [-9, 3]) ink.form(box(x - 2.6, 15, x + 2.8, 21.4), { width: 1.5, halo: 0.3 })
}

export const SYMBOLS = [drawDrop, drawQuill, drawHen, drawCrab, drawCap, drawCrown] as const

/** Where the brush leaves each symbol, as x,y: on its upper edge, or behind it. */
const TRAILS = [
  ['-11,4', '-6,-6', '0,-14', '7,-8', '12,4'],
  ['-9,6', '-1,-4', '7,-12', '14,-18', '20,-21'],
  ['-13,-18', '-5,-6', '3,-1', '11,-4', '19,-12'],
  ['-18,-16', '-10,-8', '-1,-6', '8,-8', '17,-16'],
  ['-14,-10', '-6,-17', '3,-19', '12,-17', '19,-12'],
  ['-20,-16', '-12,-6', '-7,-20', '1,-6', '9,-20', '20,-16'],
] as const

/** How high above a symbol the brush gives out, and the breadth of one pull, in units. */
const TRAIL = { top: -44, width: 9 } as const

/** What a symbol that comes down leaves above it: a dry brush pulled off it a few times, and a few streaks. */
function drawTrail(ink: Ink, symbol: number): void {
  const random = ink.fork(`rolling ${symbol}`)
  ink.together(() => {
    for (const [pull, place] of (TRAILS[symbol] ?? []).entries()) {
      const [x = 0, foot = 0] = place.split(',').map(Number)
      const top = TRAIL.top + random.between(0, 12)
      const path = [
        [x, foot, 0.8],
        [x + random.signed() * 0.8, (foot + top) / 2, 1],
        [x + random.signed() * 1.6, top, 0.3],
      ] as const
      const brush = {
        color: GREY,
        alpha: 0.34,
        wet: 0.02,
        dry: 0.94,
        tail: 1.2,
        entry: 1.1,
        lean: random.signed() * 12,
      }
      brushStroke(ink, path, { width: TRAIL.width, ...brush, name: `trail ${symbol} ${pull}` })
    }
  })
  for (const x of [-24, -16, 15, 22]) {
    const foot = -6 - random.next() * 6
    ink.line(
      [
        [x + random.signed(), foot - random.between(22, 34)],
        [x, foot],
      ],
      { width: random.between(1.1, 1.8), profile: 'grow' },
    )
  }
}

/** One of the symbols as it rolls by: what it leaves above it, and itself. */
export function drawRolling(ink: Ink, symbol: number): void {
  drawTrail(ink, symbol)
  SYMBOLS[symbol]?.(ink)
}
