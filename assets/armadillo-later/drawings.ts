import { drawWash } from '../armadillo/blots'
import { drawPlate } from '../armadillo/page'
import { drawHiddenLetter } from '../hidden/letter'
import { drawings } from '../pipeline/drawings'
import { FIGURES } from './figures'
import { drawLeafBack, drawPrint, drawRoller, drawRollerShade, PRINTED } from './leaf'

/** The pages are drawn in units of 10/9 scene units, as the first. */
const PAGE = { sceneScale: 10 / 9, anchor: [0, 0], boil: false, lineWidth: 3, scale: 1 } as const

const figures = FIGURES.flat()

export const pictures = drawings({
  sprites: {
    plate: {
      ...{ ...PAGE, anchor: [280, 10], left: 280, top: 10, width: 896, height: 884, frames: PRINTED.length },
      draw: (ink, plate) => {
        drawPlate(ink, PRINTED[plate])
        if (plate === 0) drawHiddenLetter(ink, 'S', 1096, 800, 20, 9)
      },
    },
    figure: {
      ...{ ...PAGE, left: -122, top: -140, width: 244, height: 270, frames: figures.length },
      draw: (ink, frame) => figures[frame]?.(ink),
    },
    wash: { ...PAGE, sceneScale: 1, left: 0, top: 0, width: 320, height: 320, bleed: true, draw: drawWash },
    leaf: {
      ...PAGE,
      sceneScale: 1,
      left: -20,
      top: 0,
      width: 220,
      height: 1000,
      bleed: true,
      scale: 0.5,
      draw: drawLeafBack,
    },
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
