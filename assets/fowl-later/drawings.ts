import { drawSideFlight } from '../characters/henSide'
import { drawings } from '../pipeline/drawings'
import { drawBasketBack, drawBasketFront, drawRosette, drawSitter, drawSomebody } from './basket'
import { drawBroom, drawCake, drawCloth } from './cake'
import {
  drawAwningRuin,
  drawBarrelsRuin,
  drawBucketRuin,
  drawCabbagesRuin,
  drawParasolRuin,
  drawRoofRuin,
  drawSackRuin,
  drawTroughRuin,
} from './ruins'
import { THINGS, type ThingName } from './shared'
import { drawWindow } from './windows'

/** Units of the square’s page, as sharp as that. */
const PAGE = { boil: false, anchor: [0, 0], lineWidth: 3, sceneScale: 1600 / 960, scale: 0.83, keep: 'line' } as const
/** A ruin stands where what it was did. */
const ruin = (thing: ThingName) =>
  ({ ...PAGE, anchor: [THINGS[thing].x / PAGE.sceneScale, THINGS[thing].y / PAGE.sceneScale] }) as const
/** A hen in the basket is a little smaller than one on the kerb. */
const SITTER = { ...PAGE, sceneScale: 1.24, under: 1.3 } as const

export const pictures = drawings({
  sprites: {
    roof: { ...ruin('roof'), left: 424, top: 214, width: 252, height: 126, draw: drawRoofRuin },
    bucket: { ...ruin('bucket'), left: 450, top: 250, width: 320, height: 170, draw: drawBucketRuin },
    trough: { ...ruin('trough'), left: 122, top: 222, width: 176, height: 104, draw: drawTroughRuin },
    sack: { ...ruin('sack'), left: 600, top: 390, width: 220, height: 106, draw: drawSackRuin },
    awning: { ...ruin('awning'), left: 126, top: -10, width: 212, height: 176, draw: drawAwningRuin },
    parasol: { ...ruin('parasol'), left: 620, top: -24, width: 190, height: 206, draw: drawParasolRuin },
    barrels: { ...ruin('barrels'), left: 784, top: 211, width: 210, height: 165, draw: drawBarrelsRuin },
    cabbages: { ...ruin('cabbages'), left: -66, top: 196, width: 392, height: 300, draw: drawCabbagesRuin },
    window: {
      ...{ ...PAGE, left: -64, top: -66, width: 132, height: 78, frames: 8 },
      draw: (ink, frame) => drawWindow(ink, frame >> 1, frame % 2 === 1),
    },
    basketBack: { ...PAGE, left: -148, top: -160, width: 330, height: 182, draw: drawBasketBack },
    basketFront: { ...PAGE, left: -150, top: -132, width: 300, height: 142, draw: drawBasketFront },
    sitter: {
      ...{
        ...SITTER,
        left: -120,
        top: -232,
        width: 240,
        height: 250,
        frames: ['startled', 'proud', 'aside', 'blinks'],
      },
      draw: (ink, _frame, name) => drawSitter(ink, name),
    },
    flight: {
      ...{ ...PAGE, width: 272, height: 260, left: 8, top: -20, anchor: [150, 122], sceneScale: 1.5, under: 1.3 },
      ...{ seed: 'flier', frames: 3, draw: drawSideFlight },
    },
    rosette: { ...PAGE, left: -42, top: -42, width: 84, height: 106, draw: drawRosette },
    somebody: {
      ...{ ...PAGE, left: -86, top: -86, width: 146, height: 98, frames: ['holds', 'pulls'] },
      draw: (ink, _frame, name) => drawSomebody(ink, name === 'pulls'),
    },
    cake: { ...PAGE, left: -124, top: -256, width: 276, height: 276, draw: drawCake },
    cloth: { ...PAGE, left: -104, top: -252, width: 208, height: 256, draw: drawCloth },
    broom: { ...PAGE, left: -104, top: -210, width: 204, height: 226, draw: drawBroom },
  },
})
