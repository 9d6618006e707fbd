import { drawFlyingGull } from '../crabby/gulls'
import { drawPuddle } from '../crabby/waves'
import { drawings } from '../pipeline/drawings'
import {
  drawBootTower,
  drawBottleTower,
  drawDome,
  drawFlag,
  drawGate,
  drawKeep,
  drawRose,
  drawThimbleCastle,
  drawWall,
} from './castle'
import { drawBoots, drawBurst, drawLogFoam, drawMoat } from './flood'
import { drawLetter, drawPiece, LETTERS, PIECES } from './jetsam'
import { PLACES } from './shared'

/** As sharp as the beach. */
const STILL = { anchor: [0, 0], under: 0, boil: false, scale: 1.1 } as const
const CASTLE = { ...STILL, lineWidth: 3, sceneScale: 1.08 } as const
/** A part of it about its own place. */
const part = ({ x, y }: { readonly x: number; readonly y: number }) => ({ ...CASTLE, anchor: [x, y] }) as const
const COMPANY = { ...STILL, under: 1.2, lineWidth: 3, sceneScale: 1.14 } as const
const GULL = { ...STILL, under: 1.1, lineWidth: 3 } as const
const WATER = { ...STILL, lineWidth: 2.4 } as const

export const pictures = drawings({
  sprites: {
    keep: { ...CASTLE, left: -166, top: -188, width: 346, height: 212, bleed: true, draw: drawKeep },
    wall: { ...CASTLE, left: -118, top: -62, width: 228, height: 86, draw: drawWall },
    bottleTower: { ...part(PLACES.bottle), left: -190, top: -222, width: 116, height: 230, draw: drawBottleTower },
    bootTower: { ...part(PLACES.boot), left: 54, top: -188, width: 150, height: 192, draw: drawBootTower },
    dome: { ...part(PLACES.tooth), left: -54, top: -250, width: 104, height: 88, draw: drawDome },
    gate: { ...part(PLACES.ring), left: -52, top: -84, width: 94, height: 112, draw: drawGate },
    rose: { ...part(PLACES.star), left: -52, top: -158, width: 88, height: 88, draw: drawRose },
    flag: { ...CASTLE, left: -12, top: -136, width: 112, height: 142, frames: 3, draw: drawFlag },
    thimbleCastle: { ...WATER, left: -44, top: -44, width: 92, height: 60, sceneScale: 1.2, draw: drawThimbleCastle },
    piece: { ...CASTLE, left: -80, top: -72, width: 164, height: 108, frames: PIECES, draw: drawPiece },
    letter: { ...CASTLE, left: -104, top: -132, width: 208, height: 144, frames: LETTERS, draw: drawLetter },
    boots: { ...COMPANY, left: -124, top: -62, width: 232, height: 84, draw: drawBoots },
    burst: { ...WATER, left: -242, top: -190, width: 484, height: 230, frames: 3, draw: drawBurst },
    flier: {
      ...GULL,
      left: -116,
      top: -110,
      width: 236,
      height: 142,
      frames: ['up', 'level', 'down'],
      draw: drawFlyingGull,
    },
    logFoam: { ...WATER, left: -244, top: -24, width: 478, height: 70, frames: 2, draw: drawLogFoam },
    puddle: { ...WATER, left: -48, top: -14, width: 96, height: 26, frames: 2, draw: drawPuddle },
    moat: { ...WATER, left: -208, top: -24, width: 462, height: 70, frames: 2, draw: drawMoat },
  },
})
