import { drawings, type Sprite } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawBand, drawCard, drawStroke, STROKES } from './card'
import { SHEET } from './shared'
import { drawSilver } from './silver'
import { drawCoin, drawHouse, drawPurse, SYMBOL } from './symbols'
import { drawKnot, drawMug, drawPlanks, drawWood } from './table'
import { drawCrumb, drawGlow, drawTool, EDGE } from './tool'
import { drawVignette } from './vignette'

/** Everything is drawn at the board's size, 480 × 300 units, and shown on a sheet of 1600 × 1000. */
const SHOWN = { lineWidth: 3.2, under: 0, sceneScale: 10 / 3 } as const

/** A light or a wash without a line, kept at half the size. */
const HALF = { ...SHOWN, sceneScale: SHOWN.sceneScale / 2, scale: 1.25 } as const

/** A picture about 0, 0, which is its anchor. */
const about = (halfWidth: number, halfHeight: number) =>
  ({
    width: halfWidth * 2,
    height: halfHeight * 2,
    left: -halfWidth,
    top: -halfHeight,
    anchor: [0, 0],
    boil: false,
  }) as const

/** The table: its wood, which is soft, and the lines on it, which are not. */
const TABLE = { ...SHOWN, ...SHEET, anchor: [0, 0], bleed: true, boil: false } as const

const symbol = (draw: Sprite['draw']): Sprite => ({ ...SHOWN, ...about(SYMBOL, SYMBOL), scale: 1.25, draw })

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    knot: { ...SHOWN, ...about(36, 18), scale: 1.25, draw: drawKnot },
    wood: { ...TABLE, scale: 0.4, draw: drawWood },
    planks: { ...TABLE, scale: 1.25, keep: 'line', draw: drawPlanks },
    mug: { ...SHOWN, ...about(72, 112), scale: 1.25, draw: drawMug },
    card: {
      ...SHOWN,
      width: 432,
      height: 270,
      left: -236,
      top: -132,
      anchor: [0, 0],
      scale: 1.25,
      boil: false,
      draw: drawCard,
    },
    band: { ...HALF, ...about(76, 25), draw: drawBand },
    stroke: { ...SHOWN, ...about(76, 22), frames: STROKES, scale: 1.25, draw: drawStroke },
    silver: {
      ...SHOWN,
      width: 180,
      height: 144,
      anchor: [0, 0],
      scale: 1.25,
      bleed: true,
      boil: false,
      draw: drawSilver,
    },
    coin: symbol(drawCoin),
    purse: symbol(drawPurse),
    house: symbol(drawHouse),
    glow: { ...HALF, ...about(37, 38), draw: drawGlow },
    tool: { ...SHOWN, ...about(34, 34), boil: true, frames: 3, anchor: [EDGE.x, EDGE.y], scale: 1.25, draw: drawTool },
    crumb: { ...SHOWN, ...about(7, 6), frames: 9, scale: 1.25, draw: drawCrumb },
  },
})
