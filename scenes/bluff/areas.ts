import { MOUTH, OPENING } from '../../assets/bluff/shared'
import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { BAT, batAt, DAY_IN_HOLE, GOAT, gullAt, HOLE, MOUTH_CORNERS, WALL } from './layout'
import type { BluffState } from './state'

/** The mouth about the middle of its waterline, with a rim of rock about it. */
const AROUND_MOUTH = outline(
  '-176,50 -184,-40 -154,-88 -162,-126 -120,-186 -100,-218 -72,-232 -22,-292 14,-262 30,-216 36,-240 72,-246 112,-188 138,-168 144,-100 170,-70 184,-12 176,50',
)
const GULL_OUTLINE = outline('-72,-100 -40,-132 2,-116 14,-92 54,-66 102,2 34,-16 18,12 -18,12 -16,-30 -40,-58 -44,-78')
const GOAT_OUTLINE = outline('-80,-56 -66,-80 -50,-112 -14,-108 -24,-66 30,-54 42,-64 40,4 -32,4 -40,-40 -58,-50')
const STORY_OUTLINE = outline('-130,-74 120,-84 120,34 -130,42')
/** The small hole with a rim of rock, about its middle; from the room, the rays about it too. */
const HOLE_OUTLINE = outline('-42,10 -44,-16 -30,-38 2,-42 40,-30 42,6 24,34 -14,38')
/** Those at the table, with the cards they hold. */
const GULL_AT_TABLE = outline('-20,640 90,620 190,540 230,440 330,470 430,520 540,640 470,760 430,840 240,840 60,760')
const GOAT_AT_TABLE = outline(
  '330,270 420,240 536,360 650,240 740,270 720,440 640,560 680,700 640,700 480,720 400,700 350,520',
)
const BAT_AT_TABLE = outline('1270,0 1440,0 1480,180 1470,330 1420,460 1270,470 1230,390 1050,340 1110,210 1210,200')
const HEN_AT_TABLE = outline('840,520 890,450 960,450 1010,560 1170,600 1250,690 1120,760 840,710 860,560')
const CANDLE_OUTLINE = outline('742,806 760,640 760,560 796,490 832,560 830,640 846,806')

const isLit = ({ side, table }: BluffState) => side === 'room' && table.dark === null

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
  {
    id: 'hole',
    label: { en: 'The black hole', fr: 'Le trou noir' },
    when: ({ side, hasLater }) => side === 'outside' && hasLater,
    order: 7,
    shape: (_rock, out) => out.polygon(HOLE_OUTLINE, HOLE.x, HOLE.y),
  },
  {
    id: 'candle',
    label: { en: 'The candle', fr: 'La bougie' },
    when: isLit,
    order: 12,
    shape: (_rock, out) => out.polygon(CANDLE_OUTLINE, 0, 0),
  },
  {
    id: 'gullsHand',
    label: { en: 'The gull’s hand', fr: 'Le jeu de la mouette' },
    when: isLit,
    order: 11,
    shape: (_rock, out) => out.polygon(GULL_AT_TABLE, 0, 0),
  },
  {
    id: 'goatsHand',
    takesEnter: true,
    label: { en: 'The goat’s hand', fr: 'Le jeu de la chèvre' },
    when: isLit,
    order: 8,
    shape: (_rock, out) => out.polygon(GOAT_AT_TABLE, 0, 0),
  },
  {
    id: 'hensHand',
    label: { en: 'The hen’s hand', fr: 'Le jeu de la poule' },
    when: isLit,
    order: 9,
    shape: (_rock, out) => out.polygon(HEN_AT_TABLE, 0, 0),
  },
  {
    id: 'batsHand',
    label: { en: 'The bat’s hand', fr: 'Le jeu de la chauve-souris' },
    when: isLit,
    order: 10,
    shape: (_rock, out) => out.polygon(BAT_AT_TABLE, 0, 0),
  },
  {
    id: 'holeOut',
    label: { en: 'The way out', fr: 'La sortie' },
    when: ({ side }) => side === 'room',
    order: 13,
    shape: (_rock, out) => out.polygon(HOLE_OUTLINE, DAY_IN_HOLE.x, DAY_IN_HOLE.y, 3, 3),
  },
  {
    id: 'dark',
    takesEnter: true,
    isBackdrop: true,
    label: { en: 'The dark', fr: 'Le noir' },
    when: ({ side, table }) => side === 'room' && table.dark !== null,
    order: 14,
    shape: (_rock, out, _world, { visible }) => out.rect(visible.x, visible.y, visible.width, visible.height),
  },
] satisfies Areas<BluffState>
