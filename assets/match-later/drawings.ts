import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawBooklets, drawCover, drawHalf, drawRibbon, drawTab } from './guide'
import { drawPlate, drawSeal, PLATES } from './plate'
import { drawRosette, drawSlip, drawUnderline, ROSETTES } from './prize'

/** In units of the stage. */
const STAGE = { anchor: [0, 0], lineWidth: 3.6, under: 0, boil: false, scale: 1.15 } as const
const HALF = { ...STAGE, top: -420, width: 616, height: 880, scale: 0.95 } as const

export const pictures = drawings({
  sprites: {
    left: { ...HALF, left: -556, cut: toOutline(10), draw: (ink) => drawHalf(ink, -1) },
    right: { ...HALF, left: -16, cut: toOutline(10), draw: (ink) => drawHalf(ink, 1) },
    cover: { ...STAGE, left: -290, top: -416, width: 600, height: 860, scale: 0.7, draw: drawCover },
    booklet: {
      ...{ ...STAGE, left: -100, top: -180, width: 170, height: 200 },
      frames: 3,
      draw: (ink, frame) => drawBooklets(ink, frame + 1),
    },
    plate: { ...STAGE, left: -118, top: -258, width: 238, height: 290, frames: PLATES, draw: drawPlate },
    seal: { ...STAGE, left: -56, top: -54, width: 114, height: 108, draw: drawSeal },
    slip: { ...STAGE, left: -214, top: -46, width: 432, height: 98, draw: drawSlip },
    underline: { ...STAGE, left: -12, top: -18, width: 360, height: 36, draw: drawUnderline },
    rosette: { ...STAGE, left: -70, top: -68, width: 150, height: 200, frames: ROSETTES, draw: drawRosette },
    ribbon: { ...STAGE, left: -26, top: -12, width: 56, height: 108, draw: drawRibbon },
    tab: { ...STAGE, left: -14, top: -42, width: 124, height: 92, draw: drawTab },
  },
})
