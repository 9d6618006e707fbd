import type { Hand } from './hand'

/** What a head 44 units wide about 0, 0 wears between its ears. */
export type HornKind = keyof typeof HORNS

type DrawHorns = (hand: Hand) => void

/** Both sides of a head, the far one first. */
function both({ ink }: Hand, draw: (side: 1 | -1) => void): void {
  ink.mirror(0, draw)
}

const HORNS = {
  nubs: (hand) => both(hand, () => hand.form('4,-19* 6,-31 10,-32 13,-19*', { width: 2.2 })),
  curl: (hand) =>
    both(hand, (side) => {
      hand.form(
        hand.ink.tube([
          [9, -17, 10],
          [24, -30, 10],
          [37, -20, 8],
          [34, -3 + side, 6],
          [24, -2, 3],
        ]),
        { from: 0.5 },
      )
      hand.pen(1.6, '18,-32 20,-21', '29,-32 27,-22', '40,-20 32,-16', '38,-6 31,-9')
    }),
  goat: (hand) =>
    both(hand, (side) => {
      hand.form(
        hand.ink.tube([
          [7, -17, 9],
          [12, -36, 7],
          [26 + side * 2, -48, 2],
        ]),
        { from: 0.48 },
      )
      hand.pen(1.4, '6,-27 15,-27', '9,-35 17,-34')
    }),
  bull: (hand) =>
    both(hand, () => {
      hand.form(hand.ink.tube('16,-12@12 34,-16@9 42,-30@6 40,-38@1.4'), { from: 0.5 })
    }),
  antlers: (hand) =>
    both(hand, (side) => {
      const antler = [`7,-16 14,-34 ${22 + side * 2},-52`, '11,-28 28,-34 34,-46', '16,-40 8,-52']
      for (const branch of antler) hand.ink.line(branch, { width: 5.4, profile: 'grow' })
      hand.white(1.2, '9,-20 14,-34 20,-46', '16,-31 27,-36')
    }),
  elk: (hand) =>
    both(hand, () => {
      hand.form('8,-15* 16,-24 20,-40* 27,-30 31,-44* 37,-31 46,-40* 44,-24 34,-15 18,-12*', { from: 0.5 })
    }),
  pronghorn: (hand) =>
    both(hand, (side) => {
      hand.solid(
        hand.ink.tube([
          [6, -16, 7],
          [10, -36, 6],
          [20 + side, -46, 1.6],
        ]),
        { rim: 0.8 },
      )
    }),
  dragon: (hand) =>
    both(hand, (side) => {
      hand.form(hand.ink.leaf(9, -14, -58 + side * 4, 30, 11, { bend: -7, belly: 0.3 }), { from: 0.46 })
    }),
} as const satisfies Record<string, DrawHorns>

export function drawHorns(hand: Hand, kind: HornKind): void {
  HORNS[kind](hand)
}
