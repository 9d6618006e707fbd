import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { THREAD } from './shared'

/** Half a thread, from its nail at 0, 0 to the right, sagging; white, to be tinted. */
export function drawThread(ink: Ink): void {
  const { length, sag } = THREAD
  const points = Array.from({ length: 13 }, (_, place) => {
    const share = place / 12
    return [share * length, 4 * sag * share * (1 - share)]
  })
  ink.line(points, { width: 5.4, profile: 'even', wobble: 0.6 })
  ink.line(points, { width: 3.4, profile: 'even', white: true, wobble: 0.6 })
}

/** A bow on a nail. */
export function drawBow(ink: Ink): void {
  for (const side of [1, -1]) {
    const loop = ink.path(`0,0* ${side * 10},-9 ${side * 16},-5 ${side * 13},3 0,0*`, true)
    ink.form(loop, { width: 1.8, halo: 1, fill: OCHRE })
    ink.line(`0,0 ${side * 5},8 ${side * 8},15`, { width: 2.6, color: OCHRE, profile: 'flick' })
  }
  ink.form(ink.ellipse(0, 0, 3.6, 3.2), { width: 1.6, fill: OCHRE })
}

/** All threads about the hook, in a knot with loose ends. */
export function drawKnot(ink: Ink): void {
  const ball = ink.ellipse(0, 0, 20, 15, -8, 0.05)
  ink.form(ball, { width: 2.6, halo: 1.4, fill: OCHRE })
  ink.clip(ball, () => {
    ink.lines(['-24,-8 0,-12 24,-2', '-24,0 0,-4 24,6', '-24,8 0,4 24,13'], {
      width: 3.4,
      white: true,
      profile: 'even',
    })
    ink.lines(['-14,-16 -4,0 -12,16', '2,-16 12,0 4,16'], { width: 2, profile: 'even' })
  })
  ink.contour(ball, { width: 2.6 })
  ink.lines(['-8,13 -14,26 -8,36', '6,14 10,24 4,33', '14,9 24,18 22,28'], { width: 3, color: OCHRE, profile: 'flick' })
}
