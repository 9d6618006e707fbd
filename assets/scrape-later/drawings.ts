import { CAT_FRAMES, drawCat } from '../characters/cat'
import { INDIGO, OCHRE } from '../ink/palette'
import { drawings, type Sprite } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawCoin, drawHouse, drawPurse, SYMBOL } from '../scrape/symbols'
import {
  drawChalk,
  drawChalkCard,
  drawChalkCoin,
  drawChalkHouse,
  drawChalkPurse,
  drawRule,
  drawSlash,
  drawTick,
} from './chalk'
import { drawDead, FATES } from './dead'
import { drawLanded, drawPupils, drawRing, drawSkid } from './house'
import { drawBurst } from './purse'
import { LANDED, LYING, OF_CHALK } from './shared'
import { drawSleeve } from './sleeve'
import { drawCurl, drawShade } from './ticket'

/** As the card was drawn, on a board of 480 × 300. */
const BOARD = { lineWidth: 3.2, under: 0, boil: false, scale: 1.25 } as const
const UNIT = 10 / 3
/** What was drawn in units of the stage. */
const STAGE = { lineWidth: 9, under: 0, boil: false, scale: 1.25 } as const
const CHALK = { ...STAGE, sceneScale: OF_CHALK, scale: 0.9, anchor: [0, 0] } as const

/** A picture about 0, 0, which is its anchor. */
const about = (right: number, down: number) =>
  ({ width: right * 2, height: down * 2, left: -right, top: -down, anchor: [0, 0] }) as const

const symbol = (draw: Sprite['draw']): Sprite => ({
  ...{ ...BOARD, ...about(SYMBOL, SYMBOL), sceneScale: UNIT, scale: 0.9 },
  draw,
})

export const pictures = drawings({
  sprites: {
    dead: {
      ...{ ...BOARD, ...about(196, 134), sceneScale: UNIT * LYING, scale: 0.9, frames: FATES },
      draw: drawDead,
    },
    coin: symbol(drawCoin),
    purse: symbol(drawPurse),
    house: symbol(drawHouse),
    burst: { ...BOARD, ...about(46, 44), sceneScale: UNIT, draw: drawBurst },
    landed: {
      ...STAGE,
      left: -240,
      top: -330,
      width: 500,
      height: 680,
      anchor: [0, 0],
      sceneScale: LANDED,
      draw: drawLanded,
    },
    pupils: { ...STAGE, ...about(24, 12), sceneScale: LANDED, draw: drawPupils },
    ring: { ...STAGE, ...about(40, 24), sceneScale: LANDED, draw: drawRing },
    skid: { ...STAGE, left: -240, top: -80, width: 450, height: 660, anchor: [0, 0], scale: 0.9, draw: drawSkid },
    shade: { ...STAGE, ...about(150, 80), scale: 0.9, draw: drawShade },
    curl: {
      ...STAGE,
      left: -30,
      top: -170,
      width: 200,
      height: 200,
      anchor: [0, 0],
      frames: ['low', 'high'],
      draw: drawCurl,
    },
    cat: {
      ...{ lineWidth: 2.6, under: 0, boil: false, sceneScale: 2.5, scale: 1.25, frames: CAT_FRAMES },
      ...{ left: -44, top: -92, width: 110, height: 104, anchor: [0, 0] },
      moods: { lucky: { colors: { [INDIGO]: OCHRE } } },
      draw: drawCat,
    },
    chalkCard: { ...CHALK, left: -10, top: -8, width: 134, height: 92, draw: drawChalkCard },
    tick: { ...CHALK, left: -12, top: -8, width: 26, height: 84, frames: 3, draw: drawTick },
    slash: { ...CHALK, left: -12, top: -8, width: 116, height: 76, draw: drawSlash },
    chalkHouse: { ...CHALK, left: -12, top: -10, width: 118, height: 104, draw: drawChalkHouse },
    chalkCoin: { ...CHALK, left: -8, top: -8, width: 84, height: 84, draw: drawChalkCoin },
    chalkPurse: { ...CHALK, left: -8, top: -10, width: 84, height: 96, draw: drawChalkPurse },
    rule: { ...CHALK, left: -10, top: -14, width: 620, height: 50, draw: drawRule },
    chalk: { ...STAGE, left: -64, top: -44, width: 150, height: 90, anchor: [-48, 10], draw: drawChalk },
    sleeve: {
      ...{ ...STAGE, left: -330, top: -210, width: 640, height: 1240, anchor: [0, 0], scale: 0.9, bleed: true },
      cut: toOutline(18),
      draw: drawSleeve,
    },
  },
  words: { sum: { size: 150, glyphs: '0123456789+-', spacing: 'even' } },
})
