import { drawWash } from '../armadillo/blots'
import { CELL, drawGutter, drawPaper, drawRuler, drawStain, LEFT, SIDE, TOP } from '../armadillo/page'
import { drawings } from '../pipeline/drawings'
import { FIGURES } from './figures'
import { drawLaterPlate, drawLeafBack, drawPrint, drawRoller, drawRollerShade } from './leaf'

/** The pages are drawn in units of 10/9 scene units, as the first. */
const PAGE = { sceneScale: 10 / 9, anchor: [0, 0], boil: false, lineWidth: 3, scale: 1 } as const
const GROUND = { ...PAGE, bleed: true, scale: 0.6 } as const

const figures = FIGURES.flat()

export const pictures = drawings({
  sprites: {
    paper: { ...GROUND, left: 0, top: 0, width: 800, height: 500, draw: drawPaper },
    gutter: { ...GROUND, left: -430, top: -640, width: 500, height: 2180, draw: drawGutter },
    stain: { ...GROUND, bleed: false, left: -26, top: -24, width: 52, height: 48, frames: 3, draw: drawStain },
    plate: {
      ...{ ...PAGE, anchor: [280, 10], left: 280, top: 10, width: 896, height: 884, frames: 3 },
      draw: drawLaterPlate,
    },
    ruler: {
      ...{ ...PAGE, left: LEFT + SIDE + 14, top: TOP - 20, width: 66, height: 128 * CELL + 44 },
      anchor: [LEFT + SIDE + 14, TOP - 20],
      draw: drawRuler,
    },
    figure: {
      ...{ ...PAGE, left: -122, top: -140, width: 244, height: 270, frames: figures.length },
      draw: (ink, frame) => figures[frame]?.(ink),
    },
    wash: { ...PAGE, sceneScale: 1, left: 0, top: 0, width: 320, height: 320, bleed: true, draw: drawWash },
    leaf: { ...PAGE, sceneScale: 1, left: -20, top: 0, width: 220, height: 200, bleed: true, draw: drawLeafBack },
    roller: {
      ...PAGE,
      sceneScale: 1,
      left: -330,
      top: -300,
      width: 700,
      height: 560,
      frames: ['shut', 'awake'],
      draw: drawRoller,
    },
    shade: { ...PAGE, sceneScale: 1, left: -290, top: -40, width: 610, height: 96, scale: 0.5, draw: drawRollerShade },
    print: { ...PAGE, sceneScale: 1, left: -66, top: -34, width: 132, height: 68, draw: drawPrint },
  },
})
