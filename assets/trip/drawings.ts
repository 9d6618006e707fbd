import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawBall, drawCork, drawEyes, drawPlume } from './balls'
import { drawBook } from './book'
import { drawBookShadow, drawGloom, drawPlanks, drawThingsLeft, drawThingsRight } from './desk'
import { drawFrame, drawPicture } from './frame'
import { drawBoots, drawHen, drawMouse, drawTrunk, drawTrunkLid } from './luggage'
import { drawIris, drawLid, drawNaturalist } from './naturalist'
import { drawPlaque } from './plaque'
import { drawShelf } from './shelves'
import { drawSnail } from './snail'
import { drawTable } from './table'
import { drawVignette } from './vignette'
import { drawArm, drawVisitor, SHOULDER } from './visitor'

/** Pixels a scene unit. */
const DENSITY = 1.05

/** The paper that the scissors leave around a figure, and the room that it takes. */
const EDGE = { edge: 5, scissors: 3, thickness: 1.2 } as const
const PART = { anchor: [0, 0], lineWidth: 3, under: 0, boil: false, scale: DENSITY } as const
/** What is glued by its foot. */
const STANDING = { ...PART, cutOut: EDGE } as const
/** What lies on the stage where it was drawn. */
const LYING = { anchor: [0, 0], lineWidth: 3, boil: false, scale: DENSITY } as const
/** Soft, and as small as that allows. */
const SOFT = {
  ...{ under: 0, boil: false, bleed: true, sceneScale: 8, scale: 0.1 },
  anchor: [0, 0],
  drying: { clouds: 0, pooling: 0, grain: 0 },
} as const

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    planks: {
      ...{ ...LYING, left: 0, top: 0, width: 1600, height: 1000, under: 0, bleed: true },
      drying: { pooling: 0, clouds: 0, grain: 0 },
      draw: drawPlanks,
    },
    gloom: { ...SOFT, left: -165, top: -165, width: 530, height: 455, draw: drawGloom },
    bookShadow: { ...SOFT, anchor: [10, 40], left: 10, top: 40, width: 186, height: 76, draw: drawBookShadow },
    thingsLeft: { ...LYING, left: 0, top: 0, width: 360, height: 640, bleed: true, draw: drawThingsLeft },
    thingsRight: {
      ...LYING,
      anchor: [1360, 350],
      left: 1360,
      top: 350,
      width: 240,
      height: 650,
      bleed: true,
      draw: drawThingsRight,
    },
    plaque: {
      ...LYING,
      anchor: [340, 884],
      left: 340,
      top: 884,
      width: 950,
      height: 130,
      draw: (ink) => drawPlaque(ink, 'EVERY JOURNEY BEGINS WITH A CHOICE', 37),
      french: (ink) => drawPlaque(ink, 'TOUT VOYAGE COMMENCE PAR UN CHOIX', 37),
    },
    book: {
      ...LYING,
      anchor: [118, 826],
      left: 118,
      top: 340,
      width: 1364,
      height: 560,
      cut: toOutline(10),
      draw: drawBook,
    },
    shelf: {
      ...{ ...STANDING, left: -480, top: -470, width: 960, height: 504 },
      frames: ['left', 'right'],
      cut: toOutline(10),
      draw: (ink, _, name) => drawShelf(ink, name === 'left' ? -1 : 1),
    },
    frame: { ...STANDING, left: -164, top: -470, width: 328, height: 498, cut: toOutline(10), draw: drawFrame },
    picture: { ...PART, left: -104, top: -120, width: 208, height: 240, frames: 3, draw: drawPicture },
    visitor: { ...STANDING, left: -110, top: -340, width: 262, height: 376, cut: toOutline(10), draw: drawVisitor },
    arm: {
      ...STANDING,
      anchor: [SHOULDER.x, SHOULDER.y],
      left: -156,
      top: -184,
      width: 182,
      height: 106,
      draw: drawArm,
    },
    naturalist: {
      ...STANDING,
      left: -190,
      top: -420,
      width: 340,
      height: 460,
      cut: toOutline(10),
      draw: drawNaturalist,
    },
    iris: { ...PART, left: -16, top: -16, width: 32, height: 32, draw: drawIris },
    lid: { ...PART, left: -50, top: -40, width: 96, height: 80, draw: drawLid },
    table: { ...STANDING, left: -264, top: -192, width: 528, height: 224, cut: toOutline(10), draw: drawTable },
    ball: {
      ...{ ...PART, cutOut: { ...EDGE, edge: 4 }, left: -78, top: -148, width: 156, height: 178 },
      frames: 3,
      draw: drawBall,
    },
    cork: { ...PART, cutOut: { ...EDGE, edge: 4 }, left: -42, top: -54, width: 84, height: 94, draw: drawCork },
    eyes: {
      ...{ ...PART, left: -24, top: -14, width: 48, height: 28 },
      frames: ['ahead', 'up', 'shut'],
      draw: (ink, _, name) => drawEyes(ink, name),
    },
    plume: { ...PART, anchor: [112, 3], left: 70, top: -154, width: 142, height: 182, draw: drawPlume },
    trunkLid: { ...STANDING, anchor: [0, -60], left: -122, top: -182, width: 244, height: 148, draw: drawTrunkLid },
    hen: { ...STANDING, anchor: [0, -60], left: -66, top: -200, width: 142, height: 172, draw: drawHen },
    trunk: { ...STANDING, left: -128, top: -118, width: 256, height: 150, draw: drawTrunk },
    mouse: { ...STANDING, anchor: [0, -60], left: -104, top: -178, width: 128, height: 150, draw: drawMouse },
    boots: { ...STANDING, left: -132, top: -214, width: 264, height: 248, draw: drawBoots },
    snail: {
      ...{ ...PART, left: -70, top: -54, width: 148, height: 96 },
      frames: ['out', 'in'],
      draw: (ink, _, name) => drawSnail(ink, name),
    },
  },
})
