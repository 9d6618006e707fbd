import { drawGargoyleBody } from '../characters/gargoyleBody'
import { drawGargoyleHead, drawGargoyleStare, type GargoyleMood } from '../characters/gargoyleHead'
import { drawGargoyleWing, type Side } from '../characters/gargoyleWings'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { drawings, type Sprite } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawChip, drawPuff } from './dust'
import { drawLick, drawMarker, drawSpark, LICK, LICKS } from './fire'
import { drawMenuLine, drawTitles, widthOfMenuLine } from './lettering'
import { drawNight, NIGHT } from './night'
import { drawFeather, drawPigeon, PIGEON } from './pigeon'
import { LETTERS, SHOULDER, SLAB, TITLES } from './shared'
import { drawEmber, drawSlab } from './slab'
import { drawLedge, drawTower, TOWER } from './tower'
import { drawVignetteHover } from './vignette-hover'

/** Pixels for a unit of the stage. */
const DENSITY = 1
/** The same of what is large and coarse, and of flames, which are never still: more would not leave the day within its weight. */
const COARSE = 0.75

/** Line on black, about where it stands. */
const CUT = { anchor: [0, 0], under: 0, boil: false, lineWidth: 3.4, scale: DENSITY, keep: 'line' } as const
/** What lies still, where it lies on the stage. */
const STILL = { ...CUT, bleed: true } as const

/** The light comes from the fire. */
const light: [number, number, number] = [-0.1, 0.9, 0.42]

/** Wings hide half of the window between their ribs and behind each other. */
const WING = { ...CUT, scale: COARSE, light, top: -480, width: 870, height: 770, cut: toOutline(60) } as const

/** What of the body the head hides, however it is held. */
const HIDDEN =
  '-108,-290 -118,-200 -108,-126 -97,-80 -96,-20 -60,-6 20,-6 44,-20 80,-44 90,-60 90,-130 104,-180 112,-200 108,-290'

/** How far a wing is spread: hanging, and at the top of a beat. */
const SPREADS = { hanging: 0, top: 1 } as const

function wing(side: Side): Sprite {
  return {
    ...WING,
    left: side === 'left' ? -856 : -14,
    anchor: [side === 'left' ? -SHOULDER.x : SHOULDER.x, SHOULDER.y],
    seed: 'wing',
    frames: Object.keys(SPREADS),
    draw: (ink, frame) => drawGargoyleWing(ink, side, itemAt(Object.values(SPREADS), frame)),
  }
}

/** The whole head, and what of the sleeping one is another when it stirs, and when it glares: its eyes, and the brow over them. */
const HEADS: readonly GargoyleMood[] = ['asleep', 'roaring']
const EYES: readonly GargoyleMood[] = ['stirring', 'glaring']

function menuLine(text: string): Sprite {
  const page = { left: -20, top: -62, width: widthOfMenuLine(text) + 40, height: 84 }
  return { ...CUT, ...page, draw: (ink: Ink) => drawMenuLine(ink, text) }
}

export const pictures = drawings({
  pictures: grownVignette(drawVignetteHover),
  words: { carved: { size: 44, glyphs: ` ${LETTERS}`, scale: DENSITY, keep: 'line', spacing: 'even' } },
  sprites: {
    night: { ...STILL, ...NIGHT, scale: COARSE, draw: drawNight },
    tower: { ...STILL, ...TOWER, scale: COARSE, light, draw: drawTower },
    leftWing: wing('left'),
    rightWing: wing('right'),
    body: {
      ...CUT,
      light,
      left: -400,
      top: -270,
      width: 800,
      height: 410,
      cut: toOutline(30),
      draw: (ink) => {
        drawLedge(ink)
        drawGargoyleBody(ink, 0)
        ink.erase(HIDDEN)
      },
    },
    head: {
      ...CUT,
      left: -252,
      top: -218,
      width: 528,
      height: 590,
      sceneScale: 1.2,
      seed: 'head',
      frames: HEADS,
      cut: toOutline(100),
      draw: (ink, frame) => drawGargoyleHead(ink, itemAt(HEADS, frame)),
    },
    eyes: {
      ...STILL,
      left: -112,
      top: -94,
      width: 226,
      height: 128,
      sceneScale: 1.2,
      seed: 'head',
      frames: EYES,
      draw: (ink, frame) => drawGargoyleHead(ink, itemAt(EYES, frame)),
    },
    stare: {
      ...CUT,
      left: -110,
      top: -50,
      width: 226,
      height: 72,
      sceneScale: 1.2,
      draw: drawGargoyleStare,
    },
    titles: { ...STILL, ...TITLES, anchor: [TITLES.left, TITLES.top], draw: drawTitles },
    start: menuLine('START'),
    password: menuLine('PASSWORD'),
    marker: { ...CUT, left: -76, top: -40, width: 84, height: 80, frames: 3, draw: drawMarker },
    lick: { ...CUT, ...LICK, light: [-0.3, 0.85, 0.42], scale: COARSE, frames: LICKS.length, draw: drawLick },
    spark: { ...CUT, left: -12, top: -24, width: 24, height: 44, frames: 3, draw: drawSpark },
    slab: {
      ...STILL,
      left: -SLAB.width / 2 - 12,
      top: -14,
      width: SLAB.width + 24,
      height: SLAB.height + SLAB.below + 14,
      draw: drawSlab,
    },
    ember: { ...CUT, left: -42, top: -10, width: 84, height: 20, frames: 3, draw: drawEmber },
    pigeon: {
      ...CUT,
      left: -80,
      top: -124,
      width: 190,
      height: 236,
      sceneScale: 0.94,
      seed: 'pigeon',
      frames: PIGEON,
      draw: drawPigeon,
    },
    feather: { ...CUT, left: -18, top: -26, width: 36, height: 48, draw: drawFeather },
    chip: { ...CUT, left: -18, top: -18, width: 36, height: 36, frames: 3, draw: drawChip },
    puff: { ...CUT, left: -24, top: -30, width: 100, height: 60, frames: 3, draw: drawPuff },
  },
})
