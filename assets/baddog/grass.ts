import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { BLACK, BLADES } from './shared'

/** A blade is black, bare, or lit on one side; a stalk is a hair. */
type Kind = 'black' | 'white' | 'split' | 'stalk'

/** What there is, from the left: the view knows it by its number. */
const KINDS: readonly Kind[] = [
  ...Array<Kind>(6).fill('black'),
  ...Array<Kind>(6).fill('split'),
  ...Array<Kind>(6).fill('white'),
  'stalk',
  'stalk',
]

/** The upper ends of blades of grass, side by side, each in a column of its own: the view plants, bends and parts them. */
export function drawBlades(ink: Ink): void {
  ink.light = [0.5, -0.66, 0.56]
  const random = ink.fork('blades')
  for (let i = 0; i < BLADES.count; i++) {
    const middle = (i + 0.5) * BLADES.apart
    const column = `${i * BLADES.apart + 1},-20* ${(i + 1) * BLADES.apart - 1},-20* ${(i + 1) * BLADES.apart - 1},${BLADES.length + 40}* ${i * BLADES.apart + 1},${BLADES.length + 40}*`
    ink.clip(column, () => drawBlade(ink, itemAt(KINDS, i), middle, random.between(19, 30), random.signed() * 5))
  }
  ink.black(
    `${BLACK.x - 20},-20* ${BLACK.x + 40},-20* ${BLACK.x + 40},${BLADES.length + 40}* ${BLACK.x - 20},${BLADES.length + 40}*`,
  )
}

/** One blade that stands on its foot below the picture. */
function drawBlade(ink: Ink, kind: Kind, x: number, width: number, bend: number): void {
  const foot = BLADES.length + BLADES.below
  const length = foot - BLADES.margin
  if (kind === 'stalk') {
    ink.line(
      [
        [x, foot],
        [x + bend * 0.4, foot - length * 0.5],
        [x + bend, BLADES.margin],
      ],
      {
        width: 3,
        profile: (along) => 1 - 0.72 * along,
      },
    )
    return
  }
  const leaf = ink.leaf(x, foot, -90, length, width, { bend, belly: 0.34, tip: 0 })
  if (kind === 'black') {
    ink.cut(leaf, { halo: 1.5 })
    ink.black(leaf)
    return
  }
  ink.form(leaf, { width: 2.5, halo: 1.2, lit: 0.6, gap: 0.08, overshoot: 0.6 })
  ink.clip(leaf, () => {
    // Down between the others no light falls: black rises in it as a blade of its own.
    const shadow = kind === 'split' ? 0.66 : 0.56
    ink.black(
      ink.leaf(x + width * 0.1, foot, -90, length * shadow, width * 1.36, { bend: bend * 0.3, belly: 0.3, tip: 0 }),
    )
    if (kind === 'split') {
      const side = { bend: bend + 1, belly: 0.34, tip: 0 }
      ink.black(ink.leaf(x + width * 0.3, foot, -90, length * 0.985, width * 0.86, side))
    } else {
      const rib = [
        [x + bend * 0.35, foot - length * 0.5],
        [x + bend * 0.5, foot - length * 0.64],
        [x + bend * 0.7, foot - length * 0.78],
      ]
      ink.line(rib, { width: 1.6, profile: 'flick' })
    }
  })
}

/** The head of a grass gone to seed, on its stalk, one of three; (0, 0) is where the stalk leaves the grass. */
export function drawSeedHead(ink: Ink, frame: number): void {
  const [height, lean, size] = (
    [
      [232, 34, 1.15],
      [196, -26, 0.95],
      [262, 52, 1.3],
    ] as const
  )[frame] ?? [200, 0, 1]
  ink.line(
    [
      [0, 30],
      [lean * 0.26, -height * 0.6],
      [lean, -height],
    ],
    { width: 3.2, profile: (along) => 1 - 0.5 * along },
  )
  ink.at(lean, -height, { rotate: lean * 0.5, scale: size }, () => drawSpike(ink, frame))
}

/** The grains of a seed head, hanging from its tip at (0, 0) downwards. */
export function drawSpike(ink: Ink, kind: number): void {
  const random = ink.fork(`spike ${kind}`)
  const count = 8 + (kind % 2) * 2
  for (let i = 0; i < count; i++) {
    const down = i * 6
    for (const side of [-1, 1]) {
      if (random.chance(0.08)) continue
      ink.black(
        ink.leaf(0, down, side * (62 - i + random.signed() * 7) - 90, 13 + i * 0.6 + random.signed(), 5, {
          belly: 0.5,
        }),
      )
    }
  }
  ink.black(ink.leaf(0, 4, -90, 17, 5, { belly: 0.5 }))
}

/** Torn blades and crumbs of earth that come up with him: (0, 0) is their middle. */
export function drawBit(ink: Ink, frame: number): void {
  const shapes = [
    { length: 86, bend: 18, isSplit: true },
    { length: 66, bend: -14, isSplit: false },
    { length: 50, bend: 10, isSplit: false },
    { length: 74, bend: -16, isSplit: true },
    { length: 34, bend: 6, isSplit: false },
  ]
  const shape = shapes[frame]
  if (!shape) {
    const size = [11, 7.5, 5.4][frame - shapes.length] ?? 6
    ink.black(ink.ellipse(0, 0, size * 1.2, size, 30, 0.3))
    return
  }
  const { length, bend, isSplit } = shape
  const leaf = ink.leaf(-length / 2, 0, 0, length, length * 0.24, { bend, belly: 0.4 })
  if (!isSplit) {
    ink.black(leaf)
    return
  }
  ink.form(leaf, { width: 2.4, halo: 0.8 })
  ink.clip(leaf, () => ink.black(ink.leaf(-length / 2 + 3, 4, 0, length, length * 0.15, { bend, belly: 0.4 })))
}
