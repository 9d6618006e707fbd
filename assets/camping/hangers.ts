import type { Ink } from '../ink/ink'
import { GLOW } from './glow'

/** A bat that sleeps in the wood, head down, wrapped up in itself. */
export function drawBat(ink: Ink): void {
  const twig = ink.tube('902,96@9 940,90@7 990,86@6 1030,70@2', { root: true })
  ink.cut(twig, { fill: GLOW.far, halo: 1.6 })
  ink.contour(twig, { width: 3 })
  const body = ink.path('958,90* 978,90* 992,112 994,136 984,152 952,152 942,136 944,112', true)
  ink.cut(body, { fill: GLOW.far, halo: 2 })
  ink.tone(body, { from: 0.3, to: 0.6, width: 4, spacing: 4, angle: 84 })
  ink.contour(body, { width: 3.6 })
  ink.lines(['966,92 960,120 964,150', '976,94 984,122 976,150'], { width: 3, profile: 'swell' })
  const head = ink.path('950,148* 986,148* 988,162 980,170 984,186* 972,174 964,174 952,186* 956,170 948,162', true)
  ink.cut(head, { fill: GLOW.far, halo: 1.6 })
  ink.contour(head, { width: 3.4 })
  ink.lines(['954,158 959,155 964,158', '972,158 977,155 982,158'], { width: 2.8, profile: 'swell' })
  ink.lines(['964,166 968,164 972,166', '962,86 960,92', '974,86 976,92'], { width: 2.4 })
}

/** A spider that let itself down to see. */
export function drawSpider(ink: Ink): void {
  ink.line('635,-20 634,110 632,226', { width: 2, white: true, profile: 'even' })
  for (const side of [-1, 1]) {
    for (const [up, out, down] of [
      [-18, 22, -2],
      [-8, 28, 10],
      [2, 28, 24],
      [10, 20, 34],
    ] as const) {
      ink.line(
        [
          [632 + side * 8, 248 + up * 0.4],
          [632 + side * out, 242 + up],
          [632 + side * (out + 6), 248 + down],
        ],
        { width: 4.4, white: true, profile: 'swell' },
      )
      ink.line(
        [
          [632 + side * 8, 248 + up * 0.4],
          [632 + side * out, 242 + up],
          [632 + side * (out + 6), 248 + down],
        ],
        { width: 2.6, profile: 'swell' },
      )
    }
  }
  const body = ink.clay([ink.ellipse(632, 234, 15, 14), ink.ellipse(632, 250, 11, 9)], 4)
  ink.cut(body, { halo: 2.4 })
  ink.black(body)
  ink.rim(body, { distance: 2 })
  ink.lines(['625,252 629,255', '635,255 639,252'], { width: 2.2, white: true })
}
