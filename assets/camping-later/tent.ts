import { GLOW, SHADE } from '../camping/glow'
import { drawPitchedCanvas, drawPole } from '../camping/tent'
import type { Ink } from '../ink/ink'

/** The tent, its flaps rolled aside and tied: in it there is room for somebody. */
export function drawOpenTent(ink: Ink): void {
  const mouth = drawPitchedCanvas(ink)
  // By the light that falls in: the ground sheet, and how deep it is in there.
  ink.clip(mouth, () => {
    ink.cut('716,800* 756,740 810,716 866,732 920,800* 930,850* 700,850*', { fill: GLOW.far })
    ink.wash('700,700* 940,700* 940,780* 700,760*', { alpha: 0.55, color: SHADE })
  })
  // Both flaps rolled aside and tied.
  const left = ink.path('804,474* 762,584 700,692 668,800* 690,812 706,806* 722,734 750,660 786,566 810,500*', true)
  ink.form(left, { width: 4, halo: 2, tone: { from: 0.46, to: 0.8, width: 4, spacing: 4.2, angle: 66 } })
  ink.lines(['800,492 748,620 690,790', '796,526 742,654 704,770'], { width: 3, profile: 'swell' })
  const right = ink.path('806,474* 846,546 890,640 928,730 948,836* 972,828 974,800* 950,700 904,590 852,500*', true)
  ink.form(right, { width: 4, halo: 2.4, tone: { from: 0.5, to: 0.8, width: 3.6, spacing: 4, angle: 70 } })
  ink.lines(['820,496 880,600 944,760', '836,500 906,640 962,800'], { width: 3, profile: 'swell' })
  for (const tie of ['694,716* 704,706 740,718 738,730 700,726', '912,702* 952,684 960,694 920,714'])
    ink.form(tie, { width: 2.6, halo: 1 })
  ink.line('716,724 708,742 716,756', { width: 3.4, profile: 'even' })
  drawPole(ink)
}
