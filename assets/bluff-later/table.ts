import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp } from '../ink/numbers'
import { INDIGO } from '../ink/palette'
import { BURNT, FLAME } from './shared'

export const FLAME_BOX = { left: 752, top: 500, width: 90, height: 152 } as const
export const RAYS = { left: 676, top: 466, width: 250, height: 200 } as const

/** A pillar of the rock, broken off: its top is paper by the light, its sides are night. */
export function drawTable(ink: Ink): void {
  ink.light = [0, -0.8, 0.5]
  const side = ink.path('404,786* 520,868* 1070,876* 1206,792* 1196,1160* 414,1160*', true)
  // Lights are scraped out of it down to paper.
  ink.cut('412,792* 520,868* 1070,876* 1198,798* 1186,1160* 424,1160*')
  ink.black(side)
  const top = ink.path(
    '404,786* 470,744 552,708* 800,702 1046,710* 1130,748 1206,792* 1140,838 1070,878* 800,884 520,870* 458,826',
    true,
  )
  ink.form(top, { width: 4, halo: 2 })
  ink.clip(top, () => {
    ink.hatch('404,786* 520,868* 1070,876* 1206,792* 1100,836 800,842 520,830', {
      ...{ angle: 4, spacing: 5.2, width: 2, inset: 0 },
    })
    ink.lines(
      [
        ...['470,760 540,752 580,756', '1010,726 1070,734 1110,752'],
        ...['600,862 660,858 720,864', '930,868 1000,862 1040,864'],
      ],
      { width: 2, profile: 'flick' },
    )
    ink.wash(ink.ellipse(800, 812, 90, 20), { alpha: 0.3 })
  })
  const edge = { width: 3.6, white: true, bare: true } as const
  ink.lines(['404,788 420,802 520,872', '1206,794 1070,882 800,890 520,874'], { ...edge, profile: 'swell' })
  ink.lines(['520,874 524,940 512,1060', '1070,884 1066,950 1078,1050'], { ...edge, profile: 'flick' })
  ink.feather('520,878 800,894 1070,884', {
    ...{ side: 1, length: 56, width: 3.4, spacing: 7, slant: 3, jitter: 0.2, curl: 0, white: true },
    envelope: (along) => 0.3 + 0.7 * clamp(0.5 + noise1(4, along * 15)),
  })
  ink.lines(['434,874 460,894 490,900', '1110,914 1150,894 1180,884'], { ...edge, width: 2.4, profile: 'flick' })
}

/** A boulder to sit on. Printed as a negative. */
export function drawSeat(ink: Ink): void {
  ink.light = [0, 0.5, 0.6]
  ink.cut('-60,1160* -40,960 0,884 60,824 170,804 300,816 390,862 430,944 440,1160*', { halo: 8 })
  ink.line('-40,970 0,884 60,824 170,804 300,816 390,862 430,944 438,1020', { width: 3.8, profile: 'swell' })
  ink.feather('0,884 60,824 170,804 300,816 390,862', {
    ...{ side: 1, length: 40, width: 3.2, spacing: 7, slant: 6, jitter: 0.2, curl: 0 },
    envelope: (along) => 0.3 + 0.7 * clamp(noise1(3, along * 14) + 0.4),
  })
}

/** The candle on its own wax, from whole to burnt down. */
export function drawCandle(ink: Ink, drawing: number): void {
  ink.light = [0, -0.7, 0.6]
  const sunk = drawing * BURNT.sinks
  const spread = drawing * 5
  ink.form(`${744 - spread},800* 752,776 792,768 834,776 ${844 + spread},800* 820,812 768,812`, {
    ...{ width: 3, halo: 2, tone: { from: 0.4, width: 2.2 } },
  })
  const y = (at: number) => Math.min(at + sunk, 784)
  const wax = ink.path(
    `764,790* 762,${y(700)} 766,${y(648)}* 776,${y(640)} 790,${y(646)} 806,${y(640)} 820,${y(650)}* 822,${y(680)} 816,${y(690)} 822,${y(720)} 820,790* 792,798`,
    true,
  )
  ink.form(wax, { width: 3.4, halo: 4, tone: { from: 0.56, width: 2, angle: 80 } })
  if (drawing < BURNT.drawings - 1)
    ink.form(`768,${y(652)}* 764,${y(690)} 770,${y(716)} 780,${y(714)} 782,${y(690)} 784,${y(654)}*`, { width: 2.2 })
  ink.line(`792,${y(646)} 793,${y(632)} 797,${y(622)}`, { width: 4, profile: 'pen' })
}

/** How far its tip leans in each of three drawings. */
const LEANS = [0, -9, 7] as const

export function drawFlame(ink: Ink, drawing: number): void {
  const lean = LEANS[drawing] ?? 0
  const flame = ink.path(
    `796,634* 772,618 ${770 + lean * 0.3},584 ${784 + lean * 0.6},556 ${794 + lean},514* ${806 + lean * 0.6},552 ${824 + lean * 0.3},580 822,614`,
    true,
  )
  ink.cut(flame, { halo: 5 })
  ink.wash('776,620* 772,600 784,606 796,612 810,604 820,602 816,622 796,634*', {
    ...{ alpha: 0.8, color: INDIGO, fade: { from: [796, 634], to: [796, 590] } },
  })
  ink.line(`786,606 ${784 + lean * 0.4},584 ${792 + lean * 0.6},560`, { width: 2, profile: 'flick' })
}

/** Printed as a negative. */
export function drawRays(ink: Ink): void {
  for (let i = 0; i < 22; i++) {
    const turn = (i / 22) * 2 * Math.PI + 0.1 * noise1(5, i)
    if (Math.sin(turn) > 0.62) continue
    const near = 66 + 14 * noise1(6, i)
    const far = near + 24 + 40 * Math.abs(noise1(7, i * 2.1))
    const at = (out: number) => [FLAME.x + 4 + Math.cos(turn) * out * 0.86, FLAME.y - 2 + Math.sin(turn) * out]
    ink.line([at(near), at(far)], { width: 3.4, profile: 'flick' })
  }
}
