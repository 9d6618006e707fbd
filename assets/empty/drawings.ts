import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawAir, drawShadow, drawShell } from './console'
import { drawFingers, drawLeftHand, drawRightHand } from './hands'
import { LINE, SCALE } from './lines'
import { drawBlot, drawJoint, drawLine, drawPen } from './page'
import {
  drawCap,
  drawDrop,
  drawDust,
  drawGhost,
  drawKnock,
  drawLamp,
  drawMemory,
  drawPlate,
  drawPuddle,
  drawRays,
  drawRing,
  drawRunnel,
  drawSpider,
  drawThread,
} from './parts'
import { drawVignette } from './vignette'

/** All lies in the units of one drawing of the whole, 480 by 300. A machine's lines do not boil. */
const PART = { anchor: [0, 0], sceneScale: SCALE, scale: 1.25, boil: false } as const
/** What is drawn with. */
const INKED = { ...PART, under: 0 } as const
/** Washes are soft: fewer pixels are enough. */
const WASH = { ...PART, scale: 0.5, bleed: true } as const

/** A box about the place where a small part stands. */
const around = (width: number, height = width) => ({ left: -width / 2, top: -height / 2, width, height })

const HAND = {
  ...PART,
  anchor: [0, 250],
  left: -112,
  top: 128,
  width: 192,
  height: 402,
  bleed: true,
  scale: 1,
} as const

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    air: { ...WASH, width: 480, height: 300, draw: drawAir },
    shadow: { ...WASH, anchor: [240, 150], left: -4, top: 24, width: 488, height: 288, draw: drawShadow },
    fingers: {
      ...PART,
      anchor: [0, 150],
      left: -50,
      top: -4,
      width: 140,
      height: 240,
      frames: ['left', 'right'],
      bleed: true,
      under: 1.2,
      scale: 1,
      draw: drawFingers,
    },
    shell: {
      ...PART,
      anchor: [240, 150],
      left: 10,
      top: -6,
      width: 460,
      height: 292,
      bleed: true,
      draw: (ink) => drawShell(ink, 'with real ink'),
      french: (ink) => drawShell(ink, 'à l’encre véritable'),
    },
    drop: { ...PART, ...around(54), frames: ['up', 'right', 'down', 'left'], draw: drawDrop },
    ring: { ...PART, ...around(32), draw: drawRing },
    cap: { ...PART, ...around(30), draw: drawCap },
    lamp: { ...PART, ...around(10), frames: ['off', 'lit'], draw: drawLamp },
    rays: { ...PART, ...around(36), under: 0, frames: 3, draw: drawRays },
    plate: { ...PART, ...around(142, 42), under: 0, frames: ['lit', 'dark'], draw: drawPlate },
    ghost: { ...WASH, left: -72, top: -54, width: 144, height: 66, under: 0, draw: drawGhost },
    memory: { ...WASH, ...around(142, 42), under: 0, draw: drawMemory },
    spider: { ...PART, ...around(14), under: 0, frames: ['hang', 'curl'], draw: drawSpider },
    thread: { ...PART, left: -2, top: 0, width: 4, height: 24, under: 0, bleed: true, draw: drawThread },
    dust: { ...PART, left: -60, top: -66, width: 120, height: 84, bleed: true, under: 0, frames: 3, draw: drawDust },
    puddle: { ...PART, ...around(52, 46), under: 0, frames: 3, draw: drawPuddle },
    runnel: { ...PART, left: -9, top: -3, width: 20, height: 108, under: 0, bleed: true, frames: 6, draw: drawRunnel },
    knock: { ...PART, ...around(30), under: 0, frames: 2, draw: drawKnock },
    line: {
      ...INKED,
      left: 0,
      top: -3,
      width: LINE.steps * LINE.step,
      height: 6,
      bleed: true,
      draw: drawLine,
    },
    joint: { ...INKED, ...around(8), frames: 3, draw: drawJoint },
    blot: { ...INKED, ...around(16), frames: 3, draw: drawBlot },
    pen: { ...INKED, ...around(26, 24), frames: ['inks', 'wipes'], draw: drawPen },
    leftHand: { ...HAND, draw: drawLeftHand },
    rightHand: { ...HAND, draw: drawRightHand },
  },
})
