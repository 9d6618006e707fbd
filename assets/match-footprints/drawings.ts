import { drawFootprint } from '../blotlings/draw'
import { BLOTLINGS } from '../blotlings/shared'
import { FOOTLESS } from '../match/shared'
import type { Backdrop } from '../pipeline/drawings'
import { drawings } from '../pipeline/drawings'

/** How many stand in a row of the grid that they are counted in. Source: docs/specification.md, Section 3, footprint quiz. */
const ROW = 31

/** Everybody's footprint, a picture each, where and in the form that the specification wants them. */
export const pictures = drawings({
  backdrops: Object.fromEntries(
    BLOTLINGS.flatMap((_, index): [string, Backdrop][] =>
      FOOTLESS.has(index)
        ? []
        : [
            [
              `row-${1 + Math.floor(index / ROW)}-column-${1 + (index % ROW)}`,
              {
                ...{ left: -60, top: -70, width: 120, height: 140, bleed: true },
                ...{ sceneScale: 1.7, scale: 1.25, keep: 'png' },
                draw: (ink) => drawFootprint(ink, index),
              },
            ],
          ],
    ),
  ),
})
