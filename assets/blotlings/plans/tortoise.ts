import { drawLeg } from '../feet'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import { drawTail } from '../tails'
import type { AnimalTraits } from '../traits'

/** Low, slow, and under something. */
export interface TortoiseTraits extends AnimalTraits {
  readonly plan: 'tortoise'
  readonly shell: TortoiseShell
  readonly headScale?: number
}

type TortoiseShell = keyof typeof SHELLS

/** Shells stand on a belly at y -18, from x -34 to 48. */
const SHELLS = {
  roof(hand) {
    const { ink } = hand
    const dome = hand.form('-38,-18* -32,-46 -6,-62 26,-60 50,-40 54,-16* 8,-10', { from: 0.48, width: 3.1 })
    ink.clip(dome, () =>
      hand.pen(
        2.2,
        '-20,-60 -14,-42 10,-40 24,-42 34,-58',
        '-14,-42 -24,-22 -22,-10',
        '10,-40 8,-22 10,-8',
        '24,-42 36,-24 36,-8',
        '-40,-26 -24,-22 8,-22 36,-24 56,-30',
      ),
    )
    hand.form('-8,-54* -9,-78* 31,-80* 32,-54*', { from: 0.5 })
    hand.form('22,-88* 30,-88* 30,-108* 21,-107*', { from: 0.4, width: 2.1 })
    hand.tinted('-18,-74* 10,-106* 42,-76*', { from: 0.58, width: 2.7, offset: 1.8 })
    hand.spot('-2,-58* -2,-70 2,-74 7,-70 7,-57*')
    hand.form('15,-72* 25,-73* 25,-63* 15,-62*', { width: 1.8 })
    hand.even(1.2, '20,-72 20,-63', '15,-67 25,-68')
  },
  tureen(hand) {
    const { ink } = hand
    for (const x of [-40, 54]) hand.form(ink.ellipse(x, -34, 9, 10), { width: 3 })
    hand.form('-38,-42* 54,-44* 48,-20 30,-8* -16,-8* -32,-20', { from: 0.48, width: 3.1 })
    ink.clip('-38,-42* 54,-44* 48,-20 30,-8* -16,-8* -32,-20', () =>
      ink.line('-40,-27 8,-21 56,-29', { width: 6, color: hand.accent, profile: 'even' }),
    )
    hand.form('-36,-44 -24,-68 8,-78 40,-70 53,-46* 8,-40', { from: 0.5, width: 2.9 })
    hand.tinted(ink.ellipse(8, -84, 9, 7.4), { width: 2.4 })
    hand.pen(2.4, '36,-78 32,-88 40,-98 36,-110', '-20,-76 -24,-86 -16,-96')
    hand.even(3, '44,-56 62,-80')
    hand.form(ink.ellipse(64, -84, 6, 8, 30), { width: 2.1 })
  },
  table(hand) {
    const { ink } = hand
    hand.far('-22,-52* 40,-52* 36,-12* -18,-12*', { width: 2.4 })
    const cloth = hand.form(
      '-46,-62* 62,-64* 66,-34* 54,-42 44,-28* 32,-40 20,-26* 6,-40 -8,-26* -18,-40 -30,-28* -38,-42 -50,-34*',
      { from: 0.56, width: 2.9 },
    )
    ink.clip(cloth, () => {
      for (const x of [-44, -20, 4, 28, 52])
        ink.line(
          [
            [x, -70],
            [x - 2, -20],
          ],
          { width: 8, color: hand.accent, alpha: 0.75, profile: 'even' },
        )
      ink.line('-52,-46 8,-44 68,-48', { width: 7, color: hand.accent, alpha: 0.75, profile: 'even' })
    })
    hand.form('-48,-68* 64,-70* 64,-62* -48,-60*', { width: 2.6 })
    hand.form('-8,-92 -2,-98 10,-96 12,-90 10,-76 14,-70* -10,-70* -6,-78', { width: 2.4, from: 0.5 })
    hand.pen(3, '2,-97 0,-110', '6,-97 14,-112', '2,-97 -10,-108')
    for (const [x, y] of [
      [0, -111],
      [15, -113],
      [-11, -109],
    ] as const) {
      hand.tinted(ink.scalloped(ink.ellipse(x, y, 5, 5), { size: 5, depth: 2 }), { width: 1.7 })
      hand.spot(ink.ellipse(x, y, 1.6, 1.6))
    }
    hand.form('26,-82* 44,-82* 42,-70* 29,-70*', { width: 2.2 })
    hand.pen(2.6, '44,-80 50,-78 44,-73')
    hand.pen(1.6, '32,-88 30,-94 34,-99')
  },
  helmet(hand) {
    const { ink } = hand
    const dome = hand.tinted('-40,-20* -38,-56 -14,-80 20,-80 46,-58 52,-18* 6,-12', {
      from: 0.54,
      width: 3.2,
      offset: 2.6,
    })
    ink.clip(dome, () => {
      ink.black('2,-84* 14,-84* 20,-10* 6,-10*', { white: true })
      hand.even(1.8, '2,-84 6,-10', '14,-84 20,-10')
    })
    hand.solid('-44,-24* 6,-15 56,-22* 55,-13 6,-6 -44,-14*', { rim: 1.2 })
    hand.form(ink.ellipse(-22, -50, 11, 11), { width: 2.6 })
    hand.form(ink.ellipse(-22, -50, 6, 6), { width: 1.6 })
    for (const turn of [170, 195, 220]) {
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      hand.flick(2.2, [
        [-22 + c * 15, -50 + s * 15],
        [-22 + c * 28, -50 + s * 28],
      ])
    }
  },
  igloo(hand) {
    const { ink } = hand
    const dome = hand.form('-36,-14* -34,-52 -8,-82 24,-82 50,-54 54,-12* 10,-8', { from: 0.5, width: 3.1 })
    ink.clip(dome, () => {
      hand.pen(1.9, '-40,-34 8,-26 58,-32', '-36,-54 8,-46 56,-52', '-26,-70 8,-64 44,-70')
      hand.even(
        1.7,
        '-18,-32 -20,-10',
        '2,-28 0,-8',
        '32,-30 34,-8',
        '-26,-52 -28,-34',
        '-6,-48 -6,-30',
        '22,-48 22,-28',
        '40,-52 42,-32',
        '-12,-66 -14,-50',
        '12,-65 12,-48',
        '28,-68 32,-50',
        '4,-82 4,-66',
      )
    })
    hand.form('-34,-10* -34,-34 -22,-44 -8,-34 -7,-10*', { width: 2.6 })
    hand.spot('-29,-12* -29,-32 -22,-38 -14,-32 -13,-12*')
    hand.pen(2, '22,-82 24,-98')
    hand.tinted('24,-98* 42,-94 24,-88*', { width: 1.9 })
  },
} as const satisfies Record<string, (hand: Hand) => void>

export function drawTortoise(hand: Hand, traits: TortoiseTraits): void {
  const { ink } = hand
  const feet = traits.feet ?? 'stump'
  const size = traits.headScale ?? 0.72
  if (traits.tail) drawTail(hand, traits.tail, 48, -16, 0.7)
  drawLeg(hand, feet, { x: -20, top: -18, to: -24, y: -2, thick: 14, isFar: true, scale: 0.9 })
  drawLeg(hand, feet, { x: 38, top: -18, to: 42, y: -2, thick: 14, isFar: true, scale: 0.9 })
  hand.form(ink.tube('-10,-18@26 -36,-28@20 -44,-40@17', { root: true }), { from: 0.5 })
  hand.far(ink.ellipse(8, -16, 44, 10), { width: 2.3 })
  SHELLS[traits.shell](hand)
  drawLeg(hand, feet, { x: -28, top: -16, to: -34, thick: 16 })
  drawLeg(hand, feet, { x: 30, top: -16, to: 32, thick: 16 })
  drawHead(hand, traits.head, traits.face, { x: -47, y: -48, scale: size, turn: -4 })
}
