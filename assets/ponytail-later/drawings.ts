import { drawings } from '../pipeline/drawings'
import { JOINTS, SIZE } from '../ponytail/shared'
import { drawBow, drawHeldBraid, drawSnailBow } from './bow'
import { drawBand, drawPlaited } from './plaited'
import { BOW, HUSH } from './shared'
import { drawArmToLips, drawHeadToUs, drawHush, WRITTEN } from './toUs'

/** As the parts of the day that they are seen with. */
const PART = { boil: false, bleed: true, under: 0, sceneScale: SIZE, scale: 1 } as const

const at = (joint: keyof typeof JOINTS) => [JOINTS[joint].x, JOINTS[joint].y] as const

export const pictures = drawings({
  sprites: {
    plaited: {
      ...{ ...PART, keep: 'line', anchor: at('tail') },
      ...{ left: -12, top: -6, width: 724, height: 462, draw: drawPlaited },
    },
    band: { ...PART, anchor: [0, 0], left: -16, top: -44, width: 34, height: 88, draw: (ink) => drawBand(ink, 30) },
    held: {
      ...{ ...PART, keep: 'line', anchor: at('tail') },
      ...{ left: 372, top: 0, width: 324, height: 400, draw: drawHeldBraid },
    },
    bow: { ...PART, anchor: [BOW.x, BOW.y], left: 340, top: 256, width: 150, height: 184, draw: drawBow },
    toUs: { ...PART, anchor: at('head'), left: 284, top: 12, width: 130, height: 144, draw: drawHeadToUs },
    armToLips: { ...PART, anchor: at('farArm'), left: 256, top: 98, width: 104, height: 146, draw: drawArmToLips },
    hush: {
      ...{ ...PART, anchor: [HUSH.x, HUSH.y], left: 0, top: 236, width: 180, height: 206, frames: WRITTEN },
      draw: (ink, drawing) => drawHush(ink, 'shh…', drawing),
      french: (ink, drawing) => drawHush(ink, 'chut…', drawing),
    },
    snailBow: { ...PART, anchor: [0, 0], left: -22, top: -16, width: 44, height: 36, draw: drawSnailBow },
  },
})
