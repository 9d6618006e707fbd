import type { Ink } from '../ink/ink'
import { drawHat } from '../scurry/inventorHead'

/** The coat-tail, as long as a street, from his back at the origin to the fists at the left. */
export function drawTaut(ink: Ink): void {
  const tail = ink.tube('10,-2@68 -46,-10@58 -96,-10@46 -156,2@34 -214,22@27 -262,36@23 -294,42@27', {
    root: true,
    round: 0.2,
  })
  ink.cut(tail, { halo: 3 })
  ink.black(tail)
  ink.rim(tail, { distance: 3 })
  ink.lines(['-60,-22 -110,-22 -160,-10 -226,20', '-64,2 -114,2 -164,14 -236,36'], {
    width: 3,
    white: true,
    profile: 'swell',
  })
  ink.lines(['-246,22 -238,38 -244,50', '-222,14 -216,28 -218,40'], { width: 2, white: true, profile: 'flick' })
  // It begins to give.
  ink.lines(['-96,-40 -104,-54', '-122,-34 -132,-50', '-74,-44 -76,-60'], { width: 3, profile: 'flick' })
}

/** His hat, by its brim, a little tilted as every head wears it. */
export function drawLostHat(ink: Ink): void {
  ink.at(0, 0, { scale: 1.1 }, () => drawHat(ink))
}
