import { MORNING } from '../../assets/forget/shared'
import type { Areas } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import { awakeIn, placeIn, placeOf, sizeIn, snailIn, THING_NAMES, THING_OUTLINES, VERDICT, verdictIn } from './layout'
import type { ForgetState } from './state'
import { HIDDEN, NAMES, SNAIL } from './words'

/** More than any thing’s reach by day: the page lies behind all of them. */
const BEHIND = 200

/** Where something is: written over and over. */
const at: Point = { x: 0, y: 0 }

export const areas = [
  {
    id: 'verdict',
    label: { en: 'The words YOU LOST THE GAME', fr: 'Les mots « YOU LOST THE GAME » (vous avez perdu)' },
    when: ({ verdict, morning }) => verdict.losses > 0 && morning === null,
    shape(_forget, out, { size }) {
      verdictIn(size, at)
      const { width, height } = VERDICT
      out.rect(at.x - width / 2 - 6, at.y - height / 2 - 6, width + 12, height + 12)
    },
    order: THING_NAMES.length,
  },
  ...THING_NAMES.map(
    (thing, order) =>
      ({
        id: thing,
        label: ({ things }: ForgetState) => (things[thing].isRecalled ? NAMES[thing] : HIDDEN[thing]),
        shape({ morning, mornings }, out, { size }) {
          if (morning) {
            const reach = awakeIn(thing, size, at)
            out.circle(at.x, at.y, reach)
            return
          }
          placeIn(placeOf(thing, mornings), size, at)
          const scale = sizeIn(size)
          out.polygon(THING_OUTLINES[thing], at.x, at.y, scale, scale)
        },
        order,
        // By day the smaller lies in the larger, or before it.
        front: ({ morning }) => (morning ? BEHIND - MORNING[thing].reach : 0),
      }) satisfies Areas<ForgetState>[number],
  ),
  {
    id: 'snail',
    label: SNAIL,
    when: ({ morning }) => morning === null,
    shape(_forget, out, { size, now }) {
      snailIn(now, size, at)
      out.circle(at.x, at.y - 6, 24)
    },
    order: THING_NAMES.length + 1,
  },
  {
    id: 'page',
    label: { en: 'The page in the dark', fr: 'La page dans le noir' },
    shape: (_forget, out, { size }) => out.rect(0, 0, size.width, size.height),
    order: THING_NAMES.length + 2,
    isBackdrop: true,
  },
] satisfies Areas<ForgetState>
