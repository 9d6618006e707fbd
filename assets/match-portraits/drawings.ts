import { drawPortrait, PORTRAIT_BOX } from '../blotlings/draw'
import { BLOTLINGS } from '../blotlings/shared'
import { MOSS } from '../ink/palette'
import { FOOTLESS } from '../match/shared'
import type { Backdrop } from '../pipeline/drawings'
import { drawings } from '../pipeline/drawings'

/** How many stand in a row of the grid that they are counted in. Source: docs/specification.md, Section 3, footprint quiz. */
const ROW = 31

/** Everybody who leaves footprints, in the colour of this day, a picture each: a game shows a few of them. */
export const pictures = drawings({
  backdrops: Object.fromEntries(
    BLOTLINGS.flatMap((_, index): [string, Backdrop][] =>
      FOOTLESS.has(index)
        ? []
        : [
            [
              `row-${1 + Math.floor(index / ROW)}-column-${1 + (index % ROW)}`,
              {
                ...PORTRAIT_BOX,
                ...{ bleed: true, lineWidth: 3.2, under: 1.2, sceneScale: 1.68, scale: 1.25, keep: 'lean' },
                draw: (ink) => drawPortrait(ink, index, { accent: MOSS }),
              },
            ],
          ],
    ),
  ),
})
