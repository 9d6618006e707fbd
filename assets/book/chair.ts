import type { Ink } from '../ink/ink'
import { type Color, VERMILION } from '../ink/palette'
import { drawDropMark } from './feastTable'

const WOOD: Color = '#fbe6b8'

/** The visitor's chair from behind, drawn back from the table and turned to the right, so that one can sit down. */
export function drawChair(ink: Ink): void {
  ink.wash('646,776 720,768 812,764 876,800 906,846 552,850 590,810', { alpha: 0.72, color: '#1d1a17' })
  ink.hatch('640,780 818,768 902,846 552,846', {
    ...{ angle: 84, spacing: 4, width: 2.2, profile: 'flick' },
    density: (x) => 0.8 - Math.abs(x - 730) / 260,
  })
  drawLeg(ink, '694,706* 705,706* 704,776* 695,777*')
  drawLeg(ink, '810,700* 820,699* 824,764* 815,765*')
  ink.form('650,722* 694,694* 826,687* 812,716* 804,724* 658,731*', { width: 3.2, halo: 1.4, fill: WOOD })
  const cushion = ink.path('666,714 700,697 758,691 814,692 806,708 780,715 730,719 680,722', true)
  ink.form(cushion, { width: 2.8, halo: 1, fill: '#fffaf0' })
  ink.tint(cushion, { color: VERMILION, alpha: 0.95, offset: 2 })
  ink.crescent(cushion, { depth: 5, alpha: 0.34, color: VERMILION })
  ink.lines(['706,702 722,698', '768,696 786,696', '738,704 752,703'], {
    ...{ width: 1.6, white: true, bare: true, profile: 'swell' },
  })
  drawLeg(ink, '648,726* 662,726* 655,810* 642,810*')
  drawLeg(ink, '796,722* 807,721* 817,796* 806,797*')
  // The back: two posts that lean out, two rails, a drop inlaid in the wider one.
  drawLeg(ink, '647,726* 639,640 632,564* 638,554 648,554 650,564* 656,640 662,724*')
  drawLeg(ink, '796,722* 799,644 803,574* 806,564 814,564 819,572* 813,644 808,721*')
  for (const [x, y, radius] of [
    [642, 549, 10.4],
    [811, 559, 8.8],
  ] as const)
    ink.form(ink.ellipse(x, y, radius, radius * 0.94), { width: 2.8, halo: 1, fill: WOOD, tone: shade(0.5, -48) })
  const rail = ink.path('648,572* 690,561 730,559 770,564 805,578* 803,632* 768,623 730,620 690,622 652,632*', true)
  ink.form(rail, { width: 3.2, halo: 1.4, fill: WOOD, tone: shade(0.42, -82) })
  ink.clip(rail, () => {
    for (let i = 0; i < 5; i++) {
      const y = 572 + i * 11
      ink.line(`${656 + i * 3},${y + 2} 700,${y - 5} 762,${y - 4} ${800 - i * 2},${y + 8}`, {
        ...{ width: 1, profile: 'swell', alpha: 0.9 },
      })
    }
  })
  ink.form('654,658* 700,650 758,651 801,660* 800,681* 758,672 700,671 657,679*', {
    ...{ width: 2.8, halo: 1.2, fill: WOOD, tone: shade(0.42, -82) },
  })
  ink.at(728, 575, { scale: 0.92 }, () => drawDropMark(ink))
}

function drawLeg(ink: Ink, shape: string): void {
  ink.form(shape, { width: 3, halo: 1.4, fill: WOOD, tone: shade(0.3, -80) })
}

function shade(from: number, angle: number) {
  return { from, width: 2.2, spacing: 2.4, angle }
}
