import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import { RUST } from '../ink/palette'
import { around, fuzz, LIGHT } from './hand'

/** What her eye does, in the order of its drawings. */
export const LOOKS = ['ahead', 'up', 'wide', 'shut'] as const

/** Her crown of down, blown back. (0, 0) is the hinge of her bill, as in all of these. */
export function drawCrest(ink: Ink): void {
  for (const [x, y, angle, length] of [
    [-92, -72, 196, 62],
    [-78, -86, 214, 76],
    [-60, -92, 232, 70],
    [-44, -94, 250, 52],
  ] as const) {
    const turn = radians(angle)
    ink.line(
      [
        [x, y],
        [x + Math.cos(turn) * length * 0.5, y + Math.sin(turn) * length * 0.5 - 4],
        [x + Math.cos(turn + 0.28) * length, y + Math.sin(turn + 0.28) * length],
      ],
      { width: 10, profile: 'flick' },
    )
  }
}

/** Her head, without bill, eye and pouch; it hides where her neck ends. */
export function drawSkull(ink: Ink): void {
  ink.light = LIGHT
  const skull = ink.ellipse(-50, -32, 72, 65, -8, 0.03)
  ink.form(skull, { width: 4.6, halo: 1.6, tone: { from: 0.58, width: 2.4, spacing: 2.8 } })
  ink.weld(-92, 20, 46, 40, 30)
  ink.clip(skull, () => {
    ink.black('-130,-20 -118,-76 -76,-104 -30,-100 -44,-88 -84,-74 -100,-46 -104,-8 -126,20')
    ink.feather('-30,-98 -46,-88 -84,-72 -99,-46 -104,-10', {
      ...{ side: -1, length: 15, width: 3.4, spacing: 5, slant: 24, jitter: 0.2 },
      envelope: () => 1,
    })
  })
  fuzz(ink, around([-50, -32], [72, 65], [150, 292], 11), [-50, -32], 16, -26)
  fuzz(
    ink,
    [
      [-84, 6],
      [-70, 22],
      [-96, -10],
    ],
    [-40, -30],
    13,
  )
}

/** Her upper bill, level, its root at (0, 0). */
export function drawBill(ink: Ink): void {
  ink.light = LIGHT
  const bill = ink.path(
    '-30,-52* 24,-50 104,-33 210,-19 282,-19 314,-4 318,22 302,42* 293,30 288,17* 214,16 116,16 24,13 -14,10*',
    true,
  )
  ink.form(bill, {
    ...{ width: 5, halo: 2.4, skip: [3] },
    tone: { from: 0.5, to: 0.84, width: 3, spacing: 3, angle: -70 },
  })
  ink.feather('30,12 116,15 214,15 284,16', {
    ...{ side: -1, length: 13, width: 2.6, spacing: 5, slant: 40 },
    envelope: () => 0.8,
  })
  ink.black('280,-19 308,-10 318,8 316,26 302,42* 294,30 288,17* 276,4')
  ink.line('296,-4 306,4 308,14', { width: 2.6, white: true, profile: 'swell' })
  ink.line('8,-22 90,-12 190,-3 270,1', { width: 2.4, profile: 'flick' })
  ink.line('52,-24 66,-22 78,-19', { width: 3.6 })
}

/** Her eye in its bare patch, over the bill's root. */
export function drawEye(ink: Ink, _frame: number, look: string): void {
  ink.light = LIGHT
  if (look === 'shut') {
    const lid = ink.ellipse(-44, -40, 25, 24)
    ink.cut(lid)
    ink.wash('-20,-66 -48,-72 -72,-52 -70,-28 -48,-12 -22,-14 -2,-24', { color: RUST, alpha: 0.42 })
    ink.line('-68,-32 -54,-50 -34,-50 -20,-30', { width: 8, profile: 'brush' })
    ink.lines(['-66,-34 -76,-30', '-60,-42 -70,-43'], { width: 2.6 })
    ink.wash(ink.ellipse(-66, -6, 16, 11), { color: RUST, alpha: 0.6 })
    return
  }
  const isUp = look === 'up'
  const isWide = look === 'wide'
  ink.wash('-20,-66 -48,-72 -72,-52 -70,-28 -48,-12 -22,-14 -2,-24', { color: RUST, alpha: 0.42 })
  const eye = ink.ellipse(-42, -42, isWide ? 25 : 21, isWide ? 28 : 23, 0, 0.03)
  ink.form(eye, { width: 3.6, gap: 0, lit: 0.7 })
  const [x, y] = isUp ? [-34, -50] : isWide ? [-36, -44] : [-33, -40]
  ink.black(ink.ellipse(x, y, isWide ? 9 : 11, isWide ? 12 : 14))
  ink.dot(x - 3.5, y - 6, 4.2, { white: true })
  ink.dot(x + 4, y + 6, 2.2, { white: true })
  ink.line(isUp || isWide ? '-76,-80 -52,-92 -24,-84' : '-70,-66 -50,-74 -24,-64', { width: 5, profile: 'brush' })
}
