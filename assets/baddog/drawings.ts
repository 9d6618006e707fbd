import type { Ink } from '../ink/ink'
import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawSeed, drawStalk } from './dandelion'
import {
  drawBody,
  drawEar,
  drawPaw,
  drawPeek,
  drawPeekEyes,
  drawProwlTail,
  drawTail,
  drawTear,
  PEEK_LOOKS,
} from './dog'
import { drawBit, drawBlades, drawSeedHead } from './grass'
import { BRUSHED, drawLetter } from './letters'
import { drawMouse, drawMouseStalk, MOUSE_FRAMES } from './mouse'
import { BITS, BLADES, EARED, FACES, LETTERS, type Letter, PROWL_TAIL } from './shared'
import { drawVignette } from './vignette'

/** Pixels for a scene unit: more would not leave the day within its weight. */
const DENSITY = 1.14

/** The dog: his parts lie upon each other, so they do not boil. */
const DOG = {
  anchor: [0, 0],
  under: 1.3,
  lineWidth: 3.2,
  boil: false,
  bleed: true,
  seed: 'bad dog',
  sceneScale: 1.5,
  scale: DENSITY,
} as const
/** What is small and moves, about its own middle or foot. */
const SMALL = { anchor: [0, 0], under: 0, boil: false, bleed: true, lineWidth: 2.6, scale: DENSITY } as const

/** The item of a list that a frame is called by. */
function named<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((candidate) => candidate === name)
  if (!found) throw new Error(`There is no drawing ${name}.`)
  return found
}

/** The largest that letters are, in scene units for one of theirs. */
const LETTER_SIZE = 2.5

const LETTER_PAGE = { ...SMALL, left: -34, top: -160, height: 204, sceneScale: LETTER_SIZE } as const

/** A letter as it stays. */
function letter(sign: Letter) {
  const width = LETTERS[sign]
  return {
    ...LETTER_PAGE,
    width: width + 74,
    anchor: [width / 2, -50] as const,
    seed: `bark ${sign}`,
    draw: (ink: Ink) => drawLetter(ink, sign, 1),
  }
}

/** A letter while it is brushed, which nobody sees for long. */
function brushed(sign: Letter) {
  return {
    ...letter(sign),
    scale: DENSITY / 2.5,
    frames: BRUSHED.length,
    draw: (ink: Ink, frame: number) => drawLetter(ink, sign, BRUSHED[frame] ?? 1),
  }
}

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    blades: {
      ...SMALL,
      ...{ left: 0, top: 0, width: BLADES.count * BLADES.apart + 44, height: BLADES.length },
      draw: drawBlades,
    },
    seedHead: { ...SMALL, left: -60, top: -300, width: 150, height: 320, frames: 3, draw: drawSeedHead },
    bit: { ...SMALL, left: -50, top: -30, width: 104, height: 60, frames: BITS, draw: drawBit },
    stalk: { ...SMALL, left: -30, top: -20, width: 60, height: 280, sceneScale: 1.4, draw: drawStalk },
    seed: { ...SMALL, left: -6, top: -22, width: 60, height: 44, sceneScale: 1.4, frames: 3, draw: drawSeed },
    mouseStalk: { ...SMALL, left: -190, top: -480, width: 310, height: 520, draw: drawMouseStalk },
    mouse: {
      ...SMALL,
      ...{ left: -46, top: -78, width: 92, height: 120, under: 1, sceneScale: 1.5 },
      frames: MOUSE_FRAMES,
      draw: (ink, _frame, name) => drawMouse(ink, named(MOUSE_FRAMES, name)),
    },
    dogBody: {
      ...DOG,
      ...{ left: -245, top: -500, width: 480, height: 512 },
      frames: FACES,
      draw: (ink, _frame, name) => drawBody(ink, named(FACES, name)),
    },
    dogTail: {
      ...DOG,
      ...{ left: -190, top: -300, width: 400, height: 306 },
      frames: FACES,
      draw: (ink, _frame, name) => drawTail(ink, named(FACES, name)),
    },
    dogEar: {
      ...DOG,
      ...{ left: -200, top: -470, width: 350, height: 476, under: 0 },
      frames: EARED,
      draw: (ink, _frame, name) => drawEar(ink, named(EARED, name)),
    },
    prowlTail: {
      ...DOG,
      ...{ left: -150, top: -320, width: 150, height: 240 },
      anchor: [PROWL_TAIL.x, PROWL_TAIL.y],
      draw: drawProwlTail,
    },
    peek: { ...DOG, left: -90, top: -140, width: 210, height: 220, draw: drawPeek },
    peekEyes: {
      ...DOG,
      ...{ left: -50, top: -72, width: 112, height: 84, under: 0 },
      frames: PEEK_LOOKS,
      draw: (ink, _frame, name) => drawPeekEyes(ink, named(PEEK_LOOKS, name)),
    },
    paw: { ...DOG, left: -32, top: -34, width: 64, height: 64, draw: drawPaw },
    tear: { ...SMALL, left: -14, top: -22, width: 28, height: 42, sceneScale: 1.5, frames: 3, draw: drawTear },
    letterW: letter('W'),
    letterA: letter('A'),
    letterF: letter('F'),
    letterH: letter('H'),
    letterO: letter('O'),
    letterU: letter('U'),
    letterP: letter('P'),
    letterR: letter('R'),
    letterMark: letter('!'),
    brushedW: brushed('W'),
    brushedA: brushed('A'),
    brushedF: brushed('F'),
    brushedH: brushed('H'),
    brushedO: brushed('O'),
    brushedU: brushed('U'),
    brushedP: brushed('P'),
    brushedR: brushed('R'),
    brushedMark: brushed('!'),
  },
})
