import { box, straight } from '../ink/corners'
import { endless } from '../ink/endless'
import type { Ink } from '../ink/ink'
import { type Color, PAPER } from '../ink/palette'
import { drawChimney, drawGasometer, drawSmoke, drawWaterTower } from './buildings'
import { drawCogTower, drawCrane } from './gantries'
import { LAYER_WIDTH } from './layer'
import { silhouette } from './machines'

/** Indigo seen through much air. */
const DISTANT: Color = '#486090'

/** The works at night, far to near. Repeats to both sides. */
export function drawSkyline(ink: Ink): void {
  endless(ink, LAYER_WIDTH, () => drawHaze(ink))
  endless(ink, LAYER_WIDTH, () => {
    drawSmoke(ink, 136, 116, 0.92)
    drawSmoke(ink, 634, 168, 0.62)
    drawChimney(ink, 140, 126, 34)
    drawChimney(ink, 604, 206, 22)
    drawChimney(ink, 638, 176, 24)
    drawGasometer(ink, 700, 318)
  })
  endless(ink, LAYER_WIDTH, () => {
    drawCrane(ink)
    drawCogTower(ink)
    drawWaterTower(ink, 772, 232)
  })
  endless(ink, LAYER_WIDTH, () => {
    drawWorkshop(ink)
    drawPipeline(ink)
  })
}

/** Roofs and stacks of more works beyond, flat in the distance. */
function drawHaze(ink: Ink): void {
  ink.cut(
    straight(
      [-4, 420],
      [-4, 262],
      [22, 262],
      [30, 242],
      [46, 262],
      [54, 242],
      [70, 262],
      [78, 242],
      [94, 262],
      [180, 262],
      [184, 186],
      [196, 186],
      [200, 262],
      [226, 270],
      [262, 270],
      [264, 214],
      [274, 214],
      [276, 270],
      [330, 282],
      [352, 246],
      [404, 246],
      [426, 282],
      [452, 282],
      [456, 196],
      [472, 196],
      [476, 282],
      [520, 282],
      [524, 240],
      [534, 240],
      [538, 282],
      [574, 262],
      [592, 238],
      [610, 262],
      [628, 238],
      [646, 262],
      [664, 238],
      [682, 262],
      [716, 262],
      [720, 206],
      [730, 206],
      [734, 262],
      [804, 262],
      [804, 420],
    ),
    { fill: DISTANT },
  )
}

/** A saw-toothed roof with lit windows. */
function drawWorkshop(ink: Ink): void {
  silhouette(
    ink,
    straight(
      [18, 420],
      [18, 316],
      [24, 312],
      [26, 290],
      [48, 312],
      [50, 290],
      [72, 312],
      [74, 290],
      [96, 312],
      [98, 290],
      [120, 312],
      [122, 420],
    ),
    1.7,
  )
  for (const x of [30, 54, 78, 102]) ink.cut(straight([x - 1, 300], [x + 12, 312], [x + 12, 315], [x - 1, 315]))
  for (const x of [32, 50, 86, 104]) drawWindow(ink, x, 328)
  // A low shed further on, so that the foot of the picture is not empty between them.
  silhouette(ink, straight([324, 420], [324, 338], [352, 322], [380, 338], [380, 420]), 1.6)
  drawWindow(ink, 344, 342)
  silhouette(ink, straight([566, 420], [566, 330], [584, 318], [602, 330], [620, 318], [640, 330], [640, 420]), 1.6)
  for (const x of [576, 596, 616]) drawWindow(ink, x, 340)
}

function drawWindow(ink: Ink, x: number, y: number): void {
  ink.cut(box(x, y, x + 9, y + 11), { fill: PAPER })
  ink.line(
    [
      [x + 4.5, y],
      [x + 4.6, y + 11],
    ],
    { width: 1, profile: 'even' },
  )
  ink.line(
    [
      [x, y + 5],
      [x + 9, y + 5.2],
    ],
    { width: 1, profile: 'even' },
  )
}

/** One long pipe on trestles through all of it: what the eye holds on to while the rest goes by. */
function drawPipeline(ink: Ink): void {
  for (const [from, to] of [
    [-10, 188],
    [190, 416],
    [418, 602],
    [604, 788],
  ] as const) {
    const pipe = silhouette(ink, box(from, 352, to, 365), 0)
    ink.clip(pipe, () =>
      ink.line(
        [
          [from, 355.5],
          [(from + to) / 2, 354.8],
          [to, 355.6],
        ],
        { width: 2.4, white: true, profile: 'swell' },
      ),
    )
    silhouette(ink, box(to - 4, 348, to + 4, 369), 1.2)
  }
  for (const x of [60, 250, 470, 668]) {
    silhouette(
      ink,
      straight([x - 6, 364], [x + 6, 364], [x + 11, 420], [x + 6, 420], [x, 376], [x - 6, 420], [x - 11, 420]),
      1,
    )
  }
}
