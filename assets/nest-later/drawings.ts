import { itemAt } from '../ink/numbers'
import { drawScene, SCENE } from '../nest/scene'
import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import {
  drawBlanket,
  drawChorus,
  drawHug,
  drawQuarrel,
  drawSandglass,
  drawSocks,
  drawStory,
  drawTea,
  drawToast,
  drawUmbrella,
} from './deeds'
import { THREAD } from './shared'
import { drawLeft, drawShine, drawThird, drawWalk, THIRD_LOOKS } from './third'
import { drawBow, drawKnot, drawThread } from './threads'

const PART = { anchor: [0, 0], boil: false, bleed: true, lineWidth: 3.2, scale: 1 } as const
/** Of ink and flat colour only. */
const LINES = { ...PART, keep: 'line', drying: { pooling: 0, clouds: 0, grain: 0 } } as const

/** The light of a flame that lies in the third nest. */
const LOW = { x: 806, y: 480, rings: [150, 268, 392] } as const

export const pictures = drawings({
  sprites: {
    low: {
      ...SCENE,
      anchor: [806, 480],
      scale: 0.7,
      left: 330,
      top: 130,
      width: 940,
      height: 750,
      draw: (ink) => drawScene(ink, LOW),
    },
    third: {
      ...{ ...PART, left: -150, top: -120, width: 300, height: 196, frames: THIRD_LOOKS },
      draw: (ink, frame) => drawThird(ink, itemAt(THIRD_LOOKS, frame)),
    },
    left: { ...LINES, left: -56, top: -100, width: 136, height: 230, draw: drawLeft },
    walk: { ...LINES, left: -36, top: -104, width: 72, height: 112, frames: 2, draw: drawWalk },
    shine: { ...LINES, left: -180, top: -160, width: 360, height: 220, draw: drawShine },
    thread: { ...LINES, left: -6, top: -8, width: THREAD.length + 12, height: THREAD.sag + 18, draw: drawThread },
    bow: { ...LINES, left: -22, top: -16, width: 44, height: 36, draw: drawBow },
    knot: { ...LINES, left: -30, top: -22, width: 62, height: 66, draw: drawKnot },
    blanket: {
      ...LINES,
      cut: toOutline(10),
      anchor: [806, 760],
      left: 436,
      top: 632,
      width: 736,
      height: 254,
      draw: drawBlanket,
    },
    turns: { ...LINES, left: -56, top: -78, width: 112, height: 156, draw: drawSandglass },
    tea: { ...LINES, left: -250, top: -300, width: 500, height: 310, frames: 2, draw: drawTea },
    socks: { ...LINES, left: -246, top: -24, width: 492, height: 160, draw: drawSocks },
    story: { ...LINES, left: -220, top: -248, width: 440, height: 290, draw: drawStory },
    umbrella: { ...LINES, left: -356, top: -282, width: 712, height: 306, draw: drawUmbrella },
    hug: { ...LINES, left: -120, top: -110, width: 240, height: 226, draw: drawHug },
    toast: { ...LINES, left: -220, top: -122, width: 440, height: 226, frames: 2, draw: drawToast },
    quarrel: { ...LINES, left: -204, top: -118, width: 408, height: 222, draw: drawQuarrel },
    chorus: { ...LINES, left: -264, top: -104, width: 528, height: 220, draw: drawChorus },
  },
})
