import type { Ink } from '../ink/ink'
import { itemAt, lerp, radians } from '../ink/numbers'

/** One feather from its root at (x, y), pointing `angle` degrees from the right, clockwise. */
export interface Feather {
  x: number
  y: number
  angle: number
  length: number
  width: number
  /** How far its tip drifts sideways, in units. */
  bend: number
  /** The share of it that is black, from the tip. */
  dark: number
  line: number
}

/** A feather: a blunt leaf with a quill, black towards its tip. */
export function drawFeather(ink: Ink, { x, y, angle, length, width, bend, dark, line }: Feather): void {
  const vane = ink.leaf(x, y, angle, length, width, { bend, belly: 0.72 })
  ink.form(vane, { width: line, gap: 0.1, overshoot: 0.4, lit: 0.5 })
  const cos = Math.cos(radians(angle))
  const sin = Math.sin(radians(angle))
  const along = (share: number) => [
    x + cos * length * share - sin * bend * share * share,
    y + sin * length * share + cos * bend * share * share,
  ]
  if (dark > 0) {
    const tip = [along(1.05), along(1 - dark / 2), along(1 - dark)]
    ink.clip(vane, () => ink.line(tip, { width: width * 1.5, profile: (share) => 1 - 0.75 * share, dry: 0.3 }))
  }
  ink.line([along(0.1), along(0.5), along(0.88)], { width: 1.1, profile: 'flick', white: dark > 0.8 })
}

/** An open wing, from its leading edge to its last feather. */
export interface Wing {
  x: number
  y: number
  /** Where the first and the last of its feathers point, in degrees. */
  from: number
  to: number
  length: number
  /** The far one is dark and has no coverts. */
  far?: boolean
}

/** An open wing: eight flight feathers with black tips, and over them two rows of coverts. */
export function drawWing(ink: Ink, { x, y, from, to, length, far = false }: Wing): void {
  const turn = to > from ? -1 : 1
  const out = (angle: number, reach: number) => ({
    x: x + Math.cos(radians(angle)) * reach,
    y: y + Math.sin(radians(angle)) * reach,
  })
  const random = ink.fork(far ? 'far wing' : `wing ${Math.sign(x - 150)}`)
  for (let i = 0; i < 8; i++) {
    const share = i / 7
    const angle = lerp(from, to, share) + random.signed() * 2
    drawFeather(ink, {
      ...out(angle, 14),
      angle,
      length: length * (0.98 - 0.42 * share * share) * (i === 0 ? 0.93 : 1),
      width: lerp(14, 18, share),
      bend: turn * -4,
      dark: far ? 0.66 : 0.44 - 0.2 * share,
      line: 2.3,
    })
  }
  if (far) return
  for (let i = 0; i < 7; i++) {
    const angle = lerp(from, to, i / 6) + 4 + random.signed() * 3
    const reach = length * (0.56 - (0.2 * i) / 6)
    drawFeather(ink, { ...out(angle, 8), angle, length: reach, width: 14, bend: 3, dark: 0, line: 1.9 })
  }
  for (let i = 0; i < 6; i++) {
    const angle = lerp(from, to, i / 5) - 2 + random.signed() * 4
    const reach = length * (0.3 - (0.08 * i) / 5)
    drawFeather(ink, { ...out(angle, 2), angle, length: reach, width: 11, bend: 2, dark: 0, line: 1.7 })
  }
}

const TAIL = [
  [-2, 46, 15, 5],
  [-16, 56, 16, 8],
  [-30, 62, 17, 10],
  [-45, 58, 16, 12],
  [-60, 46, 14, 12],
] as const

/** The tail seen from the side: a fan of five black feathers from its root, turned by `turn` degrees. */
export function drawTail(ink: Ink, x: number, y: number, turn: number): void {
  for (const [angle, length, width, bend] of TAIL) {
    drawFeather(ink, { x, y, angle: angle + turn, length, width, bend, dark: 0.9, line: 2.3 })
  }
}

const LOOSE = [
  { angle: 24, length: 44, width: 15, bend: 9, dark: 0.5 },
  { angle: -38, length: 36, width: 12, bend: -7, dark: 0.32 },
  { angle: 8, length: 26, width: 12, bend: 6, dark: 0 },
  { angle: 62, length: 40, width: 13, bend: -8, dark: 0.9 },
] as const

/** A feather that came off, its middle at the origin: a wing's, a smaller one, down, one of the tail. */
export function drawLooseFeather(ink: Ink, kind: number): void {
  const feather = itemAt(LOOSE, kind)
  const x = (-Math.cos(radians(feather.angle)) * feather.length) / 2
  const y = (-Math.sin(radians(feather.angle)) * feather.length) / 2
  drawFeather(ink, { ...feather, x, y, line: 2.2 })
}
