import { drawEye } from '../eyes'
import { drawBrows } from '../face'
import { drawFoot } from '../feet'
import type { Hand } from '../hand'
import { drawTail, type TailKind } from '../tails'
import type { Traits } from '../traits'

/** A bird on stilts: legs, neck and bill, and hardly anything to hang them on. */
export interface WaderTraits extends Traits {
  readonly plan: 'wader'
  readonly legs: 'knot' | 'one' | 'broom' | 'pegs'
  readonly leg: number
  readonly neck: 'straight' | 'swan' | 'short'
  readonly bill: WaderBill
  readonly crest?: 'plumes' | 'none' | 'cap' | 'straw'
  readonly tail?: TailKind
  readonly girth?: number
}

type WaderBill = keyof typeof BILLS

const BILLS = {
  dagger(hand) {
    hand.tinted('-8,-6* -44,6* -8,4*', { width: 2.3, offset: 0.8 })
    hand.pen(1.4, '-9,0 -38,5')
  },
  /** A golf club, for a long drive. */
  club(hand) {
    hand.form('-6,-5* -24,-1* -25,4* -6,5*', { width: 2.2 })
    hand.solid('-22,-7* -36,-6 -41,8 -38,22* -28,21 -25,10 -22,6*', { rim: 1.2 })
    hand.white(1.2, '-36,16 -28,16', '-38,12 -28,12')
  },
  ladle(hand) {
    hand.form('-6,-4* -26,-4* -26,1* -6,4*', { width: 2.1 })
    hand.tinted('-22,-6* -54,-6* -52,8 -38,13 -25,7*', { width: 2.5, from: 0.6 })
    hand.form(hand.ink.ellipse(-38, -6, 16, 4), { width: 1.9 })
    hand.pen(1.5, '-46,-14 -43,-19 -47,-24', '-36,-13 -33,-18 -37,-23')
  },
  stork(hand) {
    hand.tinted('-6,-7* -20,-5 -46,4* -20,5 -6,5*', { width: 2.4, offset: 0.8 })
    hand.pen(1.4, '-7,0 -40,3')
    hand.pen(1.5, '-40,4 -42,14', '-40,4 -34,14')
    hand.form('-50,12* -30,12* -28,28 -40,34 -52,28', { width: 2.2, from: 0.55 })
    hand.spot(hand.ink.ellipse(-43, 22, 1.1, 1.5), hand.ink.ellipse(-36, 22, 1.1, 1.5))
  },
} as const satisfies Record<string, (hand: Hand) => void>

export function drawWader(hand: Hand, traits: WaderTraits): void {
  const { ink } = hand
  const { leg, girth = 18, neck } = traits
  const middle = -leg - girth * 0.7
  const headY = neck === 'short' ? middle - girth - 10 : neck === 'swan' ? middle - 46 : middle - 52
  const headX = neck === 'swan' ? -16 : -20
  if (traits.tail) drawTail(hand, traits.tail, 24, middle - 2)
  drawWaderLegs(hand, traits, middle)
  const spine =
    neck === 'swan'
      ? [
          [-14, middle - 2, 22],
          [-32, middle - 14, 12],
          [-26, middle - 30, 10],
          [-6, middle - 38, 10],
          [headX + 4, headY + 2, 15],
        ]
      : [
          [-12, middle - 2, 24],
          [-22, middle - 18, 14],
          [-16, middle - 34, 11],
          [headX, headY + 4, 15],
        ]
  const body = ink.clay(
    [ink.ellipse(4, middle, 29, girth, 8), ink.tube(spine, { root: true }), ink.ellipse(headX, headY, 13, 11.4)],
    8,
  )
  hand.form(body, { from: 0.52, width: 3 })
  if (traits.coat === 'fade')
    ink.wash(body, { color: hand.accent, alpha: 0.85, fade: { from: [0, middle + 20], to: [0, headY] } })
  const wing = hand.tinted(
    [
      [-6, middle - 10, 1, 1],
      [10, middle - 15],
      [28, middle - 8],
      [42, middle + 6, 1, 1],
      [28, middle + 13],
      [8, middle + 13],
      [-8, middle + 5],
    ],
    { from: 0.56, offset: 1.8 },
  )
  ink.clip(wing, () =>
    hand.flick(
      1.6,
      [
        [6, middle - 8],
        [20, middle - 3],
        [34, middle + 4],
      ],
      [
        [2, middle],
        [14, middle + 5],
        [26, middle + 9],
      ],
    ),
  )
  drawCrest(hand, traits.crest ?? 'none', headX, headY)
  ink.at(headX, headY, {}, () => BILLS[traits.bill](hand))
  drawEye(hand, traits.face.eyes, headX - 2, headY - 3, { side: 1, scale: 0.84 })
  ink.at(headX - 11, headY - 3, { scale: 0.9 }, () =>
    ink.clip('2,-40* 60,-40* 60,40* 2,40*', () => drawBrows(hand, traits.face.brow ?? 'raised', 10)),
  )
}

function drawWaderLegs(hand: Hand, { legs, leg, feet = 'toes' }: WaderTraits, middle: number): void {
  const { ink } = hand
  const top = middle + 10
  if (legs === 'broom') {
    hand.form(
      [
        [1, top, 1, 1],
        [6, top, 1, 1],
        [7, -22, 1, 1],
        [0, -22, 1, 1],
      ],
      { width: 2, from: 0.5 },
    )
    const broom = hand.form('-2,-26* 9,-26* 13,-14 20,1* 14,-1 10,2* 5,-1 1,2* -4,-1 -8,2* -14,0* -8,-14', {
      from: 0.5,
      width: 2.2,
    })
    ink.clip(broom, () => hand.flick(1.5, '1,-22 -6,0', '4,-22 3,0', '6,-22 12,0', '0,-22 -11,0', '8,-20 17,0'))
    hand.ink.line('-4,-23 11,-23', { width: 4, color: hand.accent, profile: 'even' })
    hand.even(1.4, '-5,-25 11,-25.4', '-5,-20.6 12,-21')
    return
  }
  if (legs === 'one') {
    hand.form(
      ink.tube([
        [10, top, 8],
        [20, -leg * 0.72, 6],
        [2, -leg * 0.66, 5],
        [4, -leg * 0.5, 4],
      ]),
      { width: 2, from: 0.1 },
    )
  } else {
    hand.far(
      ink.tube([
        [12, top, 7],
        [16, -leg * 0.5, 5],
        [17, -5, 4.6],
      ]),
      { width: 2 },
    )
    hand.far(ink.ellipse(16, -leg * 0.5, 4.6, 4.6), { width: 1.8 })
    drawFoot(hand, feet, 17, -2, 0.9)
  }
  hand.form(
    ink.tube(
      [
        [-2, top, 8],
        [-2, -leg * 0.5, 5.4],
        [-3, -5, 5],
      ],
      { root: true },
    ),
    { width: 2.1 },
  )
  hand.form(ink.ellipse(-2, -leg * 0.52, 5.2, 5), { width: 2 })
  drawFoot(hand, feet, -3, 0)
}

function drawCrest(hand: Hand, crest: NonNullable<WaderTraits['crest']>, x: number, y: number): void {
  if (crest === 'plumes') {
    for (const [turn, length] of [
      [-16, 24],
      [4, 30],
      [-38, 24],
    ] as const)
      hand.tinted(hand.ink.leaf(x + 8, y - 6, turn, length, 8, { bend: -4, belly: 0.5 }), { width: 2, offset: 0.6 })
  }
  if (crest === 'straw')
    hand.ink.tufts(
      [
        [x + 2, y - 10],
        [x + 7, y - 8],
      ],
      () => -50,
      { length: 18, count: 5, width: 2.4, fan: 0.7 },
    )
  if (crest === 'cap') {
    hand.tinted(
      [
        [x - 12, y - 7, 1, 1],
        [x - 6, y - 18],
        [x + 8, y - 17],
        [x + 12, y - 5, 1, 1],
      ],
      { width: 2.2 },
    )
    hand.form(
      [
        [x - 10, y - 8, 1, 1],
        [x - 24, y - 8],
        [x - 22, y - 4],
        [x - 6, y - 5, 1, 1],
      ],
      { width: 2 },
    )
  }
}
