import type { Areas } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import { placeIn, sizeIn, THING_NAMES, THING_OUTLINES, THINGS, VERDICT, verdictIn } from './layout'
import type { ForgetState } from './state'
import { HIDDEN, NAMES } from './words'

/** Where something is: written over and over. */
const at: Point = { x: 0, y: 0 }

export const areas = [
  {
    id: 'verdict',
    label: { en: 'The words YOU LOST THE GAME', fr: 'Les mots « YOU LOST THE GAME » (vous avez perdu)' },
    when: ({ verdict }) => verdict.losses > 0,
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
        shape(_forget, out, { size }) {
          placeIn(THINGS[thing], size, at)
          const scale = sizeIn(size)
          out.polygon(THING_OUTLINES[thing], at.x, at.y, scale, scale)
        },
        order,
      }) satisfies Areas<ForgetState>[number],
  ),
  {
    id: 'page',
    label: { en: 'The page in the dark', fr: 'La page dans le noir' },
    shape: (_forget, out, { size }) => out.rect(0, 0, size.width, size.height),
    order: THING_NAMES.length + 1,
  },
] satisfies Areas<ForgetState>
