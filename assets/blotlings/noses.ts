import type { Hand } from './hand'

/** Noses, some 10 units wide, about 0, 0. */
export type NoseKind = keyof typeof NOSES

type DrawNose = (hand: Hand, isDark: boolean) => void

const NOSES = {
  triangle({ ink }, isDark) {
    ink.black('-4.6,-2.4* 0,-3.6 4.6,-2.6* 0.4,3.2', { white: isDark })
    ink.dot(-1.4, -1.6, 1, { white: !isDark })
    ink.line('0.3,2.6 0.6,6.4', { width: 1.5, white: isDark, profile: 'even' })
  },
  ball(hand) {
    hand.tinted(hand.ink.ellipse(0, 0, 5.2, 4.8), { width: 2, offset: 0.8, halo: 0.4 })
  },
  button({ ink }, isDark) {
    ink.black(ink.ellipse(0, 0, 3.4, 2.6), { white: isDark })
  },
  pig(hand) {
    hand.tinted(hand.ink.ellipse(0, 0, 8.4, 7), { width: 2.2, offset: 0.8, halo: 0.4 })
    hand.spot(hand.ink.ellipse(-3, 0, 1.5, 2.7), hand.ink.ellipse(2.8, -0.2, 1.5, 2.6))
  },
  big({ ink }, isDark) {
    ink.black(ink.ellipse(0, 0, 7, 5), { white: isDark })
    ink.dot(-2.4, -1.6, 1.5, { white: !isDark })
  },
  beak(hand) {
    hand.tinted('-5,-3* 0,-5 5,-3* 1,8*', { width: 2, offset: 0.6, halo: 0.4 })
    hand.pen(1.2, '-3,0 1,1.6 4,0')
  },
  bill(hand) {
    hand.tinted('-9,-2* 0,-5 9,-2* 11,4 0,7 -11,4', { width: 2, offset: 0.8, halo: 0.4 })
    hand.pen(1.5, '-10,2.4 0,3.6 10,2.2')
    hand.spot(hand.ink.ellipse(-2.4, -1.6, 0.9, 1.2), hand.ink.ellipse(2.4, -1.6, 0.9, 1.2))
  },
  nostrils({ ink }, isDark) {
    for (const x of [-2.8, 2.8]) ink.black(ink.ellipse(x, 0, 1.1, 1.9, x * 8), { white: isDark })
  },
  horse({ ink }, isDark) {
    for (const x of [-6, 6]) ink.black(ink.ellipse(x, 0, 1.7, 2.7, x * 6), { white: isDark })
  },
} as const satisfies Record<string, DrawNose>

export function drawNose(hand: Hand, kind: NoseKind, x: number, y: number, scale = 1, isDark = false): void {
  hand.ink.at(x, y, { scale }, () => NOSES[kind](hand, isDark))
}
