import { MOUTH, OPENING } from '../../assets/bluff/shared'
import type { Localized } from '../../src/language/words'
import type { Area, Areas } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import { outline } from '../../src/stage/contract/outline'
import { BAT, batAt, DAY_IN_HOLE, GOAT, gullAt, HOLE, MOUTH_CORNERS, WALL } from './layout'
import type { BluffState } from './state'

/** How many times as large as the mouth what is pressed of it is: a rim of rock lies about it. */
const RIM = { across: 1.14, up: 1.1 } as const
const GULL_OUTLINE = outline('-72,-100 -40,-132 2,-116 14,-92 54,-66 102,2 34,-16 18,12 -18,12 -16,-30 -40,-58 -44,-78')
const GOAT_OUTLINE = outline('-80,-56 -66,-80 -50,-112 -14,-108 -24,-66 30,-54 42,-64 40,4 -32,4 -40,-40 -58,-50')
const STORY_OUTLINE = outline('-130,-74 120,-84 120,34 -130,42')
const isOutside = ({ side }: BluffState) => side === 'outside'
const isInside = ({ side }: BluffState) => side === 'inside'
/** Somebody is in the room, and sees something. */
const isLit = ({ side, table }: BluffState) => side === 'room' && table.dark === null

/** What does not move, about where it is. */
function still(
  corners: readonly Readonly<Point>[],
  { x, y }: Readonly<Point>,
  across = 1,
  up = 1,
): Area<BluffState>['shape'] {
  return (_rock, out) => out.polygon(corners, x, y, across, up)
}

/** Somebody at the table, with the cards they hold. */
function handArea<Id extends string>(
  id: Id,
  order: number,
  label: Localized,
  [x, y, width, height]: readonly [number, number, number, number],
): Area<BluffState> & { readonly id: Id } {
  return { id, order, label, when: isLit, shape: (_rock, out) => out.rect(x, y, width, height) }
}

export const areas = [
  {
    id: 'gull',
    label: { en: 'The gull on the prow', fr: 'La mouette sur la proue' },
    when: isOutside,
    order: 2,
    shape: ({ swell }, out) => {
      const { x, y } = gullAt(swell)
      out.polygon(GULL_OUTLINE, x, y)
    },
  },
  {
    id: 'goat',
    label: { en: 'The goat on the edge', fr: 'La chèvre au bord' },
    when: isOutside,
    order: 3,
    shape: still(GOAT_OUTLINE, GOAT),
  },
  {
    id: 'mouth',
    takesEnter: true,
    label: { en: 'The mouth of the cave', fr: 'L’entrée de la grotte' },
    when: isOutside,
    order: 1,
    shape: still(MOUTH_CORNERS, MOUTH, RIM.across, RIM.up),
  },
  {
    id: 'bat',
    label: { en: 'The bat', fr: 'La chauve-souris' },
    when: isInside,
    order: 5,
    shape: ({ bat }, out, { now }) => {
      const { x, y } = batAt(bat.flight, now)
      out.circle(x, y, BAT.reach)
    },
  },
  {
    id: 'scratches',
    label: { en: 'What is scratched into the wall', fr: 'Ce qui est gravé dans la paroi' },
    when: isInside,
    order: 6,
    shape: still(STORY_OUTLINE, WALL),
  },
  {
    id: 'opening',
    takesEnter: true,
    label: { en: 'The way out', fr: 'La sortie' },
    when: isInside,
    order: 4,
    shape: still(MOUTH_CORNERS, OPENING, -OPENING.scale, OPENING.scale),
  },
  {
    id: 'hole',
    label: { en: 'The black hole', fr: 'Le trou noir' },
    when: (rock) => isOutside(rock) && rock.hasLater,
    order: 7,
    shape: (_rock, out) => out.circle(HOLE.x, HOLE.y, 44),
  },
  {
    id: 'candle',
    label: { en: 'The candle', fr: 'La bougie' },
    when: isLit,
    order: 12,
    shape: (_rock, out) => out.rect(724, 490, 140, 330),
  },
  handArea('gullsHand', 11, { en: 'The gull', fr: 'La mouette' }, [40, 440, 460, 400]),
  handArea('goatsHand', 8, { en: 'The goat', fr: 'La chèvre' }, [320, 236, 420, 480]),
  handArea('hensHand', 9, { en: 'The hen', fr: 'La poule' }, [840, 450, 420, 310]),
  handArea('batsHand', 10, { en: 'The bat', fr: 'La chauve-souris' }, [1050, 0, 430, 480]),
  {
    id: 'holeOut',
    takesEnter: true,
    label: { en: 'The way out', fr: 'La sortie' },
    when: ({ side }) => side === 'room',
    order: 13,
    shape: (_rock, out) => out.circle(DAY_IN_HOLE.x, DAY_IN_HOLE.y, 100),
  },
] satisfies Areas<BluffState>
