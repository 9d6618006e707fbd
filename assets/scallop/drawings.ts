import type { Ink } from '../ink/ink'
import { drawLayers } from '../ink/layers'
import { type Drawings, drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawApse } from './apse'
import { drawCabinet, drawPigeonholes } from './cabinet'
import { drawDescription } from './card'
import { drawHand } from './hand'
import { BRIGHT } from './palette'
import { drawPaper } from './paper'
import { drawPaste } from './paste'
import { drawChosen, drawLabel, drawSheet, drawTable, ROWS } from './sheet'
import { drawShell } from './shell'
import { drawBust, drawGrin, drawHen, WAKES } from './sleepers'
import { drawClip, drawDust, drawFootShadow, drawNamePlate, PUFFS } from './small'
import { drawString, drawTag, TAGS } from './tags'
import { drawThief, STEPS } from './thief'
import { drawVignette } from './vignette'

/** The board is drawn in units of two scene units. */
const BOARD = { sceneScale: 2, anchor: [0, 0], lineWidth: 3.2, boil: false } as const
/** What moves about: small, and sharp. */
const SMALL = { ...BOARD, scale: 1.1 } as const
const SLEEPER = { ...SMALL, left: -38, width: 74, frames: WAKES } as const

function drawLabelSheet(ink: Ink): void {
  drawLayers(ink, {
    table: drawTable,
    sheet: (layer) => {
      drawSheet(layer)
      for (let row = 0; row < ROWS.count; row++)
        layer.at(ROWS.left, ROWS.top + row * ROWS.height, {}, () => drawLabel(layer, row))
      drawString(layer)
    },
  })
}

function drawNiche(ink: Ink): void {
  drawLayers(ink, {
    cabinet: (layer) => {
      drawCabinet(layer)
      drawPigeonholes(layer)
    },
    apse: drawApse,
    front: (layer) => {
      layer.line('327,34 340,28 354,26 368,29 382,34', { width: 1.5, white: true })
      layer.form(layer.ellipse(354, 24, 3.4, 3.4), { width: 1.6, fill: BRIGHT })
      layer.at(556, 420, {}, () => drawNamePlate(layer))
      drawDescription(layer)
    },
  })
}

export const pictures: Drawings = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    paper: { width: 400, height: 400, bleed: true, boil: false, anchor: [0, 0], scale: 0.85, draw: drawPaper },
    sheet: { ...BOARD, width: 328, height: 500, bleed: true, scale: 0.85, draw: drawLabelSheet },
    niche: {
      ...{ ...BOARD, anchor: [316, 0], left: 316, width: 484, height: 500 },
      bleed: true,
      seed: 'niche',
      scale: 0.85,
      draw: drawNiche,
    },
    // The foot of the cabinet's edge once more: the thief goes behind it.
    post: {
      ...{ ...BOARD, anchor: [316, 436], left: 316, top: 436, width: 112, height: 64 },
      seed: 'niche',
      bleed: true,
      scale: 0.85,
      draw: drawNiche,
    },
    // It turns about its hinge.
    shell: {
      ...{ ...BOARD, anchor: [556, 230], left: 400, top: 56, width: 312, height: 194 },
      scale: 0.85,
      draw: drawShell,
    },
    footShadow: { ...BOARD, left: -116, top: -16, width: 244, height: 26, scale: 0.85, draw: drawFootShadow },
    chosen: { ...SMALL, left: -8, top: -10, width: 254, height: 46, draw: drawChosen },
    hand: { ...SMALL, left: -74, top: -20, width: 80, height: 42, draw: (ink) => drawHand(ink, BRIGHT) },
    tag: { ...SMALL, left: -32, top: -16, width: 66, height: 36, frames: TAGS, seed: 'tag', draw: drawTag },
    clip: { ...SMALL, left: -13, top: -24, width: 32, height: 54, draw: drawClip },
    hen: { ...SLEEPER, top: -66, height: 70, seed: 'hen', draw: drawHen },
    bust: { ...SLEEPER, top: -82, height: 86, seed: 'bust', draw: drawBust },
    grin: { ...SLEEPER, top: -74, height: 78, seed: 'grin', draw: drawGrin },
    thief: { ...SMALL, left: -48, top: -56, width: 100, height: 64, frames: STEPS, seed: 'thief', draw: drawThief },
    paste: { ...SMALL, left: -34, top: -124, width: 92, height: 136, draw: drawPaste },
    dust: { ...SMALL, left: -4, top: -18, width: 52, height: 24, frames: PUFFS, seed: 'dust', draw: drawDust },
  },
})
