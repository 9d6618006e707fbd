import { drawLick, LICK, LICKS } from '../gargoyle/fire'
import { drawBurningLetter, titleLetters } from '../gargoyle/lettering'
import { TITLES } from '../gargoyle/shared'
import { itemAt } from '../ink/numbers'
import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawBrazier, drawBrazierFire } from './braziers'
import { TITLE_LETTERS, TONGUE, WALL } from './shared'
import { drawSide, drawTongue } from './walls'

/** Pixels for a unit of the stage, of flames that are never still. */
const COARSE = 0.6

/** As the day's own fire is drawn. */
const PART = { anchor: [0, 0], under: 0, boil: false, lineWidth: 3.4, scale: 1, keep: 'line' } as const
const LIT = { ...PART, light: [-0.3, 0.85, 0.42] as [number, number, number] } as const
const SIDE = {
  ...LIT,
  top: -WALL.long - 40,
  width: WALL.tips + 80,
  height: WALL.long + 60,
  scale: COARSE,
  bleed: true,
  cut: toOutline(14),
} as const

/** Flames that are not smoke yet. */
const FLAMES = LICKS.filter((name) => !name.startsWith('smoke')).length

const letters = titleLetters().filter(({ character }) => character !== ' ')

export const pictures = drawings({
  sprites: {
    leftWall: { ...SIDE, left: -60, draw: (ink) => drawSide(ink, 'left') },
    rightWall: { ...SIDE, left: -WALL.tips - 20, draw: (ink) => drawSide(ink, 'right') },
    tongue: {
      ...LIT,
      left: 0,
      top: -TONGUE.tips - 20,
      width: TONGUE.long,
      height: TONGUE.tips + 80,
      bleed: true,
      scale: COARSE,
      cut: toOutline(14),
      draw: drawTongue,
    },
    lick: { ...LIT, ...LICK, scale: COARSE, frames: FLAMES, draw: drawLick },
    letter: {
      ...PART,
      ...TITLES,
      anchor: [TITLES.left, TITLES.top],
      seed: 'titles',
      frames: TITLE_LETTERS,
      draw: (ink, frame) => drawBurningLetter(ink, itemAt(letters, frame)),
    },
    brazier: { ...LIT, left: -48, top: -90, width: 96, height: 106, draw: drawBrazier },
    brazierFire: {
      ...LIT,
      left: -46,
      top: -106,
      width: 92,
      height: 120,
      scale: 1.25,
      frames: 4,
      draw: drawBrazierFire,
    },
  },
})
