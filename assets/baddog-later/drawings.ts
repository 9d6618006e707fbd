import { drawPaw, drawPeek, drawTear, PEEK_EYES } from '../baddog/dog'
import { drawBit } from '../baddog/grass'
import { BRUSHED, drawLetter, LETTER_PAGE } from '../baddog/letters'
import { BITS, SIGNS } from '../baddog/shared'
import { drawings } from '../pipeline/drawings'
import { CATCHES, drawBite, drawCatch, drawCatchEar, drawCatchTail } from './catch'
import { drawPorter } from './porter'
import { GOOD, STROKE } from './shared'
import { drawStick, STICKS } from './stick'
import { drawGood, drawStroke, drawTitlePart, TITLE_PARTS } from './title'

/** Pixels for a scene unit, as in the day's own bundle. */
const DENSITY = 1.14

/** The dog who leaps: his parts lie upon each other, so they do not boil. */
const DOG = {
  anchor: [0, 0],
  under: 1.9,
  lineWidth: 3.2,
  boil: false,
  bleed: true,
  seed: 'good dog',
  sceneScale: 1.58,
  scale: DENSITY,
} as const
/** The dog who looks out of the grass, as large as he is anywhere else. */
const PEEKING = { ...DOG, seed: 'bad dog', sceneScale: 1.5 } as const
/** What is small and moves, about its own middle or foot. */
const SMALL = { anchor: [0, 0], under: 0, boil: false, bleed: true, lineWidth: 2.6, scale: DENSITY } as const

/** Letters of barks while they are brushed, which nobody sees for long: each in so many drawings. */
const BRUSHES = SIGNS.flatMap((sign) => BRUSHED.map((reach, drawing) => ({ sign, reach, name: `${sign}${drawing}` })))

export const pictures = drawings({
  sprites: {
    catch: { ...DOG, left: -200, top: -480, width: 520, height: 560, frames: CATCHES, draw: drawCatch },
    catchTail: { ...DOG, left: -200, top: -280, width: 220, height: 290, draw: drawCatchTail },
    catchEar: { ...DOG, left: -20, top: -130, width: 184, height: 140, under: 0, draw: drawCatchEar },
    bite: { ...SMALL, left: -190, top: -180, width: 380, height: 210, draw: drawBite },
    stick: {
      ...SMALL,
      ...{ left: -146, top: -92, width: 292, height: 116, under: 1.4, lineWidth: 3.2, sceneScale: 1.34 },
      frames: STICKS,
      draw: (ink, frame) => drawStick(ink, STICKS[frame] ?? 'thrown'),
    },
    porter: {
      ...SMALL,
      ...{ left: -50, top: -150, width: 100, height: 190, under: 1, sceneScale: 1.5 },
      draw: drawPorter,
    },
    title: {
      ...SMALL,
      ...{ left: -8, top: -84, width: 160, height: 120 },
      frames: TITLE_PARTS.length,
      draw: (ink, frame) => drawTitlePart(ink, TITLE_PARTS[frame] ?? '21.'),
    },
    good: { ...SMALL, left: -8, top: -90, width: 226, height: 128, frames: GOOD.length, draw: drawGood },
    stroke: { ...SMALL, left: -10, top: -20, width: 226, height: 56, frames: STROKE.length, draw: drawStroke },
    peek: { ...PEEKING, left: -90, top: -140, width: 210, height: 220, draw: drawPeek },
    peekEyes: { ...PEEKING, ...PEEK_EYES, under: 0 },
    paw: { ...PEEKING, left: -32, top: -34, width: 64, height: 64, draw: drawPaw },
    bit: { ...SMALL, left: -50, top: -30, width: 104, height: 60, frames: BITS, draw: drawBit },
    tear: { ...SMALL, left: -14, top: -22, width: 28, height: 42, sceneScale: 1.5, frames: 3, draw: drawTear },
    brushed: {
      ...LETTER_PAGE,
      scale: DENSITY / 2.5,
      frames: BRUSHES.map(({ name }) => name),
      draw: (ink, frame) => {
        const brush = BRUSHES[frame]
        if (brush) drawLetter(ink, brush.sign, brush.reach)
      },
    },
  },
})
