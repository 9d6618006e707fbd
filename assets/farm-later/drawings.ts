import { drawings } from '../pipeline/drawings'
import { drawLamp, drawRail, drawSpan, LAMPS } from './bridge'
import { drawProwl } from './cat'
import { drawFestoon, drawGlint, drawGuestOnRoof, drawMoon, drawPlume, drawShine, drawShip } from './evening'
import {
  BLOTLINGS,
  drawBlot,
  drawHero,
  drawHound,
  drawKing,
  drawMinister,
  drawPincher,
  drawPrincess,
  drawRunner,
  drawVillain,
} from './guests'
import { drawHung, HUNG } from './hung'
import { CORNERS } from './shared'
import { drawBone, drawTable, TABLES } from './table'

/** About as sharp as the island. */
const STILL = { anchor: [0, 0], boil: false, scale: 1.2 } as const
const FIGURE = { ...STILL, under: 1.2 } as const

/** Drawn where it stands, its upper left corner there. */
const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ left: x, top: y, anchor: [x, y] }) as const

export const pictures = drawings({
  sprites: {
    plume: { ...STILL, ...at(CORNERS.plume), width: 330, height: 320, draw: drawPlume },
    festoon: { ...STILL, ...at(CORNERS.festoon), width: 584, height: 376, draw: drawFestoon },
    moon: { ...STILL, left: -170, top: -120, width: 340, height: 270, draw: drawMoon },
    ship: { ...STILL, left: -90, top: -124, width: 190, height: 180, sceneScale: 1.1, draw: drawShip },
    roofGuest: { ...FIGURE, left: -96, top: -144, width: 192, height: 144, sceneScale: 0.62, draw: drawGuestOnRoof },
    shine: { ...STILL, ...at(CORNERS.shine), width: 80, height: 64, draw: drawShine },
    table: { ...STILL, ...at(CORNERS.table), width: 436, height: 156, frames: TABLES, draw: drawTable },
    span: { ...STILL, left: -30, top: -18, width: 200, height: 104, draw: drawSpan },
    rail: { ...STILL, left: -12, top: -104, width: 184, height: 130, draw: drawRail },
    lamp: { ...FIGURE, left: -70, top: -110, width: 140, height: 190, frames: LAMPS, sceneScale: 0.42, draw: drawLamp },
    king: { ...FIGURE, left: -104, top: -226, width: 208, height: 254, sceneScale: 0.84, draw: drawKing },
    minister: { ...FIGURE, left: -106, top: -216, width: 212, height: 268, sceneScale: 0.8, draw: drawMinister },
    princess: { ...FIGURE, left: -110, top: -250, width: 220, height: 280, sceneScale: 0.8, draw: drawPrincess },
    villain: { ...FIGURE, left: -106, top: -264, width: 212, height: 308, sceneScale: 0.8, draw: drawVillain },
    hero: { ...FIGURE, left: -140, top: -246, width: 280, height: 310, frames: 4, sceneScale: 0.7, draw: drawHero },
    hound: { ...FIGURE, left: -260, top: -470, width: 510, height: 490, sceneScale: 0.34, draw: drawHound },
    pincher: {
      ...FIGURE,
      left: -150,
      top: -263,
      width: 310,
      height: 277,
      frames: 2,
      sceneScale: 0.44,
      draw: drawPincher,
    },
    runner: { ...FIGURE, left: -155, top: -225, width: 310, height: 345, frames: 4, sceneScale: 0.6, draw: drawRunner },
    blot: {
      ...FIGURE,
      left: -70,
      top: -150,
      width: 140,
      height: 170,
      frames: BLOTLINGS,
      sceneScale: 0.54,
      draw: drawBlot,
    },
    prowl: { ...FIGURE, left: -70, top: -90, width: 140, height: 100, frames: 3, draw: drawProwl },
    hung: { ...STILL, left: -24, top: -10, width: 48, height: 74, frames: HUNG, draw: drawHung },
    glint: { ...STILL, left: -36, top: -8, width: 72, height: 52, draw: drawGlint },
    bone: { ...STILL, left: -32, top: -12, width: 64, height: 24, sceneScale: 0.8, draw: drawBone },
  },
})
