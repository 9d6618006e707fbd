import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** How an eye is: its lid from open (0) to shut (1), where it looks, and how far a fist pushes the cheek into it, 0…1. */
export interface Eye {
  readonly lid: number
  readonly look: readonly [x: number, y: number]
  readonly squash: number
}

/** An eye about its middle: 0 is the left one, 1 the right. */
export function drawEye(ink: Ink, side: 0 | 1, eye: Eye): void {
  const [x, y] = [0, 0]
  const out = side === 0 ? -1 : 1
  const { lid } = eye
  const pushed = side === 1 ? eye.squash * 3.4 : 0
  if (lid >= 1) {
    // Shut tight: a wedge, and the fan of wrinkles round it.
    ink.line(`${x + out * 17},${y - 4} ${x},${y + 3} ${x - out * 16},${y + 5}`, { width: 4.4, profile: 'swell' })
    ink.line(`${x + out * 17},${y + 12} ${x},${y + 6} ${x - out * 14},${y + 6}`, { width: 3, profile: 'swell' })
    ink.lines(
      [
        `${x + out * 20},${y - 6} ${x + out * 30},${y - 12}`,
        `${x + out * 21},${y + 1} ${x + out * 32},${y}`,
        `${x + out * 20},${y + 9} ${x + out * 29},${y + 14}`,
        `${x + out * 12},${y + 16} ${x},${y + 12} ${x - out * 10},${y + 13}`,
        `${x + out * 8},${y + 22} ${x - out * 4},${y + 18}`,
      ],
      { width: 2, profile: 'flick' },
    )
    return
  }
  const white = ink.path(
    `${x - 16},${y + 1}* ${x - 8},${y - 9} ${x + 4},${y - 10} ${x + 16},${y + 1}* ${x + 9},${y + 9 - pushed} ${x - 4},${y + 10 - pushed}`,
    true,
  )
  ink.cut(white)
  const drop = -10 + lid * 18
  ink.clip(white, () => {
    const [lx, ly] = eye.look
    ink.form(ink.ellipse(x + lx, y + ly, 7.6, 8), { width: 1.7, gap: 0 })
    ink.black(ink.ellipse(x + lx - 0.6, y + ly + 0.4, 5, 5.6))
    ink.dot(x + lx - 2.4, y + ly + 1, 1.7, { white: true })
    ink.dot(x + lx + 1.8, y + ly + 3, 0.8, { white: true })
    ink.cut(
      `${x - 20},${y - 16}* ${x + 20},${y - 16}* ${x + 20},${y + drop + 1}* ${x},${y + drop - 1} ${x - 20},${y + drop}*`,
    )
    ink.hatch(`${x - 18},${y - 12} ${x + 18},${y - 12} ${x + 18},${y + drop - 1} ${x - 18},${y + drop - 1}`, {
      angle: -20 * out,
      spacing: 2.2,
      width: 1.1,
    })
  })
  // The edge of the lid is the heaviest line of the face.
  ink.line(`${x - 19},${y + 2} ${x - 9},${y + drop - 0.5} ${x + 5},${y + drop - 1} ${x + 19},${y + 3}`, {
    width: 4.2,
    profile: 'swell',
  })
  ink.line(`${x - 15},${y + 3} ${x - 5},${y + 10 - pushed} ${x + 7},${y + 10 - pushed} ${x + 15},${y + 4}`, {
    width: 2,
    profile: 'swell',
  })
  // Bags.
  ink.line(`${x - 17},${y + 10} ${x - 5},${y + 19 - pushed} ${x + 10},${y + 17 - pushed} ${x + 18},${y + 8}`, {
    width: 2.6,
    profile: 'swell',
  })
  ink.line(`${x - 13},${y + 19} ${x},${y + 25 - pushed} ${x + 12},${y + 22 - pushed}`, { width: 1.6, profile: 'swell' })
  ink.lines(
    [
      `${x - 8},${y + 13} ${x - 6},${y + 17 - pushed}`,
      `${x},${y + 14 - pushed} ${x + 1},${y + 18 - pushed}`,
      `${x + 7},${y + 13 - pushed} ${x + 8},${y + 16 - pushed}`,
    ],
    { width: 1.1, profile: 'flick' },
  )
  // Crow's feet.
  const corner = x + out * 19
  ink.lines(
    [
      `${corner},${y - 1} ${corner + out * 7},${y - 6} ${corner + out * 13},${y - 8}`,
      `${corner + out},${y + 3} ${corner + out * 9},${y + 3} ${corner + out * 15},${y + 5}`,
      `${corner - out},${y + 8} ${corner + out * 6},${y + 12} ${corner + out * 10},${y + 18}`,
    ],
    { width: 1.7, profile: 'flick' },
  )
}

/** Eyebrows like gulls: a heap of hair with a lit top, blown outwards. */
export function drawBrow(ink: Ink, side: 0 | 1, down: number): void {
  const x = (along: number) => (side === 0 ? -13 - along : 9 + along)
  const fall = (along: number) => down * (1 - along / 44) - 7
  const at = (along: number, y: number) => `${x(along)},${y + fall(along)}`
  const brow = ink.path(
    `${at(-2, -8)}* ${at(4, -20)} ${at(16, -29)} ${at(30, -32)} ${at(44, -29)} ${at(58, -34)}* ${at(53, -24)} ${at(62, -22)}* ${at(51, -15)} ${at(56, -10)}* ${at(44, -12)} ${at(41, -6)}* ${at(33, -11)} ${at(27, -3)}* ${at(20, -10)} ${at(11, 1)}* ${at(7, -6)} ${at(-3, 4)}*`,
    true,
  )
  ink.form(brow, { width: 2.6, halo: 1.2, gap: 0.12 })
  ink.crescent(brow, { depth: 4, alpha: 0.3, color: INDIGO })
  ink.clip(brow, () => {
    ink.lines(
      [
        `${at(2, -6)} ${at(12, -18)} ${at(28, -24)}`,
        `${at(6, -2)} ${at(18, -13)} ${at(34, -18)}`,
        `${at(18, -4)} ${at(30, -13)} ${at(46, -16)}`,
        `${at(32, -24)} ${at(42, -24)} ${at(54, -30)}`,
        `${at(34, -8)} ${at(42, -13)} ${at(52, -13)}`,
        `${at(10, -20)} ${at(20, -26)} ${at(32, -28)}`,
      ],
      { width: 1.6, profile: 'flick' },
    )
  })
  ink.contour(brow, { width: 2.6, gap: 0.12 })
}
