import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import {
  ANT,
  antX,
  baitX,
  baitY,
  crumbHeight,
  HINGE,
  isLaid,
  leapHeight,
  SEAT,
  STAGE,
  seatShare,
  TABLE,
} from './layout'
import type { SnackState } from './state'

/** The chick about the hinge of her bill, as she stands; with the room that her bill takes when it is thrown up. */
const CHICK = outline(
  '-330,60 -250,40 -130,-10 -160,-90 -110,-200 -20,-190 60,-100 240,-240 340,-200 350,60 300,200 200,300 60,320 -20,320 -330,330 -360,180',
)
/** The ant, its crumb and some icing about it: it is small. */
const ANT_REACH = { left: 46, up: 66, width: 92, height: 78 } as const

/** A treat on its thread. */
const BAIT_REACH = 74

const TOSS = { en: 'Toss the next one up high', fr: 'Lancer la prochaine friandise bien haut' }
const DROP = { en: 'Let one fall from here', fr: 'En lâcher une d’ici' }

export const areas = [
  {
    id: 'ant',
    label: { en: 'An ant with a crumb', fr: 'Une fourmi avec une miette' },
    when: ({ front }) => antX(front.at) > ANT_REACH.left && antX(front.at) < STAGE.width - ANT_REACH.left,
    shape: ({ front, antFright }, out, { now }) => {
      // What it throws is its own.
      const up = crumbHeight(antFright, now)
      out.rect(antX(front.at) - ANT_REACH.left, ANT.y - ANT_REACH.up - up, ANT_REACH.width, ANT_REACH.height + up)
    },
    order: 3,
  },
  {
    id: 'bait',
    label: { en: 'A treat on a thread', fr: 'Une friandise au bout d’un fil' },
    when: ({ bait }) => bait.takenAt === null,
    shape: ({ bait }, out, { now }) => out.circle(baitX(bait), baitY(bait, now), BAIT_REACH),
    order: 5,
  },
  {
    id: 'chick',
    takesEnter: true,
    label: { en: 'The pelican chick: make her leap', fr: 'L’oisillon pélican : faites-le bondir' },
    shape: ({ chick, feast }, out, { now }) => {
      const seat = seatShare(feast, now)
      out.polygon(CHICK, HINGE.x + chick.reach + SEAT.x * seat, HINGE.y - leapHeight(chick.leap, now) + SEAT.y * seat)
    },
    order: 1,
  },
  {
    id: 'table',
    label: { en: 'The ants at their table: drink with them', fr: 'Les fourmis à table : trinquez avec elles' },
    when: ({ feast }) => isLaid(feast),
    shape: (_, out) => out.rect(TABLE.left, TABLE.top, TABLE.right - TABLE.left, TABLE.foot - TABLE.top),
    order: 4,
  },
  {
    id: 'sky',
    label: ({ hasLater }) => (hasLater ? DROP : TOSS),
    shape: (_, out) => out.rect(-1200, -700, STAGE.width + 2400, STAGE.height + 1400),
    order: 2,
    isBackdrop: true,
  },
] satisfies Areas<SnackState>
