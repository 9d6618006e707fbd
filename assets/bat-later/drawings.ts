import { drawCase } from '../bat/mover'
import { BEATS, KINDS } from '../bat/shared'
import { drawThread } from '../bat/sky'
import { drawBat } from '../bat/swarm'
import { drawings } from '../pipeline/drawings'
import { drawBoard, drawMound, drawPlate } from './board'
import { drawBelongings, drawLodger } from './lodgers'
import { drawEarth, drawRope } from './ropes'
import { BEARERS, LODGERS, LOOKS, SPAN } from './shared'

const PART = { anchor: [0, 0], under: 0, boil: false, bleed: true, lineWidth: 2.6, scale: 1.25 } as const
const LODGER_FRAMES = LODGERS.flatMap((who) => LOOKS.map((look) => ({ who, look })))

export const pictures = drawings({
  sprites: {
    mound: { ...PART, left: -360, top: -50, width: 720, height: 240, draw: drawMound },
    board: {
      ...{ ...PART, left: -246, top: -280, width: 492, height: 350 },
      draw: (ink) => drawBoard(ink, 'FOR RENT', 88),
      french: (ink) => drawBoard(ink, 'À LOUER', 96),
    },
    plate: {
      ...{ ...PART, left: -140, top: -52, width: 280, height: 104 },
      draw: (ink) => drawPlate(ink, 'CAT INCLUDED'),
      french: (ink) => drawPlate(ink, 'CHAT COMPRIS'),
    },
    string: { ...PART, left: -4, top: 0, width: 8, height: 100, draw: drawThread },
    bearer: {
      ...{ ...PART, left: -SPAN * 0.56, top: -SPAN * 0.46, width: SPAN * 1.12, height: SPAN * 0.92 },
      frames: KINDS * BEATS,
      draw: (ink, frame) => drawBat(ink, frame, SPAN),
    },
    rope: { ...PART, left: -400, top: -20, width: 800, height: 400, frames: BEARERS.length, draw: drawRope },
    earth: { ...PART, anchor: [0, 228], left: -350, top: 196, width: 700, height: 150, draw: drawEarth },
    luggage: {
      ...PART,
      sceneScale: 0.42,
      lineWidth: 3.4,
      left: -80,
      top: -20,
      width: 190,
      height: 150,
      draw: drawCase,
    },
    lodger: {
      ...{ ...PART, left: -76, top: -60, width: 152, height: 90, frames: LODGER_FRAMES.length },
      draw: (ink, frame) => {
        const { who, look } = LODGER_FRAMES[frame] ?? { who: 'owl', look: 'awake' }
        drawLodger(ink, who, look)
      },
    },
    belongings: {
      ...{ ...PART, left: -160, top: -160, width: 400, height: 180, frames: LODGERS },
      draw: (ink, frame) => drawBelongings(ink, LODGERS[frame] ?? 'owl'),
    },
  },
})
