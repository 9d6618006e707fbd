import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { BEARERS } from './shared'

/** The rope of a bearer, from its feet, where it has its origin, down to the hook in the wall; it sags. */
export function drawRope(ink: Ink, frame: number): void {
  const bearer = BEARERS[frame]
  if (!bearer) throw new Error(`Nobody has rope ${frame}.`)
  const { hook, bat } = bearer
  const [x, y] = [hook.x - bat.x, hook.y - bat.y]
  const side = x < 0 ? -1 : 1
  const sag = 16 + (frame % 3) * 7
  const at = (share: number) => {
    const bow = Math.sin(Math.PI * share) * sag
    return [lerp(0, x, share) - side * bow * 0.5, lerp(12, y, share) + bow]
  }
  const path = Array.from({ length: 7 }, (_, i) => at(i / 6))
  ink.line(path, { width: 4.4, profile: 'even' })
  // A grapnel, and the end of the rope about it.
  ink.lines(
    [
      [
        [x - 14, y - 8],
        [x - 13, y + 5],
        [x, y + 9],
        [x + 13, y + 4],
        [x + 15, y - 9],
      ],
      [
        [x, y + 9],
        [x - side, y - 12],
      ],
    ],
    { width: 5, profile: 'even' },
  )
  const knot = at(0.9)
  ink.dot(knot[0] ?? x, knot[1] ?? y, 5)
}

/** Where roots hang out of the crag that was torn loose, about the middle of the castle's foot: each place, and how long. */
const ROOTS = [
  [-296, 226, 44],
  [-220, 228, 70],
  [-150, 229, 46],
  [-66, 229, 88],
  [14, 229, 56],
  [96, 229, 82],
  [176, 229, 50],
  [248, 228, 66],
  [300, 226, 34],
] as const

/** The earth under the crag, in clods, and what was rooted in it. */
export function drawEarth(ink: Ink): void {
  ink.black(
    '-326,204* -296,246 -250,240 -214,256 -160,244 -110,258 -60,246 -10,260 50,246 104,258 160,246 214,254 262,240 300,244 326,204*',
  )
  const random = ink.fork('roots')
  for (const [x, y, long] of ROOTS) {
    const sway = random.signed() * 16
    const middle = [x + 6 + sway * 0.4, y + long * 0.5]
    ink.line([[x, y], middle, [x - 5 + sway, y + long * 0.76], [x + 4 + sway, y + long]], {
      ...{ width: 8, profile: 'flick' },
    })
    ink.line([middle, [x + 18, y + long * 0.66], [x + 24 + sway * 0.3, y + long * 0.9]], {
      ...{ width: 5, profile: 'flick' },
    })
  }
}
