import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawBody, drawWing } from './chick'
import { drawAnt, drawBite, drawCrumb, drawForkMarks, drawSnail } from './details'
import {
  drawBurp,
  drawFlightStrokes,
  drawFlyingCrumb,
  drawLeapStrokes,
  drawPuff,
  drawShadow,
  drawToss,
} from './effects'
import { drawFood, drawInside, FOODS } from './foods'
import { drawBill, drawCrest, drawEye, drawSkull, LOOKS } from './head'
import { drawCream, drawJelly, drawRingCake, drawScoops, drawSlice } from './hills'
import { drawIcing } from './icing'
import { drawBag, drawMouth, drawPouch, POUCHES } from './pouch'
import { CREST, type LEANS, NECK, STANCES } from './shared'
import { drawFloss, drawSun } from './sky'
import { OVERLAP, TILE } from './tile'
import { drawCane, drawCupcake, drawGumdrops, drawLollipopTree, drawWafers } from './treats'
import { drawVignette } from './vignette'

/** Pixels a scene unit: of her and what she eats, and of the land, which is never still. Denser, the day is over its weight. */
const DENSITY = 1.2
const LAND_DENSITY = 0.96

/** The anchor of what stands there. */
const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ anchor: [x, y] as const })

/** Parts of the chick lie upon each other, so they do not boil. */
const CHICK = { anchor: [0, 0], lineWidth: 4, under: 1.3, boil: false, sceneScale: 1.06, scale: DENSITY } as const
/** Endless layers. */
const LAYER = {
  ...{ left: -OVERLAP, width: TILE + 2 * OVERLAP, lineWidth: 4 },
  ...{ boil: false, bleed: true, scale: LAND_DENSITY },
} as const
const HILL = { anchor: [0, 0], lineWidth: 3.6, boil: false, scale: LAND_DENSITY } as const
const TREAT = { anchor: [0, 0], lineWidth: 4, boil: false, scale: LAND_DENSITY } as const
const EFFECT = { anchor: [0, 0], lineWidth: 3.6, under: 0, boil: false, scale: DENSITY } as const

const isStance = (name: string): name is keyof typeof LEANS => name in { push: 0, air: 0, land: 0 }

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    sun: {
      ...EFFECT,
      scale: LAND_DENSITY,
      drying: { grain: 0 },
      left: -330,
      top: -330,
      width: 660,
      height: 560,
      bleed: true,
      draw: drawSun,
    },
    floss: { ...HILL, left: -180, top: -130, width: 370, height: 360, frames: ['round', 'long'], draw: drawFloss },
    cream: { ...LAYER, anchor: [0, 600], top: 600, height: 240, draw: drawCream },
    slice: { ...HILL, left: -20, top: -540, width: 330, height: 550, bleed: true, draw: drawSlice },
    ringCake: {
      ...{ ...HILL, left: -190, top: -182, width: 380, height: 190, bleed: true },
      frames: ['whole', 'cut'],
      draw: drawRingCake,
    },
    scoops: { ...HILL, left: -186, top: -222, width: 352, height: 280, draw: drawScoops },
    jelly: { ...HILL, left: -136, top: -176, width: 272, height: 184, bleed: true, draw: drawJelly },
    icing: { ...LAYER, anchor: [0, 790], top: 790, height: 274, draw: drawIcing },
    lollipopTree: { ...TREAT, left: -130, top: -412, width: 220, height: 424, bleed: true, draw: drawLollipopTree },
    cane: { ...TREAT, left: -40, top: -280, width: 176, height: 292, bleed: true, draw: drawCane },
    cupcake: { ...TREAT, left: -124, top: -230, width: 248, height: 284, draw: drawCupcake },
    wafers: { ...TREAT, left: -100, top: -212, width: 200, height: 236, bleed: true, draw: drawWafers },
    gumdrops: { ...TREAT, left: -156, top: -118, width: 290, height: 188, draw: drawGumdrops },
    ant: { ...EFFECT, left: -74, top: -76, width: 146, height: 122, sceneScale: 1.3, frames: 2, draw: drawAnt },
    crumb: { ...EFFECT, left: -68, top: -70, width: 136, height: 124, sceneScale: 1.3, draw: drawCrumb },
    forkMarks: { ...EFFECT, left: -124, top: -42, width: 274, height: 128, draw: drawForkMarks },
    bite: { ...EFFECT, left: -70, top: -14, width: 140, height: 100, bleed: true, draw: drawBite },
    snail: { ...EFFECT, left: -52, top: -84, width: 142, height: 192, draw: drawSnail },
    body: {
      ...{ ...CHICK, left: -440, top: -160, width: 550, height: 540 },
      frames: STANCES,
      draw: (ink, _, name) => {
        if (isStance(name)) drawBody(ink, name)
      },
    },
    wing: {
      ...CHICK,
      under: 0,
      left: -240,
      top: -160,
      width: 350,
      height: 330,
      sceneScale: 1.06 * 1.3,
      draw: drawWing,
    },
    crest: { ...CHICK, ...at(CREST), left: -210, top: -230, width: 230, height: 210, draw: drawCrest },
    skull: { ...CHICK, under: 0, ...at(NECK), left: -196, top: -160, width: 280, height: 270, draw: drawSkull },
    eye: { ...CHICK, under: 0, left: -130, top: -146, width: 190, height: 204, frames: LOOKS, draw: drawEye },
    bill: { ...CHICK, left: -88, top: -106, width: 458, height: 204, draw: drawBill },
    pouch: { ...CHICK, left: -130, top: -230, width: 490, height: 500, frames: POUCHES, draw: drawPouch },
    mouth: { ...CHICK, left: -70, top: -70, width: 416, height: 254, draw: drawMouth },
    bag: { ...CHICK, left: -130, top: -54, width: 484, height: 396, draw: drawBag },
    food: {
      ...TREAT,
      scale: DENSITY,
      left: -92,
      top: -92,
      width: 184,
      height: 204,
      under: 1.2,
      sceneScale: 1.08,
      frames: FOODS,
      draw: drawFood,
    },
    inside: { ...EFFECT, left: -132, top: -132, width: 264, height: 284, frames: FOODS, draw: drawInside },
    shadow: { ...EFFECT, left: -256, top: -62, width: 512, height: 124, scale: LAND_DENSITY, draw: drawShadow },
    puff: { ...EFFECT, left: -144, top: -124, width: 292, height: 174, frames: 3, draw: drawPuff },
    leapStrokes: { ...EFFECT, left: -100, top: -170, width: 280, height: 240, draw: drawLeapStrokes },
    flightStrokes: { ...EFFECT, left: -42, top: -112, width: 284, height: 184, draw: drawFlightStrokes },
    toss: { ...EFFECT, left: -180, top: -186, width: 360, height: 230, frames: 2, draw: drawToss },
    flyingCrumb: { ...EFFECT, left: -56, top: -56, width: 112, height: 112, frames: 3, draw: drawFlyingCrumb },
    burp: { ...EFFECT, sceneScale: 1.35, left: -50, top: -136, width: 280, height: 254, frames: 3, draw: drawBurp },
  },
})
