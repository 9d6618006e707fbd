import { drawHiddenLetter } from '../hidden/letter'
import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import { LIGHT } from '../trip/hand'
import { drawHen, drawTrunk } from '../trip/luggage'
import { drawIris, drawNaturalist } from '../trip/naturalist'
import { drawVisitor } from '../trip/visitor'

/** A fourth ball of ink, grown, and full of air: it looks about. The middle of the trunk's foot, under it, is the origin. */
export function drawBag(ink: Ink): void {
  ink.light = LIGHT
  ink.at(0, -352, {}, () => {
    ink.lines(['-34,116 -78,252', '34,116 78,252', '0,118 0,236'], { width: 2.6, profile: 'even' })
    const bag = ink.form('0,-158 96,-120 128,-30 92,56 34,116* -34,116* -92,56 -128,-30 -96,-120', {
      width: 3.8,
      halo: 1.4,
      contour: false,
    })
    ink.clip(bag, () => {
      for (const [a, b] of [
        [-128, -84],
        [-30, 34],
        [88, 132],
      ] as const)
        ink.wash(`${a},-40 ${a * 0.7},-150* ${b * 0.7},-150* ${b},-40 ${b * 0.6},118* ${a * 0.6},118*`, {
          color: TEAL,
          alpha: 0.94,
        })
      ink.tone(bag, { from: 0.46, to: 0.8, width: 2.8, spacing: 3 })
      ink.lines(
        ['-84,-60 -70,40 -24,114', '-30,-156 -34,-40 -14,114', '32,-154 38,-40 14,114', '88,-110 88,20 30,112'],
        { width: 2.2, profile: 'swell' },
      )
      for (const x of [-46, 22]) ink.form(ink.ellipse(x, -35, 14, 18), { width: 2.6 })
      ink.dot(-49, -26, 7)
      ink.dot(18, -28, 7)
      ink.line('-34,12 -12,22 12,10', { width: 3.4, profile: 'swell' })
    })
    ink.contour(bag, { width: 4 })
  })
}

/** Who goes by it: the naturalist, the visitor and the hen, from the waist up. Drawn in the size that they have on the page. */
export function drawCrew(ink: Ink): void {
  ink.at(-64, 12, {}, () => {
    drawNaturalist(ink)
    ink.at(60, -286, {}, () => drawIris(ink))
  })
  ink.at(64, -10, {}, () => drawVisitor(ink))
  ink.at(138, -96, {}, () => drawHen(ink))
}

/** The trunk for a basket, on the strip of paper that holds it up. */
export function drawBasket(ink: Ink): void {
  ink.light = LIGHT
  ink.form('-14,-8* 12,-8* 16,92* -18,92*', { width: 2.2, tone: { from: 0.3, width: 2, spacing: 2.6 } })
  ink.at(0, 0, { scale: 1.06 }, () => drawTrunk(ink))
  drawHiddenLetter(ink, 'E', -57, -27, 20, -8)
}
