import { GLOW, SHADE } from '../camping/glow'
import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** What of the bed is seen in the tent's mouth, between its flaps. */
const MOUTH = '806,470* 752,600 712,800* 780,834 860,844 930,842* 890,690 850,580'

/** The bed in the tent, thrown back. Whoever slept in it lies over `drawPillow`, under `drawQuilt`. */
export function drawBed(ink: Ink): void {
  ink.clip(MOUTH, () => {
    drawPillow(ink)
    drawQuilt(ink)
    // Thrown back.
    const flap = ink.path('842,760* 876,742 904,756 922,800 918,838* 892,826 880,790 862,772', true)
    ink.form(flap, { width: 3.4, halo: 2, tone: { from: 0.5, to: 0.8, width: 3, spacing: 3.6 } })
    ink.lines(['858,764 880,772 896,806', '880,752 900,780'], { width: 2.4, profile: 'swell' })
    // A dent where a head has lain.
    ink.lines(['794,736 812,744 832,736', '800,728 812,732 824,728'], { width: 2.4, profile: 'swell' })
  })
}

/** The bed with somebody in it who was not asked. */
export function drawTakenBed(ink: Ink, drawGuest: (ink: Ink) => void): void {
  ink.clip(MOUTH, () => drawPillow(ink))
  drawGuest(ink)
  ink.clip(MOUTH, () => {
    ink.at(0, 22, {}, () => drawQuilt(ink))
    // Tucked in, to the breast.
    const hem = ink.path('738,800* 776,784 830,782 896,796* 900,816* 834,800 780,802 738,818*', true)
    ink.form(hem, { width: 3.2, halo: 1.6 })
    ink.lines(['770,790 774,804', '808,786 810,799', '852,787 850,801'], { width: 2, profile: 'pen' })
  })
}

function drawPillow(ink: Ink): void {
  const pillow = ink.path('764,748 784,716 826,706 856,722 858,750 818,764 780,764', true)
  ink.form(pillow, { width: 3.2, halo: 1.6, tone: { from: 0.6, to: 0.84, width: 2.6, spacing: 3.4 } })
  ink.lines(['766,748 754,752', '857,748 868,750', '786,718 778,708'], { width: 2.4, profile: 'flick' })
}

function drawQuilt(ink: Ink): void {
  const bag = ink.path('742,822 760,774 800,752 850,758 892,790 906,836 860,850 790,850', true)
  ink.form(bag, { width: 4, halo: 2, tone: { from: 0.4, to: 0.74, width: 4, spacing: 4.2, angle: 60 } })
  ink.tint(bag, { color: OCHRE, alpha: 0.5, offset: 3 })
  ink.wash('740,822* 906,836* 900,856* 744,846*', { alpha: 0.3, color: SHADE })
  const seams = ['776,768 782,806 774,844', '816,756 822,800 818,846', '856,762 866,800 864,846']
  ink.lines(seams, { width: 3, profile: 'swell' })
  for (const [x, y] of [
    [796, 788],
    [842, 786],
    [800, 824],
    [846, 822],
  ] as const)
    ink.lines([`${x - 5},${y} ${x},${y + 3} ${x + 6},${y - 1}`], { width: 2, profile: 'flick', color: GLOW.last })
}
