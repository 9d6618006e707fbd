import type { Ink } from '../ink/ink'
import { PAPER, PLUM } from '../ink/palette'

/** The stagehand on the thread, about where its paws hold it: climbing, in two drawings, or busy with the knot. */
export function drawMouse(ink: Ink, _frame: number, pose: string): void {
  const isBusy = pose === 'busy'
  const reach = pose === 'stretched' ? 7 : 0
  // The tail is wound about the thread.
  ink.line(`6,${26 + reach} 14,${36 + reach} 2,${44 + reach} -6,${50 + reach} 4,${58 + reach} 10,${66 + reach}`, {
    width: 3,
    profile: 'flick',
  })
  const body = ink.clay([ink.ellipse(10, 12 + reach * 0.6, 13, 18 + reach * 0.4, 8), ink.ellipse(12, -14, 12, 11)], 5)
  ink.cut(body, { fill: PAPER, halo: 1.4 })
  ink.black(body)
  ink.black(ink.ellipse(20, -24, 8, 8.6))
  ink.black(ink.ellipse(4, -26, 6.4, 7))
  ink.cut(ink.ellipse(20.5, -23.6, 4.2, 4.8), { fill: PLUM })
  // Snout and cap.
  ink.black('4,-18* -8,-10 4,-6*')
  ink.dot(-7, -10.4, 2.2)
  const cap = ink.path('-2,-22* 2,-31 14,-33 22,-26* 8,-24 -9,-21*', true)
  ink.form(cap, { width: 1.8, halo: 1 })
  ink.tint(cap, { color: PLUM, alpha: 0.9, offset: 1 })
  ink.black(ink.ellipse(6, -15, 3.2, 3.6), { white: true })
  ink.dot(isBusy ? 4.8 : 5.6, isBusy ? -14 : -16.4, 1.7)
  // Paws, above each other on the thread.
  const paws = isBusy
    ? ['8,-2 0,-8', '8,4 -4,-2']
    : pose === 'stretched'
      ? ['8,-6 2,-22', '8,2 0,-6']
      : ['8,-4 2,-10', '8,4 0,6']
  ink.lines(paws, { width: 4.4, profile: 'even' })
  ink.lines([`8,${24 + reach} -1,${24 + reach}`, `12,${28 + reach} 0,${32 + reach}`], { width: 4.4, profile: 'even' })
}
