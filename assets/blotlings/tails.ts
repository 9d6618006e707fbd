import type { Hand } from './hand'

/** What follows a creature that walks to the left: rooted at 0, 0, growing to the right. */
export type TailKind = keyof typeof TAILS

type DrawTail = (hand: Hand) => void

const TAILS = {
  flame(hand) {
    const flame = hand.tinted('-4,4* 10,-2 16,-16 12,-30* 24,-24 28,-36* 36,-22 38,-32* 42,-14 32,2 14,10 -2,12*', {
      from: 0.6,
      offset: 1.8,
    })
    hand.ink.clip(flame, () => hand.ink.black('4,6 18,-4 22,-16 28,-8 30,-16 32,-6 22,4 8,10', { white: true }))
  },
  brush(hand) {
    hand.form(hand.ink.leaf(0, 2, -46, 50, 26, { bend: -12, belly: 0.55 }), { from: 0.5 })
    hand.flick(1.7, '12,-8 24,-16', '16,-4 30,-16', '22,-18 33,-32')
  },
  cat: (hand) => hand.ink.limb('-2,4@9 14,2@8 22,-14@7.4 14,-30@7 22,-42@6', { width: 2.3, tone: { from: 0.46 } }),
  question(hand) {
    hand.solid(hand.ink.tube('-4,6@10 12,0@9 18,-20@8 8,-38@8 20,-50@7.4 32,-42@7 28,-32@6', { root: true, round: 1 }))
  },
  curly: (hand) => hand.pen(3.4, '-2,2 8,-2 12,-10 6,-12 5,-4 14,-2 20,-8'),
  stub: (hand) => hand.form('-4,-4* 6,-12 12,-8 8,2 -2,6*', { from: 0.46 }),
  puff: (hand) => hand.form(hand.ink.scalloped(hand.ink.ellipse(6, 0, 8, 8), { size: 7, depth: 2.6 }), { from: 0.5 }),
  tassel(hand) {
    hand.ink.limb('-2,0@6 12,4@5 18,16@4', { width: 2.1, tone: { from: 0.4 } })
    hand.ink.tufts(
      [
        [16, 13],
        [18, 16],
        [19, 13],
      ],
      () => 80,
      { length: 13, count: 4, width: 2.4, fan: 0.7 },
    )
  },
  horse(hand) {
    hand.solid('-4,-4* 8,-10 18,-4 22,12 18,28 24,34* 10,30 6,16 2,6*')
    hand.white(1.4, '6,-4 14,8 14,26')
  },
  lizard: (hand) => hand.ink.limb('-8,2@22 12,4@16 28,-2@10 38,-14@3', { width: 2.6, tone: { from: 0.42 } }),
  spiked(hand) {
    for (const [x, y, turn] of [
      [8, -7, -80],
      [18, -8, -66],
      [28, -12, -54],
    ] as const)
      hand.tinted(hand.ink.leaf(x, y + 3, turn, 12, 9), { width: 1.9, offset: 0.6 })
    TAILS.lizard(hand)
  },
  beaver(hand) {
    const paddle = hand.form(hand.ink.ellipse(20, 2, 18, 9, -14), { from: 0.5 })
    hand.ink.clip(paddle, () => hand.even(1.2, '4,-6 30,10', '12,-10 38,6', '8,12 32,-12', '20,14 40,-6'))
  },
  feathers(hand) {
    for (const [turn, length] of [
      [-64, 26],
      [-40, 30],
      [-16, 28],
    ] as const) {
      hand.form(hand.ink.leaf(-2, 0, turn, length, 11, { bend: 3, belly: 0.66 }), { width: 2, from: 0.52 })
    }
  },
  cock(hand) {
    for (const [turn, bend] of [
      [-84, 16],
      [-66, 18],
      [-46, 18],
      [-24, 14],
    ] as const) {
      hand.tinted(hand.ink.leaf(-2, 2, turn, 38, 9, { bend, belly: 0.6, tip: 0.3 }), { width: 2, offset: 0.8 })
    }
  },
  ink(hand) {
    hand.solid(hand.ink.tube('-8,2@18 14,4@14 28,-6@10 32,-22@7 26,-34@5', { root: true }))
    hand.form('20,-32* 22,-46 27,-58* 32,-46 33,-33*', { width: 2.1 })
    hand.pen(1.4, '27,-54 27,-42')
    hand.spot(hand.ink.ellipse(27, -40, 1.5, 1.7))
  },
  saw(hand) {
    const blade = [
      '-6,-6*',
      '10,-4',
      '26,-10',
      '40,-22*',
      ...['36,-18*', '38,-12*', '31,-13*', '31,-6*', '25,-8*', '23,-1*', '17,-4*', '13,3*', '7,0*', '1,7*'],
      '-6,8*',
    ]
    hand.form(blade.join(' '), { from: 0.5 })
  },
} as const satisfies Record<string, DrawTail>

export function drawTail(hand: Hand, kind: TailKind, x: number, y: number, scale = 1, turn = 0): void {
  hand.ink.at(x, y, { scale, rotate: turn }, () => TAILS[kind](hand))
}
