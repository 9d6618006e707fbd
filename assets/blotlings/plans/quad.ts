import type { Line } from '../../ink/path'
import { drawBody } from '../coats'
import { drawLeg } from '../feet'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import { drawTail } from '../tails'
import type { AnimalTraits } from '../traits'

/** On four legs. */
export interface QuadTraits extends AnimalTraits {
  readonly plan: 'quad'
  /** Half its length, half its height, its legs and neck, in units; and how its back runs. */
  readonly body: { length: number; girth: number; leg: number; neck: number; thick?: number; arch?: number }
  readonly headScale?: number
  readonly back?: QuadBack
  readonly headgear?: QuadHeadgear
}

type QuadBack = keyof typeof BACKS

/** Where things can be put on a back. */
interface Place {
  readonly body: Line
  readonly top: number
  readonly length: number
}

type QuadHeadgear = keyof typeof HEADGEAR

type DrawBack = (hand: Hand, place: Place) => void

const BACKS = {
  moss(hand, { length, top }) {
    const moss = hand.tinted(
      hand.ink.scalloped(hand.ink.ellipse(4, top + 3, length * 0.72, 8), { size: 9, depth: 3.4 }),
      { width: 2.2 },
    )
    hand.ink.clip(moss, () =>
      hand.ink.tufts(
        [
          [-10, top + 6],
          [4, top + 4],
          [18, top + 6],
        ],
        () => -90,
        { length: 6, count: 4, width: 1.3, fan: 1 },
      ),
    )
    hand.pen(1.8, [
      [14, top - 2],
      [16, top - 14],
    ])
    hand.tinted(hand.ink.leaf(16, top - 12, -150, 10, 7), { width: 1.6 })
    hand.tinted(hand.ink.leaf(16, top - 12, -30, 11, 7), { width: 1.6 })
  },
  shack(hand, { top }) {
    const wall = hand.form(
      [
        [-12, top - 20, 1, 1],
        [32, top - 22, 1, 1],
        [34, top + 6, 1, 1],
        [-10, top + 8, 1, 1],
      ],
      { from: 0.46 },
    )
    hand.ink.clip(wall, () =>
      hand.even(
        1.3,
        [
          [-14, top - 13],
          [36, top - 15],
        ],
        [
          [-14, top - 5],
          [36, top - 7],
        ],
        [
          [-14, top + 2],
          [36, top + 1],
        ],
      ),
    )
    hand.form(
      [
        [24, top - 50, 1, 1],
        [32, top - 51, 1, 1],
        [33, top - 28, 1, 1],
        [24, top - 28, 1, 1],
      ],
      { from: 0.4 },
    )
    hand.tinted(
      [
        [-20, top - 18, 1, 1],
        [6, top - 44, 1, 1],
        [40, top - 20, 1, 1],
        [34, top - 16],
        [8, top - 36],
        [-14, top - 14],
      ],
      { from: 0.6 },
    )
    hand.spot([
      [-4, top - 16, 1, 1],
      [6, top - 17, 1, 1],
      [6, top + 7, 1, 1],
      [-4, top + 7, 1, 1],
    ])
    hand.form(
      [
        [14, top - 14, 1, 1],
        [25, top - 15, 1, 1],
        [25, top - 5, 1, 1],
        [14, top - 4, 1, 1],
      ],
      { width: 1.8 },
    )
    hand.even(
      1.2,
      [
        [19.6, top - 14],
        [19.6, top - 5],
      ],
      [
        [14, top - 9],
        [25, top - 10],
      ],
    )
    hand.pen(1.8, [
      [30, top - 54],
      [26, top - 60],
      [32, top - 66],
    ])
  },
  drum(hand, { top }) {
    const side = hand.form(
      [
        [-14, top - 22, 1, 1],
        [28, top - 22, 1, 1],
        [30, top + 10],
        [8, top + 15],
        [-16, top + 10],
      ],
      { bare: true },
    )
    hand.ink.clip(side, () => {
      hand.ink.tint(side, { color: hand.accent, offset: 0 })
      hand.ink.lines(
        [
          [
            [-16, top - 20],
            [-4, top + 16],
            [6, top - 20],
            [16, top + 16],
            [28, top - 20],
          ],
        ],
        { width: 2.2, white: true, profile: 'even' },
      )
    })
    hand.ink.contour(side, { width: 2.5 })
    hand.form(hand.ink.ellipse(7, top - 22, 22, 6.6, -1), { width: 2.5 })
    hand.even(
      2.4,
      [
        [-8, top - 34],
        [10, top - 23],
      ],
      [
        [26, top - 40],
        [14, top - 24],
      ],
    )
    hand.spot(hand.ink.ellipse(-9, top - 35, 3.6, 3.2), hand.ink.ellipse(27, top - 41, 3.6, 3.2))
  },
  keys(hand, { top, length }) {
    for (let i = 0; i < 8; i++) {
      const x = -length + 10 + i * (length * 0.25)
      const y = top + 3 + Math.abs(i - 3.6) * 1.1
      hand.form(
        [
          [x - 5, y - 10, 1, 1],
          [x + 4.4, y - 10, 1, 1],
          [x + 4, y + 9, 1, 1],
          [x - 5, y + 9, 1, 1],
        ],
        { width: 1.8, halo: 0.3 },
      )
      if (i % 3 !== 2)
        hand.spot([
          [x + 2, y - 10, 1, 1],
          [x + 7, y - 10, 1, 1],
          [x + 7, y + 1, 1, 1],
          [x + 2, y + 1, 1, 1],
        ])
    }
  },
  quills(hand, { top, length }) {
    for (let row = 0; row < 3; row++) {
      for (let i = 0; i < 9; i++) {
        const share = i / 8
        const x = -length * 0.55 + share * length * 1.35
        const quill = hand.ink.leaf(
          x,
          top + 14 - row * 3 + (share - 0.4) ** 2 * 22,
          -118 + share * 100,
          30 - row * 4,
          7,
          { bend: 2 },
        )
        if ((i + row) % 2) hand.form(quill, { width: 1.7, halo: 0.3 })
        else hand.spot(hand.ink.cut(quill, { halo: 0.8 }))
      }
    }
  },
  mane(hand, { top, length }) {
    for (let i = 0; i < 6; i++)
      hand.tinted(hand.ink.leaf(-length * 0.75 + i * 6, top - 16 + i * 4.6, -60 + i * 8, 18, 12, { belly: 0.6 }), {
        width: 2,
      })
  },
} as const satisfies Record<string, DrawBack>

/** What a head has behind it and before it, about its middle. */
interface Headgear {
  readonly behind?: (hand: Hand) => void
  readonly before?: (hand: Hand) => void
}

const HEADGEAR = {
  funnel: {
    before(hand) {
      hand.form(hand.ink.tube('-14,6@17 -25,18@14 -29,34@11', { root: true, round: 0.2 }), { from: 0.56, width: 2.5 })
      hand.pen(1.4, '-26,12 -16,16', '-31,21 -21,24', '-33,29 -24,31')
      hand.tinted('-37,36* -22,34* -17,52 -12,64* -52,67* -43,52', { from: 0.6, width: 2.8, offset: 1.6 })
      hand.form(hand.ink.ellipse(-32, 65, 21, 5, -4), { width: 2.2 })
    },
  },
  snout: {
    before(hand) {
      hand.form(hand.ink.tube('-6,4@28 -30,18@18 -58,40@11', { root: true, round: 1 }), { from: 0.5, width: 2.8 })
      hand.spot(hand.ink.ellipse(-60, 43, 4, 3.4))
      hand.pen(2.2, '-58,46 -66,54 -74,52 -78,58')
      hand.spot(hand.ink.ellipse(-80, 60, 3, 2.4))
    },
  },
  frill: {
    behind(hand) {
      const frill = hand.tinted(hand.ink.scalloped(hand.ink.ellipse(12, -6, 33, 34, 10), { size: 13, depth: 5 }), {
        from: 0.58,
        width: 2.8,
        offset: 2,
      })
      hand.ink.clip(frill, () => hand.pen(1.6, '20,-6 40,-22', '20,4 42,6', '16,-16 26,-36', '18,12 34,26'))
    },
    before(hand) {
      for (const [x, y, turn, length] of [
        [-18, -13, -128, 26],
        [8, -17, -82, 26],
        [-22, 3, -158, 15],
      ] as const) {
        hand.form(hand.ink.leaf(x, y, turn, length, 10, { belly: 0.2, bend: 3 }), { width: 2.3 })
      }
      hand.ink.at(22, -34, { rotate: 24 }, () => {
        hand.solid('-11,0* -10,-22* 11,-23* 11,0*', { rim: 1 })
        hand.solid('-19,1* 19,0* 19,5* -19,6*', { rim: 0 })
        hand.ink.line('-11,-4 11,-5', { width: 4, white: true, profile: 'even' })
      })
    },
  },
} as const satisfies Record<string, Headgear>

export function drawQuad(hand: Hand, traits: QuadTraits): void {
  const { ink } = hand
  const { length, girth, leg, neck, thick = 13, arch = 0 } = traits.body
  const isBlack = traits.coat === 'black'
  const middle = -leg - girth * 0.82
  const feet = traits.feet ?? 'paw'
  const size = traits.headScale ?? 0.85
  const headX = -length * 0.86 - 2
  const headY = middle - girth * 0.42 - neck
  if (traits.tail) drawTail(hand, traits.tail, length * 0.86, middle - girth * 0.3)
  drawLeg(hand, feet, {
    x: -length * 0.42,
    top: middle + 4,
    to: -length * 0.42 - 4,
    y: -2,
    thick,
    isFar: true,
    isBlack,
  })
  drawLeg(hand, feet, { x: length * 0.82, top: middle + 4, to: length * 0.86, y: -2, thick, isFar: true, isBlack })
  const body = ink.clay(
    [
      ink.ellipse(length * 0.3, middle - 1, length * 0.68, girth, -3),
      ink.ellipse(-length * 0.4, middle + 1, length * 0.56, girth * 0.94),
      ink.ellipse(0, middle - arch, length * 0.6, girth),
      ink.tube(
        [
          [-length * 0.5, middle, girth * 1.5],
          [headX + 6, headY + 6, 22 * size],
        ],
        { root: true },
      ),
    ],
    9,
  )
  drawBody(hand, traits.coat ?? 'plain', body)
  const place = { body, top: middle - girth - arch, length }
  if (traits.back) BACKS[traits.back](hand, place)
  drawLeg(hand, feet, { x: -length * 0.66, top: middle + girth * 0.4, to: -length * 0.7, thick, isBlack })
  drawLeg(hand, feet, { x: length * 0.5, top: middle + girth * 0.4, to: length * 0.54, thick: thick + 2, isBlack })
  const headgear: Headgear = traits.headgear ? HEADGEAR[traits.headgear] : {}
  ink.at(headX, headY, { scale: size, rotate: -3 }, () => {
    headgear.behind?.(hand)
    drawHead(hand, traits.head, traits.face, { x: 0, y: 0 })
    headgear.before?.(hand)
  })
}
