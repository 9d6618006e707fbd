import { MOUTH, OPENING } from '../../assets/bluff/shared'
import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { BAT, batAt, GOAT, gullAt, MOUTH_CORNERS, WALL } from './layout'
import type { BluffState } from './state'

/** The mouth about the middle of its waterline, with a rim of rock about it. */
const AROUND_MOUTH = outline(
  '-176,50 -184,-40 -154,-88 -162,-126 -120,-186 -100,-218 -72,-232 -22,-292 14,-262 30,-216 36,-240 72,-246 112,-188 138,-168 144,-100 170,-70 184,-12 176,50',
)
const GULL_OUTLINE = outline('-72,-100 -40,-132 2,-116 14,-92 54,-66 102,2 34,-16 18,12 -18,12 -16,-30 -40,-58 -44,-78')
const GOAT_OUTLINE = outline('-80,-56 -66,-80 -50,-112 -14,-108 -24,-66 30,-54 42,-64 40,4 -32,4 -40,-40 -58,-50')
const STORY_OUTLINE = outline('-130,-74 120,-84 120,34 -130,42')

export const areas = [
  {
    id: 'gull',
    label: { en: 'The gull on the prow', fr: 'La mouette sur la proue' },
    when: ({ side }) => side === 'outside',
    order: 2,
    shape: ({ swell }, out) => {
      const { x, y } = gullAt(swell)
      out.polygon(GULL_OUTLINE, x, y)
    },
  },
  {
    id: 'goat',
    label: { en: 'The goat on the edge', fr: 'La chèvre au bord' },
    when: ({ side }) => side === 'outside',
    order: 3,
    shape: (_rock, out) => out.polygon(GOAT_OUTLINE, GOAT.x, GOAT.y),
  },
  {
    id: 'mouth',
    takesEnter: true,
    label: { en: 'The mouth of the cave', fr: 'L’entrée de la grotte' },
    when: ({ side }) => side === 'outside',
    order: 1,
    shape: (_rock, out) => out.polygon(AROUND_MOUTH, MOUTH.x, MOUTH.y),
  },
  {
    id: 'bat',
    label: { en: 'The bat', fr: 'La chauve-souris' },
    when: ({ side }) => side === 'inside',
    order: 5,
    shape: ({ bat }, out, { now }) => {
      const { x, y } = batAt(bat.flight, now)
      out.circle(x, y, BAT.reach)
    },
  },
  {
    id: 'scratches',
    label: { en: 'What is scratched into the wall', fr: 'Ce qui est gravé dans la paroi' },
    when: ({ side }) => side === 'inside',
    order: 6,
    shape: (_rock, out) => out.polygon(STORY_OUTLINE, WALL.x, WALL.y),
  },
  {
    id: 'opening',
    takesEnter: true,
    label: { en: 'The way out', fr: 'La sortie' },
    when: ({ side }) => side === 'inside',
    order: 4,
    shape: (_rock, out) => out.polygon(MOUTH_CORNERS, OPENING.x, OPENING.y, -OPENING.scale, OPENING.scale),
  },
] satisfies Areas<BluffState>
