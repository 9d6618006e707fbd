import type { Options } from '../ink/numbers'
import type { Hand } from './hand'

/** What a leg ends in, about 0, 0 on the ground, pointing left; some 14 units long. */
export type FootKind = keyof typeof FEET

type DrawFoot = (hand: Hand) => void

const FEET = {
  none: () => undefined,
  paw(hand) {
    hand.form('7,-9 8,-2* 6,0 -9,0.4 -12,-4 -8,-9 0,-11', { width: 2.2, halo: 0.6 })
    hand.pen(1.4, '-9,-5 -8.4,-0.6', '-4,-6 -3.6,-0.6')
  },
  claw(hand) {
    for (const x of [-14, -10, -5]) hand.spot(hand.ink.leaf(x + 2, -2.4, 160, 7, 3.6))
    hand.form('7,-10 8,-1* 4,0 -8,0 -11,-4 -7,-10 0,-12', { width: 2.2, halo: 0.4 })
    hand.pen(1.4, '-7,-4 -6,-0.4', '-2,-5 -1.6,-0.4')
  },
  hoof(hand) {
    hand.solid('-7,-9* 6,-9* 8,0.4* -10,0.4*', { rim: 0.9, halo: 0.5 })
  },
  cloven(hand) {
    hand.solid('-7,-9* 6,-9* 8,0.4* -10,0.4*', { rim: 0, halo: 0.5 })
    hand.white(1.5, '-3,-7 -2,1')
  },
  stump(hand) {
    hand.form('-9,-12* 9,-12* 10,-1 8,0.4 -10,0.4 -11,-2', { width: 2.3, halo: 0.5 })
    for (const x of [-7.6, -2.4, 3])
      hand.pen(1.5, [
        [x - 2, 0],
        [x, -4],
        [x + 2.2, 0],
      ])
  },
  web(hand) {
    hand.tinted('5,-9* -3,-8 -14,-1* -11,0.6 -8,-1 -5,1.4* -2,-0.6 1,1* 8,-0.4*', { width: 2, offset: 0.6 })
    hand.pen(1.2, '2,-7 -11,-1', '3,-6 -5,0.6')
  },
  toes(hand) {
    hand.pen(3, '0,-6 -6,-2 -13,0.4', '0,-6 -1,-2 -3,1', '0,-6 6,-2 9,0.4')
  },
  sucker(hand) {
    hand.form('6,-9 7,-2* -4,-1 -8,-8', { width: 2, halo: 0.5 })
    for (const [x, y] of [
      [-13, -2],
      [-8, 0],
      [-1, 0.4],
      [6, 0],
    ] as const)
      hand.tinted(hand.ink.ellipse(x, y - 2, 3.6, 3), { width: 1.7, offset: 0.4, halo: 0.3 })
  },
  boot(hand) {
    hand.tinted('-6,-17* 7,-17* 7,-1* 7,0.6* -13,0.6* -13,-4 -7,-8', { width: 2.3 })
    hand.even(2, '-6,-13 7,-13', '-13,-1.6 7,-1.4')
  },
  shoe(hand) {
    hand.solid('6,-9* 7,0.6* -13,0.6* -13,-4 -5,-9*', { rim: 0.9, halo: 0.5 })
    hand.white(1.2, '-5,-6 -1,-7')
  },
  sock(hand) {
    const sock = hand.form('-6,-16* 6,-16* 6,-3 3,0.4 -10,0.4 -12,-4 -6,-7', { width: 2.2 })
    hand.ink.clip(sock, () =>
      hand.ink.lines(['-14,-13 10,-13', '-14,-7 10,-7', '-14,-1.6 10,-1.6'], {
        width: 2.8,
        color: hand.accent,
        profile: 'even',
      }),
    )
  },
  hand(hand) {
    hand.form('6,-11 9,-2* 6,0.4 -5,0.4 -10,-3 -8,-9 -1,-12', { width: 2.2, halo: 0.6 })
    hand.pen(1.5, '-8,-3 -3,-2.6', '-9,-6 -3,-5.4', '-6,-8.6 -1,-7.6', '3,-9 -1,-5')
  },
  root(hand) {
    for (const [x, y] of [
      [-13, 0],
      [-5, 1],
      [6, 1],
      [12, -1],
    ] as const) {
      hand.ink.line(
        [
          [0, -12],
          [x * 0.5, -6],
          [x, y],
        ],
        { width: 4, profile: 'flick' },
      )
    }
  },
  flipper(hand) {
    hand.form('6,-9* 8,-1 -2,1 -17,0.6* -12,-4 -3,-9', { width: 2.2, halo: 0.6, from: 0.5 })
    hand.pen(1.3, '-1,-5 -11,-1.4')
  },
  peg: (hand) => {
    hand.solid(hand.ink.ellipse(0, -1.6, 3.6, 2.4), { rim: 0, halo: 0.3 })
  },
  castor(hand) {
    hand.form(hand.ink.ellipse(0, -4.4, 5, 5), { width: 2.2 })
    hand.spot(hand.ink.ellipse(0, -4.4, 1.7, 1.7))
  },
  /** The turned ball-and-claw of an old chair. */
  chair(hand) {
    hand.form('-5,-9* 4,-9* 3,-5 6,-3 4,0.4* -6,0.4* -7,-3 -3,-5', { width: 2.1 })
  },
  /** A ring a cup leaves. */
  ring(hand) {
    hand.form('-9,-4* 9,-4* 8,0.4* -8,0.4*', { width: 2.1 })
  },
  bristle(hand) {
    hand.ink.tufts(
      [
        [-5, -10],
        [0, -10],
        [5, -10],
      ],
      () => 92,
      { length: 11, count: 4, width: 1.8, fan: 0.5 },
    )
  },
  slipper(hand) {
    hand.tinted('7,-8* 8,0.4* -11,0.4 -14,-3 -10,-8 -2,-7*', { width: 2.2 })
    hand.form(hand.ink.ellipse(-10, -8, 3.4, 3.2), { width: 1.8, halo: 0.4 })
  },
} as const satisfies Record<string, DrawFoot>

/** A foot with its sole on the ground at (x, y). */
export function drawFoot(hand: Hand, kind: FootKind, x: number, y: number, scale = 1): void {
  hand.ink.at(x, y, { scale }, () => FEET[kind](hand))
}

/** Where a leg stands, in units. */
export interface Leg {
  readonly x: number
  readonly top: number
  /** Where its foot is; straight below when not given. */
  readonly to: number
  readonly y: number
  readonly thick: number
  readonly ankle: number
  readonly isFar: boolean
  /** It is black, its foot too. */
  readonly isBlack: boolean
  /** Of the foot alone. */
  readonly scale: number
}

/** A leg from (x, top) down to a foot at (`to`, y). A far one lies in shadow. */
export function drawLeg(hand: Hand, foot: FootKind, leg: Options<Leg> & Pick<Leg, 'x' | 'top'>): void {
  const { x, top, to = x, y = 0, thick = 12, ankle = thick * 0.72, isFar = false, isBlack = false, scale = 1 } = leg
  const tube = hand.ink.tube(
    [
      [x, top, thick],
      [x * 0.5 + to * 0.5 + 1, (top + y) / 2, (thick + ankle) / 2],
      [to, y - 5 * scale, ankle],
    ],
    { round: 0.3 },
  )
  if (isBlack) {
    hand.solid(hand.ink.clay([tube, hand.ink.ellipse(to - 2, y - 4, 10 * scale, 4.6 * scale)], 4), {
      halo: 0.8,
      rim: isFar ? 0 : 1,
    })
    return
  }
  if (isFar) hand.far(tube, { width: 2.1 })
  else
    hand.ink.form(tube, {
      width: 2.3,
      halo: 0.7,
      skip: [1],
      overshoot: 0,
      tone: { from: 0.5, width: 1.6, spacing: 2.1 },
    })
  drawFoot(hand, foot, to, y, scale)
}

/** Two legs of somebody who stands upright, the far one first. */
export function drawLegs(
  hand: Hand,
  foot: FootKind,
  options: { top: number; apart: number; x?: number; thick?: number; scale?: number },
): void {
  const { top, apart, x = 0, thick = 9, scale = 1 } = options
  drawLeg(hand, foot, { x: x + apart, top, to: x + apart + 2, y: -1.5, thick, isFar: true, scale })
  drawLeg(hand, foot, { x: x - apart, top, to: x - apart - 1, thick, scale })
}
