import type { Area, Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { EYE_RADIUS, EYES, HUB, isAsking, PILES, SIGN } from './layout'
import type { Coins, TemptingState } from './state'

/** The arm with its hand and its hub, about that. */
const ARM = outline(
  '-62,-50 -40,-72 30,-84 74,-130 90,-280 66,-300 66,-350 16,-380 10,-470 60,-520 110,-560 200,-560 268,-520 272,-440 226,-350 182,-290 170,-140 120,-50 66,20 50,66 0,78 -50,60 -66,0',
)
const NOSE = outline('-22,-68 26,-70 34,-20 50,16 74,40 74,74 46,96 -46,96 -76,74 -74,40 -50,16 -34,-20')

const IDS: Readonly<Record<Coins, string>> = { 3: 'three coins', 2: 'two coins', 1: 'one coin' }

const LABELS = {
  3: { en: 'Bet 3 coins on 5 lines', fr: 'Miser 3 pièces sur 5 lignes' },
  2: { en: 'Bet 2 coins on 3 lines', fr: 'Miser 2 pièces sur 3 lignes' },
  1: { en: 'Bet 1 coin on 1 line', fr: 'Miser 1 pièce sur 1 ligne' },
} as const satisfies Readonly<Record<Coins, unknown>>

/** How far a piece reaches from its foot, in scene units. */
const REACH = { side: 69, up: 100, down: 42 } as const

export const areas = [
  ...PILES.map(
    ({ coins, x, y }, index): Area<TemptingState> => ({
      id: IDS[coins],
      label: LABELS[coins],
      when: isAsking,
      shape: (_, out) => out.rect(x - REACH.side, y - REACH.up, REACH.side * 2, REACH.up + REACH.down),
      order: index + 1,
    }),
  ),
  {
    id: 'lever',
    label: { en: 'The lever: an arm with an apple', fr: 'Le levier : un bras et sa pomme' },
    when: (state) => isAsking(state) || state.closedAt !== null,
    shape: (_, out) => out.polygon(ARM, HUB.x, HUB.y),
    order: 4,
  },
  {
    id: 'left eye',
    label: { en: 'Its left eye', fr: 'Son œil gauche' },
    shape: (_, out) => out.circle(EYES[0].x, EYES[0].y, EYE_RADIUS),
    order: 5,
  },
  {
    id: 'right eye',
    label: { en: 'Its right eye', fr: 'Son œil droit' },
    shape: (_, out) => out.circle(EYES[1].x, EYES[1].y, EYE_RADIUS),
    order: 6,
  },
  {
    id: 'nose',
    label: { en: 'Its nose, where coins go in', fr: 'Son nez, où entrent les pièces' },
    shape: (_, out) => out.polygon(NOSE, 742, 332),
    order: 7,
  },
  {
    id: 'sign',
    label: { en: 'The sign: TOMORROW', fr: 'La pancarte : DEMAIN' },
    when: ({ isHung }) => isHung,
    shape: (_, out) => out.rect(SIGN.x - SIGN.width / 2, SIGN.y - SIGN.height / 2, SIGN.width, SIGN.height),
    order: 8,
  },
] satisfies Areas<TemptingState>
