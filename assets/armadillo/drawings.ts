import type { Ink } from '../ink/ink'
import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawAnt, drawCrumb } from './ant'
import { drawDrops, drawWash } from './blots'
import { drawBallFigure, drawClawFigure, drawLabel, drawScuteFigure, drawTrackFigure } from './figures'
import { CELL, drawGutter, drawPaper, drawPlate, drawRuler, drawStain, LEFT, SIDE, TOP } from './page'
import { drawVignette } from './vignette'

/** The page is drawn in units of 10/9 scene units. */
const PAGE = { sceneScale: 10 / 9, anchor: [0, 0], boil: false, lineWidth: 3 } as const
const FIGURE = { ...PAGE, scale: 1 } as const

/** A lesser figure about its middle, so many times as large, and its label below. */
function figure(draw: (ink: Ink, frame: number) => void, scale: number, rotate: number, label: string, below: number) {
  return (ink: Ink, frame: number) => {
    ink.at(0, 0, { scale, rotate }, () => draw(ink, frame))
    drawLabel(ink, label, 6, below)
  }
}

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    paper: { ...PAGE, left: 0, top: 0, width: 800, height: 500, bleed: true, scale: 0.6, draw: drawPaper },
    gutter: { ...PAGE, left: -430, top: -640, width: 500, height: 2180, bleed: true, scale: 0.6, draw: drawGutter },
    plate: {
      ...PAGE,
      anchor: [280, 10],
      left: 280,
      top: 10,
      width: 896,
      height: 884,
      scale: 1,
      draw: (ink) => drawPlate(ink),
    },
    ruler: {
      ...{ ...PAGE, left: LEFT + SIDE + 14, top: TOP - 20, width: 66, height: 128 * CELL + 44 },
      anchor: [LEFT + SIDE + 14, TOP - 20],
      scale: 1,
      draw: drawRuler,
    },
    claw: {
      ...FIGURE,
      left: -70,
      top: -146,
      width: 190,
      height: 310,
      draw: figure(drawClawFigure, 1.3, 3, 'Fig. 2', 150),
    },
    scutes: {
      ...FIGURE,
      left: -96,
      top: -112,
      width: 200,
      height: 210,
      draw: figure(drawScuteFigure, 1.24, -4, 'Fig. 3', 88),
    },
    ball: {
      ...{ ...FIGURE, left: -110, top: -100, width: 230, height: 220 },
      frames: ['asleep', 'awake'],
      draw: figure((ink, frame) => drawBallFigure(ink, frame === 1), 1.22, 3, 'Fig. 4, dormiens', 112),
    },
    track: {
      ...FIGURE,
      left: -80,
      top: -108,
      width: 160,
      height: 250,
      draw: figure(drawTrackFigure, 1.1, 0, 'Fig. 5', 132),
    },
    stain: { ...PAGE, left: -26, top: -24, width: 52, height: 48, frames: 3, scale: 0.6, draw: drawStain },
    wash: { ...PAGE, sceneScale: 1, left: 0, top: 0, width: 320, height: 320, bleed: true, scale: 1, draw: drawWash },
    drops: {
      ...PAGE,
      left: -104,
      top: -104,
      width: 208,
      height: 208,
      frames: 3,
      scale: 1,
      draw: drawDrops,
    },
    ant: { ...FIGURE, left: -18, top: -24, width: 36, height: 48, frames: 4, draw: drawAnt },
    crumb: { ...FIGURE, left: -8, top: -8, width: 16, height: 16, draw: drawCrumb },
  },
})
