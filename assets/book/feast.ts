import { drawBallFigure } from '../armadillo/figures'
import { drawBat } from '../bat/swarm'
import { drawVignette as drawDaisy } from '../bouquet/vignette'
import { drawBear, drawBearLook, drawBook } from '../camping/bear'
import { drawMouse } from '../camping/mouse'
import { drawAldebert } from '../characters/aldebert'
import { drawBlotling } from '../characters/blotling'
import { drawCrab } from '../characters/crab'
import { drawDog } from '../characters/dog'
import { drawDrop } from '../characters/drop'
import { drawGargoyle } from '../characters/gargoyle'
import { drawHen } from '../characters/hen'
import { drawLantern } from '../characters/lantern'
import { drawMorvane } from '../characters/morvane'
import { drawOrlia } from '../characters/orlia'
import { drawPim } from '../characters/pim'
import { PIM_UNARMED } from '../characters/pimPoses'
import { drawQuibbleBust } from '../characters/quibble'
import { drawSnail } from '../characters/snail'
import { drawFairy } from '../fairy/fairies'
import { flying, LAUGHING } from '../fairy/poses'
import { drawToad } from '../fairy/toad'
import { drawWings } from '../fairy/wings'
import { HUSH } from '../heist/poses'
import { drawLegs, drawUpper } from '../heist/thief'
import type { Ink } from '../ink/ink'
import { drawLayers, type Layer } from '../ink/layers'
import { itemAt } from '../ink/numbers'
import { drawPie } from '../kind/keepsakes'
import { drawHop } from '../scurry/hedgehog'
import { drawVignette as drawChick } from '../snack/vignette'
import { drawVignette as drawBird } from '../uh-oh/vignette'
import { drawCaptain, drawLancer } from './busts'
import { drawChair } from './chair'
import { drawDusk, drawGround, drawNight, drawWood, LAMP, SIDE_LAMP_Y, SIDE_LAMPS } from './feastNight'
import { drawCloth, drawTableware } from './feastTable'

/** All the folk of the box at one table by lamplight, and the chair that is kept for the visitor; on a page of 1440 × 900. */
export function drawFeast(ink: Ink): void {
  const [left, right] = SIDE_LAMPS
  drawLayers(ink, {
    night: drawNight,
    gargoyle: (layer) =>
      layer.at(LAMP.x, 186, { scale: 0.46 }, () => drawGargoyle(layer, { mood: 'asleep', spread: 0.6 })),
    wood: drawWood,
    leftLantern: guest(left, SIDE_LAMP_Y, 0.66, (layer) => drawLantern(layer, { flicker: 1, mood: 'asleep' })),
    rightLantern: guest(right, SIDE_LAMP_Y, 0.66, (layer) => drawLantern(layer, { flicker: 2, mood: 'calm' })),
    lantern: guest(LAMP.x, LAMP.y, 1, (layer) => drawLantern(layer, { mood: 'glad' })),
    bird: vignette(214, 206, 1, drawBird),
    bat: guest(1182, 188, 1, (layer) => drawBat(layer, 0, 116)),
    floor: drawGround,
    // Who sits behind the cloth, from the ends to the middle.
    lancer: guest(984, 462, 0.78, drawLancer),
    bear: guest(172, 626, 0.76, (layer) =>
      layer.at(-1300, -850, {}, () => {
        drawBear(layer)
        drawBook(layer, 'flat')
        drawBearLook(layer, 'looking')
      }),
    ),
    dog: guest(1206, 636, 0.66, (layer) => drawDog(layer, { mood: 'tongue', turn: 'left', tailless: true })),
    morvane: guest(438, 620, 1.08, (layer) => drawMorvane(layer, { mood: 'gleeful' })),
    thief: guest(1100, 602, 1.04, (layer) =>
      layer.at(104, -190, { scaleX: -1 }, () => {
        drawUpper(layer, HUSH)
        drawLegs(layer, HUSH)
      }),
    ),
    captain: guest(312, 424, 0.66, drawCaptain, -1),
    orlia: guest(544, 622, 1.08, (layer) => drawOrlia(layer, { turn: 'right', hasFrog: false })),
    quibble: guest(878, 446, 0.9, (layer) => drawQuibbleBust(layer, { turn: 'left' })),
    king: guest(762, 578, 1.08, (layer) => drawAldebert(layer, { mood: 'awake' })),
    pim: guest(650, 552, 1.06, (layer) => drawPim(layer, { pose: PIM_UNARMED, mood: 'grin' })),
    cloth: drawCloth,
    tableware: drawTableware,
    pie: guest(586, 572, 0.62, drawPie),
    daisy: vignette(902, 592, 0.84, drawDaisy),
    toad: guest(262, 590, 0.56, (layer) => layer.at(-490, -112, {}, () => drawToad(layer, 'calm'))),
    mouse: guest(1048, 586, 0.6, (layer) => layer.at(-690, -868, {}, () => drawMouse(layer, 'up'))),
    chick: vignette(1304, 600, 1.24, drawChick),
    drop: guest(832, 574, 0.58, (layer) => drawDrop(layer, { mood: 'glad', gaze: [-1, 0] })),
    fairy: guest(560, 284, 0.94, (layer) => {
      drawWings(layer, 0, 0)
      drawFairy(layer, 0, flying(0, 0))
    }),
    laughingFairy: guest(902, 268, 0.94, (layer) => {
      drawWings(layer, 1, 1)
      drawFairy(layer, 1, itemAt(LAUGHING, 1))
    }),
    // Who sits on the grass.
    hen: guest(150, 776, 0.86, (layer) => drawHen(layer, { turn: 'right', does: 'look' })),
    crab: guest(336, 790, 0.6, (layer) => drawCrab(layer, { mood: 'pleased', raised: [0, 36], gaze: [1, -0.4] })),
    hedgehog: guest(1240, 700, 0.5, (layer) => layer.at(0, 0, { scaleX: -1 }, () => drawHop(layer, 'crouch'))),
    armadillo: guest(1030, 754, 0.62, (layer) => drawBallFigure(layer, true)),
    blotlings: guest(512, 786, 0.62, (layer) => {
      drawBlotling(layer, { kind: 'ears', mood: 'glad', gaze: [1, 0] })
      layer.at(86, 12, { scale: 0.8 }, () => drawBlotling(layer, { kind: 'horns', gaze: [1, -1] }))
    }),
    chair: {
      light: [-0.5, -0.66, 0.56],
      draw: (layer) => layer.at(117, 121, { scale: 0.84 }, () => drawChair(layer)),
    },
    snail: guest(884, 806, 0.9, (layer) => drawSnail(layer, 'out')),
    dusk: drawDusk,
  })
}

/** Somebody at the place, lit from the lamp's side unless another is told. */
function guest(x: number, y: number, scale: number, draw: (ink: Ink) => void, side = x < LAMP.x ? 1 : -1): Layer {
  return { light: [0.5 * side, -0.66, 0.56], draw: (ink) => ink.at(x, y, { scale }, () => draw(ink)) }
}

/** One of those whom the cards of home show, its feet at the place, drawn with thin lines. */
function vignette(x: number, y: number, scale: number, draw: (ink: Ink) => void): Layer {
  return { ...guest(x, y, scale, (ink) => ink.at(-50, -90, {}, () => draw(ink))), lineWidth: 2.8 }
}
