import type { Areas } from '../../src/stage/contract/areas'
import { isNostril } from './layout'
import type { BoogerState } from './state'
import { LABELS } from './words'

export const areas = [
  {
    id: 'finger',
    takesEnter: true,
    label: ({ endedAt, ahead, garland }) =>
      garland.reignsAt !== null
        ? LABELS.knock
        : endedAt === null
          ? LABELS.send
          : isNostril(ahead)
            ? LABELS.draw
            : LABELS.lower,
    when: ({ movingX, endedAt, garland }) => movingX || (garland.hasLater && endedAt !== null),
    // Wherever one clicks, the finger goes up: beyond the stage too, as far as any window reaches.
    shape: (_, out, { size }) => out.rect(-3000, -3000, size.width + 6000, size.height + 6000),
  },
] satisfies Areas<BoogerState>
