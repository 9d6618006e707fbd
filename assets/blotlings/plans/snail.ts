import { drawEye } from '../eyes'
import { drawBrows } from '../face'
import type { Hand } from '../hand'
import { drawMouth } from '../mouths'
import type { Traits } from '../traits'

/** One foot, as long as itself, and a house on it. */
export interface SnailTraits extends Traits {
  readonly plan: 'snail'
  readonly house: SnailHouse
}

type SnailHouse = keyof typeof HOUSES

/** Houses stand on a back some 20 units high, about x 14. */
const HOUSES = {
  swirl(hand) {
    const shell = hand.tinted(hand.ink.ellipse(16, -46, 34, 34, 0, 0.02), { from: 0.56, width: 3, offset: 2.4 })
    hand.ink.clip(shell, () =>
      hand.pen(3.2, '40,-20 48,-48 32,-72 6,-72 -8,-50 2,-28 24,-26 34,-44 24,-60 8,-56 6,-42 18,-38 22,-48 14,-50'),
    )
  },
  /** A stove, whose pipe has a bend, and something in the oven. */
  stove(hand) {
    const { ink } = hand
    hand.form('26,-72* 36,-72* 36,-96* 26,-96*', { from: 0.3, width: 2.2 })
    hand.form('22,-94* 40,-94* 37,-103* 26,-103*', { width: 2.3, from: 0.4 })
    for (const [x, y, radius] of [
      [30, -110, 5],
      [38, -119, 7],
      [28, -127, 4.6],
    ] as const)
      hand.form(ink.ellipse(x, y, radius, radius * 0.86, 0, 0.1), { width: 1.8 })
    const stove = hand.form('-18,-18* -20,-66* -12,-76 34,-78 46,-68* 46,-18*', { from: 0.46, width: 3 })
    ink.clip(stove, () => hand.even(1.8, '-22,-64 48,-66'))
    const door = hand.tinted('-6,-56* 32,-57* 33,-28* -6,-27*', { width: 2.5 })
    ink.clip(door, () => {
      ink.black('-2,-52* 28,-53* 29,-32* -2,-31*')
      for (const x of [3, 11, 20]) ink.black(ink.leaf(x, -31, -86, 17, 8, { bend: 2 }), { white: true })
    })
    hand.even(2.6, '36,-50 36,-34')
    for (const x of [-10, 40])
      hand.pen(2, [
        [x, -22],
        [x + 1, -17],
      ])
  },
  /** A ship's hull, and a sail that has been mended. */
  ship(hand) {
    const { ink } = hand
    const hull = hand.tinted('-26,-52* -10,-46 36,-46 58,-56* 52,-30 40,-16* -8,-16* -20,-30', {
      from: 0.54,
      width: 2.9,
      offset: 2,
    })
    ink.clip(hull, () => hand.even(1.6, '-30,-40 60,-40', '-30,-29 60,-29'))
    for (const x of [0, 16, 32]) {
      hand.form(ink.ellipse(x, -35, 4.6, 4.6), { width: 1.8 })
      hand.spot(ink.ellipse(x, -35, 2, 2))
    }
    hand.even(3.4, '16,-46 17,-124')
    hand.form('20,-118* 38,-104 46,-84 46,-60* 32,-56 20,-58*', { from: 0.52, width: 2.5 })
    hand.form('13,-108* 4,-90 -10,-66* 2,-62 13,-60*', { width: 2.2 })
    hand.form('30,-84* 39,-86* 40,-75* 31,-74*', { width: 1.6, halo: 0.2 })
    hand.pen(1.3, '28,-82 32,-82', '38,-84 42,-85', '31,-72 31,-76', '38,-73 38,-77')
    hand.tinted('17,-124* 4,-120 17,-115*', { width: 1.7 })
  },
} as const satisfies Record<string, (hand: Hand) => void>

export function drawSnail(hand: Hand, traits: SnailTraits): void {
  const { ink } = hand
  hand.far(ink.tube('-30,-52@8 -26,-66@7 -24,-78@6', { root: true }), { width: 2.1 })
  const body = ink.clay(
    [
      ink.tube('62,-2@5 44,-8@15 10,-11@24 -20,-12@26 -38,-26@24 -40,-46@21', { root: true, round: 1 }),
      ink.ellipse(-42, -48, 16, 13),
    ],
    7,
  )
  hand.form(body, { from: 0.5, width: 3, tone: { angle: -60 } })
  hand.pen(1.4, '-30,-6 -24,-2', '-12,-6 -8,-2', '8,-6 12,-2', '28,-6 32,-2', '44,-6 47,-3')
  HOUSES[traits.house](hand)
  hand.form(ink.tube('-46,-56@9 -52,-70@8 -52,-80@7', { root: true }), { width: 2.2 })
  drawEye(hand, traits.face.eyes, -24, -83, { side: 1, scale: 1 })
  drawEye(hand, traits.face.eyes, -52, -85, { side: -1, scale: 1.12 })
  ink.at(-39, -84, { scale: 1.2 }, () => drawBrows(hand, traits.face.brow ?? 'raised', 11))
  drawMouth(hand, traits.face.mouth, -47, -45, 0.9)
}
