import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { HEROES, HIDDEN, hidingPlace, isSeen, PEEPS, STAGE } from './layout'
import type { EgoState } from './state'
import { HIDDEN_NAMES, NAMES } from './words'

/** One of them from his boots to his cap, about his feet; the swords reach out of it, and are as good as the grass. */
const HERO = outline('-70,6 -86,-90 -110,-190 -96,-290 0,-330 96,-290 110,-190 86,-90 70,6')

/** How much of what hides can be pressed, about its place: who stands there, what lies there. */
const STANDS = { width: 96, height: 142 } as const
const LIES = { width: 120, height: 104 } as const

type Out = Parameters<NonNullable<Areas<EgoState>[number]['shape']>>[1]

/** What can be pressed, front to back. */
export const areas = [
  {
    id: 'peeper',
    label: { en: 'Somebody in the grass', fr: 'Quelqu’un dans l’herbe' },
    when: ({ peeper, statuesAt }) => peeper.hiddenUntil === null && statuesAt === null,
    shape: ({ peeper }, out) => {
      const { x, y } = PEEPS[peeper.place] ?? PEEPS[0]
      out.rect(x - 44, y - 96, 88, 100)
    },
    order: 6,
  },
  ...HIDDEN.map(({ id, isAlive }, index) => ({
    id,
    label: HIDDEN_NAMES[id],
    when: (clearing: EgoState) => isSeen(clearing, index),
    shape({ rounds }: EgoState, out: Out) {
      const { x, y } = hidingPlace(index, rounds)
      const { width, height } = isAlive ? STANDS : LIES
      out.rect(x - width / 2, y + 10 - height, width, height)
    },
    order: 7 + index,
  })),
  ...HEROES.map(({ id, x, y }, index) => ({
    id,
    label: NAMES[id],
    shape: (_: EgoState, out: Out) => out.polygon(HERO, x, y),
    order: index + 1,
    front: () => index,
  })),
  {
    id: 'clearing',
    takesEnter: true,
    label: { en: 'The grass: swing', fr: 'L’herbe : frappez' },
    shape: (_, out) => out.rect(-1200, -1200, STAGE.width + 2400, STAGE.height + 2400),
    order: 5,
    front: () => -1,
    isBackdrop: true,
  },
] satisfies Areas<EgoState>
