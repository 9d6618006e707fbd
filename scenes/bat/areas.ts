import { CAT, VILLAGE } from '../../assets/bat/shared'
import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { BOARD, CASTLE, type Carriage, carry, climbOf, sunkOf, THREAD } from './layout'
import type { BatState, Letting } from './state'
import { vacated } from './words'

/** The castle on its crag, as far as it stands out of the forest, about the middle of its foot, in scene units. */
const WALLS = outline(
  '-290,110 -266,-290 -190,-260 -172,-424 -136,-424 -86,-570 34,-580 162,-510 264,-290 252,20 290,110',
)
/** The cat, about the middle of its foot, and the village, about the middle of its hill, in scene units. */
const CAT_SHAPE = outline('-60,4 -62,-40 -40,-44 -24,-100 10,-108 34,-100 36,-60 34,4')
const VILLAGE_SHAPE = outline(
  '-94,2 -94,-62 -66,-84 -52,-98 -46,-152 -22,-152 -12,-98 12,-94 32,-84 70,-76 104,-52 102,2',
)

const CASTLE_LABEL = { en: 'The castle', fr: 'Le château' } as const

/** Whether there is nothing but the board. */
function isVacant({ leaves, vacantAt }: Letting): boolean {
  return vacantAt !== null && !leaves
}

/** Where the castle is as it is carried: written over and over. */
const carried: Carriage = { x: 0, y: 0, size: 1, turn: 0 }

export const areas = [
  {
    id: 'mouse',
    label: { en: 'A mouse on a thread', fr: 'Une souris sur un fil' },
    when: ({ mouse }) => mouse.errand !== null && mouse.flight === null,
    shape: ({ mouse }, out, { now }) => {
      const y = THREAD.top + (THREAD.knot - THREAD.top) * climbOf(mouse, now)
      out.rect(THREAD.x - 40, y - 50, 80, 100)
    },
    order: 4,
  },
  {
    id: 'cat',
    label: { en: 'The cat on the wall', fr: 'Le chat sur le mur' },
    shape: (_, out) => out.polygon(CAT_SHAPE, CAT.x, CAT.y),
    order: 2,
  },
  {
    id: 'village',
    label: { en: 'The village', fr: 'Le village' },
    shape: (_, out) => out.polygon(VILLAGE_SHAPE, VILLAGE.x, VILLAGE.y),
    order: 3,
  },
  {
    id: 'castle',
    takesEnter: true,
    label: ({ letting }) => (isVacant(letting) ? vacated : CASTLE_LABEL),
    shape: ({ castle, letting }, out, { now }) => {
      if (isVacant(letting)) {
        out.rect(BOARD.x - BOARD.half, BOARD.y - BOARD.high, 2 * BOARD.half, BOARD.high)
      } else if (letting.leaves || letting.comes) {
        const { x, y, size } = carry(letting, now, carried)
        out.rect(x - 310 * size, y - 420 * size, 620 * size, 660 * size)
      } else out.polygon(WALLS, CASTLE.x, CASTLE.y + sunkOf(castle.show, now))
    },
    order: 1,
  },
] satisfies Areas<BatState>
