import type { Ink } from '../ink/ink'
import { drawWords } from '../ink/words'
import type { Backdrop } from '../pipeline/drawings'
import { drawings } from '../pipeline/drawings'
import { BRIGHT, SHADOW } from '../scallop/palette'

/** A number plate, hung on a nail: the upper edge's middle is at 0, 0. */
function drawPlate(ink: Ink, digit: number): void {
  const plate = ink.path('-10.4,1* -8,-1 8,-1 10.4,1* 11,16 10.4,30* 8,32 -8,32 -10.4,30* -11,15', true)
  ink.cut(ink.path('-8,3* 14,3* 14,36* -8,36*', true), { fill: SHADOW })
  ink.form(plate, { width: 2.4, halo: 0.6, fill: BRIGHT, gap: 0.06, tone: { from: 0.74, width: 1.6 } })
  ink.line('-7.6,5 -7.8,27 -6,28.6 6,28.8 7.8,27 7.6,5 5.6,2.8 -5.6,2.8', {
    width: 1.1,
    closed: true,
    profile: 'even',
  })
  drawWords(ink, String(digit), 0, 24.6, { size: 25, face: 'display', align: 'middle' })
  ink.dot(0, 0.6, 1.4)
}

/** The digits of the counter, a picture each under the name that the specification gives it. */
export const pictures = drawings({
  backdrops: Object.fromEntries(
    Array.from({ length: 10 }, (_, digit): [string, Backdrop] => [
      `nb_${digit}`,
      {
        ...{ left: -13, top: -3, width: 28, height: 40, bleed: true },
        ...{ scale: 1.9, keep: 'png' },
        draw: (ink) => drawPlate(ink, digit),
      },
    ]),
  ),
})
