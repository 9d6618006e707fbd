import { drawings } from '../pipeline/drawings'
import { PENCIL } from './shared'
import { drawMark, drawPencil, drawSheet, drawStreaks, drawThumb } from './sheet'
import { drawBack, drawBlueStar, drawFurrow, drawMedal, drawWake } from './star'

/** What was drawn over all of the stage. */
const STAGE = {
  left: 0,
  top: 0,
  width: 1600,
  height: 1000,
  anchor: [0, 0],
  lineWidth: 3,
  under: 0,
  boil: false,
} as const

/** What is cut into the plate. */
const CUT = { anchor: [0, 0], boil: false, scale: 1.25, keep: 'line' } as const

export const pictures = drawings({
  sprites: {
    sheet: { ...STAGE, scale: 0.6, draw: drawSheet },
    streaks: { ...STAGE, scale: 0.9, bleed: true, draw: drawStreaks },
    mark: { ...STAGE, scale: 0.6, bleed: true, draw: drawMark },
    pencil: {
      ...{ ...STAGE, left: 500, top: 880, width: 640, height: 76, anchor: [PENCIL.says, PENCIL.y], scale: 1.25 },
      draw: (ink) => drawPencil(ink, '“Got it.”'),
      french: (ink) => drawPencil(ink, '« Je l’ai. »'),
    },
    thumb: {
      left: -34,
      top: -50,
      width: 68,
      height: 104,
      anchor: [0, 0],
      lineWidth: 3,
      under: 0,
      boil: false,
      scale: 1.25,
      draw: drawThumb,
    },
    star: { ...CUT, left: -52, top: -52, width: 104, height: 104, draw: drawBlueStar },
    wake: { ...CUT, left: -156, top: -24, width: 164, height: 48, draw: drawWake },
    medal: { ...CUT, left: -42, top: -42, width: 84, height: 84, draw: drawMedal },
    back: {
      left: 0,
      top: 0,
      width: 300,
      height: 40,
      anchor: [0, 0],
      under: 0,
      boil: false,
      scale: 0.5,
      bleed: true,
      draw: drawBack,
    },
    furrow: { ...CUT, left: -20, top: -8, width: 40, height: 16, bleed: true, draw: drawFurrow },
  },
  words: { state: { size: 36, glyphs: '0123456789stndrhaeé ', face: 'text' } },
})
