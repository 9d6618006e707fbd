import type { Livery } from '../characters/liveries'
import { drawPimShadow } from '../characters/pim'
import { drawings, type Sprite } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawClipping, drawFlower, drawStubble, drawSward, drawTuft } from './grass'
import { drawGround } from './ground'
import { drawHero, drawHeroStreak, REST, SWING } from './heroes'
import { drawPeeper, PEEPS } from './peeper'
import { drawVignette } from './vignette'
import { drawCrown, drawFir } from './wood'

/** Pixels a scene unit: of what is ink, and of what is wash. */
const DENSITY = 0.75
const WASH_DENSITY = 0.395

/** Scene units a drawing unit: the board was drawn 720 units wide. */
const UNIT = 20 / 9
const THING = { anchor: [0, 0], boil: false, sceneScale: UNIT, scale: DENSITY } as const
const SOFT = { ...THING, scale: WASH_DENSITY } as const

const HERO = { ...THING, left: -190, top: -240, width: 380, height: 300, under: 1.1, sceneScale: 2 } as const

/** One of the four in the seven drawings of his swing: each is seen for 30 ms only, so that few pixels do. */
function hero(livery: Livery): Sprite {
  return {
    ...HERO,
    scale: WASH_DENSITY,
    frames: SWING,
    draw: (ink, drawing) => drawHero(ink, livery, drawing),
  }
}

/** And at rest. */
function atRest(livery: Livery): Sprite {
  return {
    ...HERO,
    frames: livery === 'red' ? REST : REST.slice(0, 1),
    draw: (ink, drawing) => drawHero(ink, livery, SWING.length + drawing),
  }
}

function streak(livery: Livery): Sprite {
  return {
    ...THING,
    ...{ left: -150, top: -94, width: 300, height: 170, sceneScale: 2, scale: WASH_DENSITY, frames: 3 },
    draw: (ink, drawing) => drawHeroStreak(ink, livery, drawing),
  }
}

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    ground: { ...SOFT, left: -40, top: -40, width: 800, height: 530, bleed: true, draw: drawGround },
    crown: { ...THING, left: -100, top: -160, width: 200, height: 180, frames: 3, draw: drawCrown },
    fir: { ...THING, left: -74, top: -182, width: 148, height: 204, frames: 2, draw: drawFir },
    sward: { ...SOFT, left: -36, top: -20, width: 72, height: 40, frames: 2, draw: drawSward },
    tuft: { ...THING, left: -44, top: -54, width: 88, height: 66, frames: 5, draw: (ink, kind) => drawTuft(ink, kind) },
    short: {
      ...THING,
      left: -30,
      top: -30,
      width: 60,
      height: 42,
      frames: 2,
      draw: (ink, kind) => drawTuft(ink, kind, 0.46),
    },
    stubble: { ...THING, left: -24, top: -14, width: 48, height: 24, frames: 2, draw: drawStubble },
    flower: { ...THING, left: -20, top: -36, width: 40, height: 44, frames: 2, draw: drawFlower },
    clipping: { ...THING, left: -24, top: -18, width: 48, height: 36, frames: 5, draw: drawClipping },
    shadow: { ...SOFT, left: -64, top: -14, width: 132, height: 34, sceneScale: 2, draw: drawPimShadow },
    blue: hero('blue'),
    violet: hero('violet'),
    green: hero('green'),
    red: hero('red'),
    blueRest: atRest('blue'),
    violetRest: atRest('violet'),
    greenRest: atRest('green'),
    redRest: atRest('red'),
    blueStreak: streak('blue'),
    violetStreak: streak('violet'),
    greenStreak: streak('green'),
    redStreak: streak('red'),
    peeper: {
      ...THING,
      ...{ left: -78, top: -130, width: 156, height: 152, sceneScale: 0.72, under: 1.2 },
      frames: PEEPS,
      draw: (ink, _, name) => drawPeeper(ink, name),
    },
  },
})
