import { VERMILION } from '../ink/palette'
import type { Hand } from './hand'

/** Mouths, some 20 units wide, about 0, 0; none of them the same left and right. */
export type MouthKind = keyof typeof MOUTHS

type DrawMouth = (hand: Hand, isDark: boolean) => void

/** A tooth that points down, or up. */
function fang({ ink }: Hand, x: number, y: number, length: number, isUp = false): void {
  const tip = isUp ? -length : length
  ink.form(
    [
      [x - 2, y, 1, 1],
      [x + 2.2, y, 1, 1],
      [x + 0.4, y + tip, 1, 1],
    ],
    { width: 1.3, halo: 0.2 },
  )
}

function curve({ ink }: Hand, path: string, isDark: boolean, width = 2.1): void {
  ink.line(path, { width, white: isDark, profile: 'pen' })
}

/** A mouth that is open: black, with a tongue in it. */
function open({ ink }: Hand, shape: string, tongue: readonly [number, number, number]): void {
  const mouth = ink.black(ink.cut(shape, { halo: 0.4 }))
  ink.clip(mouth, () => {
    const inside = ink.ellipse(tongue[0], tongue[1], tongue[2], tongue[2] * 0.62)
    ink.cut(inside)
    ink.wash(inside, { alpha: 0.9, color: VERMILION })
  })
}

const MOUTHS = {
  smile: (hand, isDark) => curve(hand, '-8,-1.4 -1,2.4 9,-2', isDark),
  smirk(hand, isDark) {
    curve(hand, '-7,1.4 0,2 8,-2.6', isDark)
    curve(hand, '7,-4.6 9.4,-2.4 9,0', isDark, 1.6)
  },
  flat: (hand, isDark) => curve(hand, '-6,0 0,-0.6 7,0.4', isDark),
  frown: (hand, isDark) => curve(hand, '-7,2.4 0,-1.4 8,2', isDark),
  wobble: (hand, isDark) => curve(hand, '-9,0 -5,-2 -1,1.4 3,-1.6 8,0.8', isDark),
  round: ({ ink }, isDark) => {
    ink.black(ink.ellipse(0, 1, 2.8, 3.6), { white: isDark })
  },
  laugh: (hand) => open(hand, '-10,-3* -2,-1 10,-4* 7,6 0,9 -7,6', [1, 9, 6]),
  shout: (hand) => open(hand, '-6,-4 1,-6 7,-3 7,7 1,11 -6,7', [1, 10, 5]),
  grin(hand) {
    const { ink } = hand
    const teeth = hand.form('-11,-3* 0,0 12,-4* 9,5 0,7 -8,4', { width: 1.9, halo: 0.3 })
    ink.clip(teeth, () => hand.even(1.2, '-5,-4 -5,8', '0,-4 0,9', '6,-4 5,9', '-12,1.4 13,1'))
  },
  fangs(hand, isDark) {
    curve(hand, '-9,-1 0,1.6 10,-2.4', isDark)
    fang(hand, -5, 0.4, 5.6)
    fang(hand, 5, 0, 6.4)
  },
  tusks(hand, isDark) {
    curve(hand, '-9,0 0,2 10,-1', isDark)
    fang(hand, -6, 1.4, 9, true)
    fang(hand, 6, 1.2, 8, true)
  },
  buck(hand, isDark) {
    curve(hand, '-7,-1.4 -3,1.2 0,-0.4 4,1.2 8,-2', isDark)
    hand.form('-3.4,0.6* 3.6,0.4* 3,8* -2.8,8.2*', { width: 1.6, halo: 0.3 })
    hand.even(1, '0.1,1 0.2,7.6')
  },
  tongue(hand, isDark) {
    curve(hand, '-8,-1.4 -1,2.2 9,-2', isDark)
    const tongue = hand.form('0,1.4* 7,0* 7.6,7 4,10 0.4,7.4', { width: 1.7, halo: 0.3 })
    hand.ink.tint(tongue, { color: VERMILION, offset: 0.4 })
    hand.pen(1, '3.6,2.6 4,6.6')
  },
  whistle(hand, isDark) {
    curve(hand, '-5,-3 -1,0 -5,3', isDark)
    hand.pen(1.4, '-9,-1 -13,-2', '-9,2 -13,3')
  },
  none: () => undefined,
} as const satisfies Record<string, DrawMouth>

export function drawMouth(hand: Hand, kind: MouthKind, x: number, y: number, scale = 1, isDark = false): void {
  const shown = hand.mood === 'sad' && kind !== 'none' ? 'frown' : kind
  hand.ink.at(x, y, { scale }, () => MOUTHS[shown](hand, isDark))
}
