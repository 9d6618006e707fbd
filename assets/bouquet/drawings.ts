import { drawings, type Sprite } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { BROWS, drawBrows } from './brows'
import { drawCalyx } from './calyx'
import { drawEyes, EYES } from './eyes'
import { drawFalling, FALLING } from './falling'
import { drawCheek, drawCrack, drawNose, drawStreams, drawTear } from './features'
import { drawHeart, HEARTS } from './heart'
import { drawGrass, drawMeadow, drawPaper, drawSwallow, MEADOW, MEADOW_HALVES } from './meadow'
import { drawMouth, MOUTHS } from './mouth'
import { drawPetal } from './petals'
import { type FrenchWord, PETAL_SHAPES, type WrittenPart } from './shared'
import { drawSnail } from './snail'
import { drawStem } from './stem'
import { drawPollen, drawSway } from './trifles'
import { drawVignette } from './vignette'
import { partDrawings, wordDrawings } from './writing'

/** Scene units a unit of the flower's drawings. */
const FLOWER = { sceneScale: 1.55, scale: 1.25, boil: false, anchor: [0, 0] } as const

/** What her face is made of: each mood a little nearer than the flower itself. */
const FEATURE = { ...FLOWER, sceneScale: 1.7, lineWidth: 3.2, keep: 'line' } as const

/** Brush strokes of the meadow and the sky. */
const AFAR = { anchor: [0, 0], bleed: true, boil: false, scale: 1.25, keep: 'line' } as const

const PETAL = { ...FLOWER, left: -110, top: -240, width: 220, height: 260, lineWidth: 2, keep: 'line' } as const

/** Strokes of the messages, those of a part or of a word in one box. */
const WRITING = {
  left: -90,
  top: -250,
  height: 370,
  anchor: [0, 0],
  bleed: true,
  boil: false,
  scale: 1.25,
  keep: 'line',
} as const

function english(part: WrittenPart, right: number): Sprite {
  return { ...WRITING, width: right + 90, only: 'en', seed: part, ...partDrawings(part) }
}

function french(word: FrenchWord, right: number): Sprite {
  return { ...WRITING, width: right + 90, only: 'fr', seed: word, ...wordDrawings(word) }
}

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    paper: {
      ...{ width: 400, height: 400, bleed: true, boil: false, anchor: [0, 0], scale: 1.25 },
      draw: drawPaper,
    },
    meadow: { ...MEADOW, frames: MEADOW_HALVES, bleed: true, boil: false, scale: 1.25, keep: 'line', draw: drawMeadow },
    grass: { ...AFAR, left: -110, top: -140, width: 220, height: 150, frames: 3, draw: drawGrass },
    swallow: { ...AFAR, left: -60, top: -40, width: 130, height: 60, draw: drawSwallow },
    snail: {
      ...{
        left: -40,
        top: -46,
        width: 90,
        height: 60,
        anchor: [0, 0],
        boil: false,
        lineWidth: 2,
        scale: 1.25,
        keep: 'line',
      },
      frames: ['long', 'short', 'hidden'],
      draw: drawSnail,
    },
    stem: {
      ...{
        left: 540,
        top: 680,
        width: 420,
        height: 980,
        anchor: [736, 1220],
        bleed: true,
        boil: false,
        scale: 1.25,
        keep: 'line',
      },
      draw: drawStem,
    },
    calyx: { ...FLOWER, left: -190, top: -190, width: 380, height: 380, lineWidth: 2, keep: 'line', draw: drawCalyx },
    // Even ones lie over odd ones in the ring, and are drawn for it.
    petal: { ...PETAL, frames: PETAL_SHAPES.length, draw: (ink, kind) => drawPetal(ink, kind, kind % 2 === 1) },
    heart: {
      ...{ ...FLOWER, left: -160, top: -160, width: 330, height: 340, under: 1.2, lineWidth: 3.2 },
      frames: HEARTS,
      seed: 'bouquet heart',
      draw: drawHeart,
    },
    crack: {
      ...FLOWER,
      left: -40,
      top: -145,
      width: 80,
      height: 150,
      frames: 2,
      lineWidth: 3.2,
      keep: 'line',
      draw: drawCrack,
    },
    cheek: { ...FEATURE, left: -30, top: -24, width: 60, height: 48, draw: drawCheek },
    streams: { ...FEATURE, left: -110, top: -30, width: 220, height: 170, frames: 3, draw: drawStreams },
    eyes: { ...FEATURE, left: -110, top: -100, width: 220, height: 130, seed: 'eyes', frames: EYES, draw: drawEyes },
    brows: {
      ...FEATURE,
      left: -100,
      top: -120,
      width: 200,
      height: 130,
      seed: 'brows',
      frames: BROWS,
      draw: drawBrows,
    },
    nose: { ...FEATURE, left: -20, top: -20, width: 40, height: 40, draw: drawNose },
    mouth: {
      ...FEATURE,
      left: -100,
      top: -20,
      width: 210,
      height: 140,
      seed: 'mouth',
      frames: MOUTHS,
      draw: drawMouth,
    },
    tear: { ...FEATURE, left: -20, top: -24, width: 40, height: 48, draw: drawTear },
    falling: {
      ...FLOWER,
      left: -140,
      top: -100,
      width: 280,
      height: 200,
      lineWidth: 2,
      keep: 'line',
      frames: FALLING,
      draw: drawFalling,
    },
    pollen: {
      left: -10,
      top: -10,
      width: 20,
      height: 20,
      anchor: [0, 0],
      boil: false,
      frames: 3,
      scale: 1.25,
      keep: 'line',
      draw: drawPollen,
    },
    sway: {
      left: -20,
      top: -8,
      width: 40,
      height: 16,
      anchor: [0, 0],
      boil: false,
      scale: 1.25,
      keep: 'line',
      draw: drawSway,
    },
    really: english('really', 520),
    loves: english('loves', 430),
    m: english('m', 220),
    e: english('e', 320),
    flourish: english('flourish', 480),
    not: english('not', 380),
    beaucoup: french('beaucoup', 860),
    pas: french('pas', 400),
    plus: french('plus', 450),
    duTout: french('duTout', 760),
    folie: french('folie', 1010),
  },
})
