import type { Localized } from '../../src/language/words'
import type { Area, Areas } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import { outline } from '../../src/stage/contract/outline'
import {
  areaOfLetter,
  GRID,
  LETTERS,
  LINE,
  MENU,
  PIGEON_PLACE,
  placeOfLetter,
  SLAB_PLACE,
  STAGE,
  STONE_AREAS,
  STONE_HEIGHT,
  STONES,
  type StoneArea,
  slabY,
} from './layout'
import type { GargoyleState } from './state'
import { STONE_WORDS } from './words'

/** Head and body of the gargoyle as it sleeps, in scene units: its claws end it below. */
const GARGOYLE = outline(
  '560,212 672,196 664,120 700,108 846,132 862,70 920,20 972,14 900,140 950,172 1100,178 1010,250 1112,240 1150,300 1180,470 1120,540 960,500 800,604 680,510 560,500 460,540 440,470 452,290',
)

/** The left bank of the fire, in scene units, as it burns and as it roars: the right one is its reflection. */
const BANK = outline('-900,640 0,640 60,720 240,780 420,850 540,930 800,1010 800,1700 -900,1700')
const ROARING_BANK = outline('-900,380 0,380 200,560 420,680 800,860 800,1700 -900,1700')
/** From here on the fire roars. */
const ROARING = 1.3

const MENU_LABELS = {
  start: { en: 'START: wake the gargoyle', fr: 'START : réveiller la gargouille' },
  password: { en: 'PASSWORD: a word that leads elsewhere', fr: 'PASSWORD : un mot qui mène ailleurs' },
} as const

function menuArea({ id, y }: (typeof MENU)[number], index: number): Area<GargoyleState> {
  return {
    id,
    label: MENU_LABELS[id],
    when: ({ screen }) => screen === 'title',
    shape: (_, out) => out.rect(LINE.left, y - LINE.up, LINE.widths[index] ?? 0, LINE.height),
    order: index,
  }
}

function fireArea(id: string, label: Localized, order: number, x: number, way: 1 | -1): Area<GargoyleState> {
  return { id, label, shape: ({ blaze }, out) => out.polygon(blaze > ROARING ? ROARING_BANK : BANK, x, 0, way), order }
}

/** Something on the slab, about a place on it. */
function slabArea(
  id: string,
  label: Localized,
  order: number,
  { x, y }: Point,
  width: number,
  height: number,
): Area<GargoyleState> {
  return {
    id,
    label,
    when: ({ screen }) => screen === 'password',
    shape: (page, out, { now }) =>
      out.rect(SLAB_PLACE.x + x - width / 2, slabY(page, now) + y - height / 2, width, height),
    order,
  }
}

function letterArea(letter: string, index: number): Area<GargoyleState> {
  const label = /\d/.test(letter)
    ? { en: `Digit ${letter}`, fr: `Chiffre ${letter}` }
    : { en: `Letter ${letter}`, fr: `Lettre ${letter}` }
  return slabArea(areaOfLetter(letter), label, 10 + index, placeOfLetter(index), GRID.across - 12, GRID.down - 10)
}

function stoneArea(stone: StoneArea, index: number): Area<GargoyleState> {
  const place = STONES[stone]
  return slabArea(stone, STONE_WORDS[stone], 50 + index, place, place.width, STONE_HEIGHT)
}

export const areas = [
  ...MENU.map(menuArea),
  ...[...LETTERS].map(letterArea),
  ...STONE_AREAS.map(stoneArea),
  {
    id: 'pigeon',
    label: { en: 'A pigeon on the broken horn', fr: 'Un pigeon sur la corne cassée' },
    when: ({ pigeon }) => pigeon.flight === null,
    shape: (_, out) => out.rect(PIGEON_PLACE.x - 58, PIGEON_PLACE.y - 82, 150, 96),
    order: 62,
  },
  {
    id: 'gargoyle',
    label: { en: 'The gargoyle, asleep', fr: 'La gargouille endormie' },
    when: ({ wake }) => wake === null,
    shape: (_, out) => out.polygon(GARGOYLE),
    order: 60,
  },
  fireArea('left-fire', { en: 'The fire on the left', fr: 'Le feu de gauche' }, 63, 0, 1),
  fireArea('right-fire', { en: 'The fire on the right', fr: 'Le feu de droite' }, 64, STAGE.width, -1),
] satisfies Areas<GargoyleState>
