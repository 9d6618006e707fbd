import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawAnt, drawCrumb } from '../snack/details'
import { drawFood, FOODS } from '../snack/foods'
import { drawCane } from '../snack/treats'
import { BACKS, drawBack, drawGuest, drawOffer, POSES } from './guests'
import { drawGlance, drawSeated } from './seated'
import { drawBunting, drawCandle, drawChair, drawFlame, drawGumdrop, drawTable, FLAMES } from './table'

/** Pixels a scene unit: of her, whose other parts are as dense, and of what the ants have. */
const CHICK = { anchor: [0, 0], lineWidth: 4, under: 1.3, boil: false, sceneScale: 1.06, scale: 1.2 } as const
const THING = { anchor: [0, 0], lineWidth: 3.6, under: 0, boil: false, scale: 1.1 } as const
const ANT = { ...THING, sceneScale: 1.3 } as const

export const pictures = drawings({
  sprites: {
    seated: { ...CHICK, left: -410, top: -80, width: 670, height: 420, cut: toOutline(10), draw: drawSeated },
    glance: { ...CHICK, under: 0, left: -130, top: -146, width: 190, height: 204, draw: drawGlance },
    table: {
      ...{ ...THING, scale: 1, left: 730, top: 656, width: 730, height: 182 },
      ...{ anchor: [1450, 820], cut: toOutline(10), bleed: true },
      draw: drawTable,
    },
    bunting: {
      ...{ ...THING, left: 724, top: 370, width: 800, height: 196, anchor: [742, 502] },
      cut: toOutline(10),
      draw: drawBunting,
    },
    pole: {
      ...THING,
      scale: 0.96,
      lineWidth: 4,
      left: -40,
      top: -280,
      width: 176,
      height: 292,
      bleed: true,
      draw: drawCane,
    },
    chair: { ...THING, left: -46, top: -116, width: 92, height: 132, draw: drawChair },
    gumdrop: { ...THING, left: -64, top: -84, width: 128, height: 98, draw: drawGumdrop },
    candle: { ...THING, left: -20, top: -82, width: 40, height: 98, draw: drawCandle },
    flame: {
      ...THING,
      left: -40,
      top: -60,
      width: 80,
      height: 76,
      frames: FLAMES,
      draw: (ink, _, name) => drawFlame(ink, name),
    },
    guest: {
      ...ANT,
      left: -46,
      top: -150,
      width: 122,
      height: 166,
      frames: POSES,
      draw: (ink, _, name) => drawGuest(ink, name),
    },
    back: {
      ...THING,
      left: -54,
      top: -146,
      width: 110,
      height: 178,
      frames: BACKS,
      draw: (ink, _, name) => drawBack(ink, name),
    },
    food: {
      ...{ ...THING, lineWidth: 4, under: 1.2, sceneScale: 1.08, frames: FOODS },
      ...{ left: -92, top: -92, width: 184, height: 204 },
      draw: drawFood,
    },
    carrier: { ...ANT, left: -74, top: -76, width: 146, height: 122, frames: 2, draw: drawAnt },
    crumb: { ...ANT, left: -68, top: -70, width: 136, height: 124, draw: drawCrumb },
    offer: { ...THING, sceneScale: 1.06, left: -100, top: -140, width: 150, height: 156, draw: drawOffer },
  },
})
