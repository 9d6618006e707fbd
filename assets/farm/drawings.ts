import { CAT_FRAMES, drawCat } from '../characters/cat'
import type { Ink } from '../ink/ink'
import { drawings, type Sprite } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawEel, drawMackerel, drawPuffer, drawSole } from './fish'
import { drawHen, HEN_FRAMES } from './hen'
import { drawIsland } from './island'
import { drawKeeper, KEEPER_FRAMES } from './keeper'
import { drawMark } from './mark'
import { drawDigit, drawPlaque } from './score'
import { drawSea, SEA } from './sea'
import { drawSmoke } from './smoke'
import { drawCrown, drawLap, drawRing } from './splash'
import { drawTail, drawTrap } from './traps'
import { drawVignette } from './vignette'
import { drawBreaker, drawCurl, drawGull, drawRipple } from './waves'

const SMALL = { scale: 1.2 } as const
/** So large that neighbours lie clear of one another. */
const TRAP = 0.9

/** A fish in the three drawings of its leap; it turns about its middle. */
function fish(draw: (ink: Ink, frame: number) => void): Sprite {
  return {
    ...SMALL,
    width: 160,
    height: 120,
    left: -86,
    top: -56,
    anchor: [0, 0],
    frames: 3,
    boil: false,
    under: 1.2,
    sceneScale: 1.2,
    draw,
  }
}

export const pictures = drawings({
  sprites: {
    sea: {
      width: SEA.width,
      top: SEA.top,
      height: SEA.height,
      anchor: [0, 0],
      bleed: true,
      sceneScale: 2,
      scale: 0.5,
      draw: drawSea,
    },
    island: {
      left: 180,
      top: 40,
      width: 1240,
      height: 880,
      anchor: [180, 40],
      boil: false,
      scale: 1.2,
      draw: drawIsland,
    },
    trap: {
      ...SMALL,
      width: 136,
      height: 92,
      left: -68,
      top: -64,
      anchor: [0, 0],
      frames: 3,
      under: 1,
      sceneScale: TRAP,
      draw: drawTrap,
    },
    tail: {
      ...SMALL,
      width: 84,
      height: 66,
      left: -42,
      top: -52,
      anchor: [0, 0],
      frames: 3,
      boil: false,
      under: 1,
      sceneScale: TRAP,
      draw: drawTail,
    },
    mark: {
      ...SMALL,
      width: 104,
      height: 92,
      left: -94,
      top: -58,
      anchor: [0, 0],
      frames: 3,
      under: 1,
      draw: drawMark,
    },
    mackerel: fish(drawMackerel),
    puffer: fish(drawPuffer),
    eel: fish(drawEel),
    sole: fish(drawSole),
    crown: {
      ...SMALL,
      width: 140,
      height: 110,
      left: -70,
      top: -92,
      anchor: [0, 0],
      frames: 4,
      boil: false,
      draw: drawCrown,
    },
    ring: {
      ...SMALL,
      width: 176,
      height: 64,
      left: -88,
      top: -32,
      anchor: [0, 0],
      frames: 4,
      boil: false,
      draw: drawRing,
    },
    lap: { ...SMALL, width: 116, height: 36, left: -58, top: -14, anchor: [0, 0], frames: 3, draw: drawLap },
    ripple: {
      ...SMALL,
      width: 88,
      height: 38,
      left: -44,
      top: -20,
      anchor: [0, 0],
      frames: 9,
      draw: drawRipple,
    },
    curl: { ...SMALL, width: 120, height: 62, left: -60, top: -34, anchor: [0, 0], frames: 6, draw: drawCurl },
    breaker: {
      ...SMALL,
      width: 330,
      height: 178,
      left: -140,
      top: -82,
      anchor: [0, 60],
      frames: 3,
      draw: drawBreaker,
    },
    gull: {
      ...SMALL,
      width: 124,
      height: 72,
      left: -62,
      top: -34,
      anchor: [0, 0],
      frames: 3,
      boil: false,
      draw: drawGull,
    },
    keeper: {
      ...SMALL,
      width: 200,
      height: 280,
      left: -124,
      top: -252,
      anchor: [0, 0],
      frames: KEEPER_FRAMES,
      under: 1.2,
      sceneScale: 0.92,
      draw: drawKeeper,
    },
    cat: {
      ...SMALL,
      width: 116,
      height: 112,
      left: -48,
      top: -98,
      anchor: [0, 0],
      frames: CAT_FRAMES,
      boil: false,
      under: 1,
      draw: drawCat,
    },
    hen: {
      ...SMALL,
      width: 124,
      height: 100,
      left: -66,
      top: -90,
      anchor: [0, 0],
      frames: HEN_FRAMES,
      boil: false,
      under: 1,
      sceneScale: 0.92,
      draw: drawHen,
    },
    smoke: { ...SMALL, width: 48, height: 44, left: -24, top: -22, anchor: [0, 0], frames: 3, draw: drawSmoke },
    plaque: { ...SMALL, width: 330, height: 112, left: -14, top: -56, anchor: [0, 0], draw: drawPlaque },
    digit: {
      ...SMALL,
      width: 64,
      height: 84,
      left: -32,
      top: -68,
      anchor: [0, 0],
      frames: 10,
      boil: false,
      draw: drawDigit,
    },
  },
  pictures: grownVignette(drawVignette),
})
