import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'

/** Roots, from the trunk down both sides of the hole; then those that the portraits hang from. */
export function drawRoots(ink: Ink): void {
  const root = (spine: string, seed = 0) => {
    const shape = ink.tube(spine, { root: true })
    ink.cut(shape, { halo: 2.4, fill: '#6d6457' })
    const before = ink.light
    ink.light = [0.1, -0.8, 0.56]
    ink.tone(shape, { from: 0.34, to: 0.62, width: 3, spacing: 2.6, angle: 76 + seed, bulge: 0.2 })
    ink.contour(shape, { width: 2.6 })
    ink.light = before
  }
  root('722,40@56 620,96@46 500,150@38 412,250@30 372,380@24 352,520@18 356,660@13 338,780@9 344,880@5')
  root('880,40@58 990,90@46 1102,140@38 1190,236@30 1230,360@24 1250,500@18 1244,640@14 1262,770@9 1256,880@5', 6)
  root('690,40@40 560,84@30 420,112@24 352,150@18 330,240@12 338,330@7', 3)
  root('930,44@36 1050,84@28 1180,110@22 1258,160@16 1272,250@10 1264,340@6', -4)
  root('800,40@44 790,100@34 812,150@26 800,196@15 806,226@9', 2)
  root('740,50@30 700,110@24 652,150@18 640,196@12 652,226@6', 2)
  root('850,56@28 900,110@22 948,150@16 962,196@10 950,222@5', 2)
  root('346,560@12 300,600@8 316,640@4', 2)
  root('1250,540@12 1290,590@8 1276,636@4', 2)
}

/** Where the topmost rail leaves its root, and how far below it the next one does. */
const RAIL = { top: 70, pitch: 119, count: 7 } as const

/** The roots that the frames hang from: one a row, out of the big root, thinning as it goes. On stages it runs on beyond the edge. */
export function drawRails(ink: Ink): void {
  for (const [way, from] of [
    [-1, 352],
    [1, 1250],
  ] as const) {
    for (let row = 0; row < RAIL.count; row++) {
      const y = RAIL.top + row * RAIL.pitch
      const at = (far: number) => y + 6 * noise1(row + way * 4, far / 90) - 2
      const shape = ink.tube(
        [
          [from, at(0) + 10, 12],
          [from + way * 90, at(90), 8.6],
          [from + way * 200, at(200), 6.4],
          [from + way * 320, at(320), 4.4],
          [from + way * 480, at(480), 3.8],
          [from + way * 700, at(700) + 8, 2.6],
          [from + way * 840, at(840) + 24, 1],
        ],
        { root: true },
      )
      ink.cut(shape, { halo: 1.4, fill: '#5d554a' })
      const shine = [
        [from, at(0) + 6],
        [from + way * 90, at(90) - 3],
        [from + way * 200, at(200) - 2],
        [from + way * 330, at(330) - 1],
      ]
      ink.line(shine, { width: 1.8, white: true, profile: 'swell' })
    }
  }
}
