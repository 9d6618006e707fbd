import type { Ink } from '../ink/ink'
import { drawLayers } from '../ink/layers'
import { type Drawings, drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { ANTS, drawAnt } from './ant'
import { drawChip, drawPrintCard } from './card'
import {
  drawCompartment,
  drawFrond,
  drawHinge,
  drawLatches,
  drawLid,
  drawLineLabel,
  drawMatchbook,
  drawNumber,
  drawTag,
  drawTray,
} from './case'
import { drawGround, drawHole, drawLeaf, drawMagnifier, drawPencil, drawStrap, drawTrail } from './ground'
import { drawLadybirdOf, LADYBIRDS } from './ladybird'
import { drawFlame, drawMatchOf, drawSmoke, MATCH_FRAMES } from './matches'
import { drawPaper } from './paper'
import { drawStamp, STAMPS } from './stamps'
import { drawVeil, VEILS } from './veil'
import { drawVignette } from './vignette'

/** The boards of this day are drawn in units of two scene units. */
const BOARD = { sceneScale: 2, anchor: [0, 0], lineWidth: 3.2 } as const
/** What moves about: small, and sharp. */
const SMALL = { ...BOARD, scale: 1.15, boil: false } as const

/** The middles of the compartments, and their floor. */
const COMPARTMENTS = [145, 279, 413, 547] as const
const FLOOR = 384

function drawCase(ink: Ink): void {
  drawLayers(ink, {
    shell: (layer) => {
      drawLid(layer)
      drawTray(layer)
      drawHinge(layer)
      drawLatches(layer)
    },
    compartments: (layer) => {
      for (const [i, x] of COMPARTMENTS.entries()) layer.at(x, FLOOR, {}, () => drawCompartment(layer, i + 1))
      drawLineLabel(layer)
    },
    labels: (layer) => {
      layer.at(160, 69, { rotate: -1 }, () => drawTag(layer, 1))
      layer.at(530, 69, { rotate: 1.2 }, () => drawTag(layer, -1))
      layer.at(526, 172, { rotate: 2, scale: 1.1 }, () => drawFrond(layer))
    },
  })
}

function drawTable(ink: Ink): void {
  drawLayers(ink, {
    ground: drawGround,
    trail: drawTrail,
    hole: (layer) => layer.at(684, 409, {}, () => drawHole(layer)),
    pencil: drawPencil,
    glass: drawMagnifier,
    strap: drawStrap,
  })
}

export const pictures: Drawings = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    paper: { width: 400, height: 400, bleed: true, boil: false, anchor: [0, 0], scale: 1.15, draw: drawPaper },
    table: {
      ...BOARD,
      anchor: [0, 24],
      left: -176,
      top: 24,
      width: 992,
      height: 484,
      bleed: true,
      boil: false,
      scale: 0.85,
      draw: drawTable,
    },
    case: {
      ...BOARD,
      anchor: [22, 2],
      left: 22,
      top: 2,
      width: 650,
      height: 498,
      boil: false,
      scale: 0.85,
      draw: drawCase,
    },
    card: { ...SMALL, sceneScale: 1.74, left: -96, top: -84, width: 192, height: 172, draw: drawPrintCard },
    // The band lies before the matches that stand in it.
    band: {
      ...BOARD,
      anchor: [82, 198],
      left: 82,
      top: 198,
      width: 530,
      height: 34,
      boil: false,
      scale: 0.85,
      draw: drawMatchbook,
    },
    match: {
      ...SMALL,
      left: -14,
      top: -46,
      width: 28,
      height: 52,
      seed: 'match',
      frames: MATCH_FRAMES,
      draw: drawMatchOf,
    },
    flame: { ...SMALL, left: -14, top: -36, width: 28, height: 46, frames: 3, draw: drawFlame },
    smoke: { ...SMALL, left: -10, top: -32, width: 20, height: 36, frames: 2, draw: drawSmoke },
    ladybird: {
      ...SMALL,
      left: -34,
      top: -24,
      width: 68,
      height: 56,
      seed: 'ladybird',
      frames: LADYBIRDS,
      draw: drawLadybirdOf,
    },
    veil: {
      ...SMALL,
      scale: 0.85,
      left: -66,
      top: -116,
      width: 132,
      height: 142,
      seed: 'veil',
      frames: VEILS,
      draw: drawVeil,
    },
    chip: { ...SMALL, left: -26, top: -28, width: 54, height: 58, draw: drawChip },
    number: { ...SMALL, left: -14, top: -14, width: 28, height: 28, frames: 4, draw: drawNumber },
    stamp: { ...SMALL, left: -60, top: -58, width: 120, height: 116, frames: STAMPS, draw: drawStamp },
    ant: {
      ...{ ...SMALL, sceneScale: 3, left: -20, top: -16, width: 38, height: 28 },
      frames: ANTS,
      draw: (ink, _frame, name) => drawAnt(ink, name, true),
    },
    sister: {
      ...{ ...SMALL, sceneScale: 4.6, left: -16, top: -16, width: 32, height: 28, seed: 'sister' },
      frames: ANTS,
      draw: (ink, _frame, name) => drawAnt(ink, name, false),
    },
    leaf: { ...SMALL, left: -34, top: -26, width: 90, height: 46, draw: drawLeaf },
  },
})
