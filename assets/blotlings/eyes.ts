import type { Hand, Mood } from './hand'

/** Eyes, by what they say. Each draws one, some 12 units wide, about 0, 0; `side` is -1 for the eye on the left. */
export type EyeKind = keyof typeof EYES

type DrawEye = (hand: Hand, side: number) => void

/** An eye with a white round it, that looks where the creature goes. */
function ring({ ink, form }: Hand, radius: number, look: readonly [number, number] = [-0.28, 0.1]): void {
  form(ink.ellipse(0, 0, radius, radius * 1.06), { width: 1.9, halo: 0.4 })
  const [x, y] = [look[0] * radius, look[1] * radius]
  ink.black(ink.ellipse(x, y, radius * 0.47, radius * 0.56))
  ink.dot(x - radius * 0.16, y - radius * 0.2, radius * 0.19, { white: true })
}

const EYES = {
  /** A bead. */
  dot({ ink }) {
    ink.black(ink.ellipse(0, 0, 2.9, 3.8))
    ink.dot(-0.9, -1.3, 1.1, { white: true })
  },
  /** The house's own: solid, with two lights. */
  oval({ ink }) {
    ink.black(ink.ellipse(0, 0, 3.8, 5.2))
    ink.dot(-1.2, -1.9, 1.6, { white: true })
    ink.dot(1.3, 2.2, 0.7, { white: true })
  },
  /** Too large for its head. */
  big({ ink }) {
    ink.black(ink.ellipse(0, 0, 5.4, 7.2))
    ink.dot(-1.7, -2.8, 2.3, { white: true })
    ink.dot(1.8, 3.2, 1, { white: true })
  },
  ring: (hand) => ring(hand, 6.6),
  goggle: (hand, side) => ring(hand, side < 0 ? 8 : 7.2, [side * -0.2, 0.24]),
  /** One looks at us, one elsewhere. */
  squint: (hand, side) => ring(hand, side < 0 ? 7 : 6, [side * -0.45, side * 0.2]),
  sly(hand, side) {
    ring(hand, 6.2, [-0.4, 0.2])
    hand.ink.black([
      [-7.4, -7.4, 1, 1],
      [7.4, -7.4, 1, 1],
      [7.6, side < 0 ? -0.6 : -2.4, 1, 1],
      [-7.6, side < 0 ? -2.4 : -0.6, 1, 1],
    ])
  },
  sleepy({ ink, form, even, pen }) {
    form(ink.ellipse(0, 0, 6.2, 6), { width: 1.8, halo: 0.4 })
    ink.black(ink.ellipse(-1, 2.2, 3, 2.8))
    ink.cut('-7,0.4* -5.4,-7 5.4,-7 7,0.4*')
    even(2.2, '-6.8,0.6 0,-0.4 6.8,0.4')
    pen(1.1, '-5.6,-3 0,-5.6 5.6,-3')
  },
  cross(hand, side) {
    ring(hand, 6.4, [side * -0.2, 0.16])
    hand.ink.black([
      [side * -8.4, 1.4, 1, 1],
      [side * -8, -6, 1, 1],
      [side * 8.4, -9.4, 1, 1],
      [side * 8.6, -5, 1, 1],
    ])
  },
  /** A cat's. */
  slit({ ink, accent, form }) {
    const eye = form('-7,1* -2,-5.4 4,-5 7,-1* 3,4.6 -3,4.8', { width: 1.8, halo: 0.4 })
    ink.tint(eye, { color: accent, offset: 0.3 })
    ink.black(ink.leaf(-0.6, -5, 90, 10, 4.2, { belly: 0.5 }))
  },
  happy: ({ ink }) => ink.lines(['-5.4,2.4 0,-3.8 5.4,2'], { width: 2.5 }),
  shut: ({ ink }) => ink.lines(['-5.4,-1 0,2.8 5.4,-1'], { width: 2.4 }),
  /** Buttons, sewn on. */
  button({ ink, form }) {
    form(ink.ellipse(0, 0, 5.6, 5.6), { width: 2, halo: 0.4 })
    for (const x of [-1.7, 1.7]) for (const y of [-1.7, 1.7]) ink.dot(x, y, 0.9)
  },
  /** Hollow, with a spark at the bottom. */
  hollow({ ink }) {
    ink.black(ink.ellipse(0, 0, 5.6, 7.4))
    ink.dot(0, 2.2, 1.5, { white: true })
  },
  /** One that sees less than it thinks. */
  spectacle(hand) {
    hand.form(hand.ink.ellipse(0, 0, 8, 8), { width: 2.2, halo: 0.4 })
    hand.ink.black(hand.ink.ellipse(-1.4, 0.6, 2.6, 3.2))
    hand.ink.dot(-2.2, -0.4, 0.9, { white: true })
    hand.pen(1, '3,-5 5.4,-2')
  },
} as const satisfies Record<string, DrawEye>

/** What moods make of any eye. */
const MOODS: Readonly<Record<Exclude<Mood, 'calm' | 'sad'>, DrawEye>> = {
  blink: EYES.shut,
  glad: EYES.happy,
}

/** One eye of a kind about (x, y), as the mood has it. On a black form it stands in a white of its own. */
export function drawEye(
  hand: Hand,
  kind: EyeKind,
  x: number,
  y: number,
  options: { side?: number; scale?: number; isDark?: boolean } = {},
): void {
  const { side = 1, scale = 1, isDark = false } = options
  const { ink, mood } = hand
  ink.at(x, y, { scale }, () => {
    if (isDark) ink.cut(ink.ellipse(0, 0, 7.6, 8.4))
    const draw = mood === 'calm' || mood === 'sad' ? EYES[kind] : MOODS[mood]
    draw(hand, side)
  })
}
