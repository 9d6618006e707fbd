import type { Hand } from './hand'

/** What stands on either side of a head 44 units wide whose middle is 0, 0. Drawn to the right; the left is its mirror. */
export type EarKind = keyof typeof EARS

type DrawEar = (hand: Hand, side: 1 | -1) => void

const EARS = {
  none: () => undefined,
  point(hand, side) {
    hand.form(`4,-14* 13,-34 ${20 + side},-42* 24,-26 21,-8*`, { from: 0.5 })
    hand.spot('10,-17 18,-33 20,-14')
  },
  round(hand) {
    hand.form(hand.ink.ellipse(18, -19, 11, 11), { from: 0.5 })
    hand.spot(hand.ink.ellipse(18, -18, 5.8, 6))
  },
  mouse(hand) {
    hand.form(hand.ink.ellipse(22, -22, 17, 17), { from: 0.5 })
    hand.ink.tint(hand.ink.ellipse(22, -21, 11, 11.6), { color: hand.accent, offset: 0.6 })
  },
  long(hand, side) {
    hand.form(hand.ink.leaf(8, -14, -76 + side * 4, 50, 17, { bend: 5, belly: 0.6, tip: 0.7 }), { from: 0.5 })
    hand.ink.tint(hand.ink.leaf(9, -22, -76 + side * 4, 36, 8, { bend: 4, belly: 0.6, tip: 0.7 }), {
      color: hand.accent,
      offset: 0.4,
    })
  },
  /** A hare's: the right one has gone over. */
  hare(hand, side) {
    if (side < 0) {
      EARS.long(hand, side)
      return
    }
    hand.form('6,-16* 12,-36 24,-46 35,-40* 42,-24 34,-10 28,-20 26,-30 18,-14*', { from: 0.46 })
    hand.pen(1.6, '27,-42 26,-32 30,-22')
  },
  flop(hand) {
    hand.form('4,-18* 16,-26 28,-14 30,8 22,16 15,2 12,-8*', { from: 0.44 })
  },
  sheep(hand) {
    hand.form(hand.ink.leaf(16, -8, 12, 22, 13, { bend: 4, belly: 0.5 }), { from: 0.44 })
  },
  elephant(hand, side) {
    hand.form(side > 0 ? '8,-16* 30,-34 44,-16 40,12 26,22 14,10*' : '10,-14* 22,-28 33,-14 30,10 22,16 14,6*', {
      from: 0.46,
    })
    hand.pen(1.5, '20,-10 26,-4 25,6', '30,-16 34,-6')
  },
  bat(hand) {
    hand.form('4,-12* 6,-38* 22,-50* 30,-30 22,-22* 26,-8*', { from: 0.46 })
    hand.pen(1.3, '10,-16 15,-32 21,-44', '14,-16 22,-30')
  },
  fin(hand) {
    for (const [turn, length] of [
      [-34, 20],
      [-6, 25],
      [22, 18],
    ] as const) {
      hand.tinted(hand.ink.leaf(18, -2, turn, length, 11, { bend: 2 }), { width: 2, offset: 0.8 })
    }
  },
} as const satisfies Record<string, DrawEar>

/** The far ear, or both: heads are drawn over ears. */
export function drawEars(hand: Hand, kind: EarKind): void {
  EARS[kind](hand, 1)
  hand.ink.flip(0, () => EARS[kind](hand, -1))
}
