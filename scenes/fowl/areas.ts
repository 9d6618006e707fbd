import type { Areas, ShapeWriter } from '../../src/stage/contract/areas'
import { BASKET, caughtHens, FLIER_AREAS, isCatchable, isOpen, SOMEBODY, WINDOW_AREAS, WINDOWS } from './layout'
import type { FowlState } from './state'
import { BASKET as BASKET_LABEL, FLIER, HEN, PEG, WINDOW } from './words'

/** The box about her feet in which she can be pressed: a little larger than she is, since she runs. */
const BODY = { aside: 104, above: 196, below: 22 } as const
/** How far about her middle a hen in the air can be caught: a finger is not quick. */
const CATCH = 130

export const areas = [
  {
    id: 'hen',
    takesEnter: true,
    label: HEN,
    order: 1,
    shape: ({ x, y }, out) => out.rect(x - BODY.aside, y - BODY.above, 2 * BODY.aside, BODY.above + BODY.below),
  },
  ...FLIER_AREAS.map((id, place) => ({
    id,
    label: FLIER,
    order: 2,
    when: (fowl: FowlState) => isCatchable(fowl, place),
    shape: ({ chickens }: FowlState, out: Pick<ShapeWriter, 'circle'>) => {
      const chicken = chickens[place]
      if (chicken) out.circle(chicken.x, chicken.y, CATCH)
    },
  })),
  {
    id: 'somebody',
    label: PEG,
    order: 3,
    when: ({ fair }) => fair !== null && fair.freedAt === null,
    shape: (_fowl, out) => out.rect(SOMEBODY.x - 80, SOMEBODY.y - 130, 150, 140),
  },
  {
    id: 'basket',
    label: BASKET_LABEL,
    order: 4,
    when: ({ basketSince }) => basketSince !== null,
    shape: ({ chickens }, out) => {
      const top = caughtHens(chickens) > 0 ? 320 : 226
      out.rect(BASKET.x - 232, BASKET.y - top, 464, top + 12)
    },
  },
  ...WINDOWS.map(({ x, y }, window) => ({
    id: WINDOW_AREAS[window] ?? '',
    label: WINDOW,
    order: 5 + window,
    when: (fowl: FowlState) => isOpen(fowl, window),
    shape: (_fowl: FowlState, out: Pick<ShapeWriter, 'rect'>) => out.rect(x - 62, y - 104, 124, 112),
  })),
] satisfies Areas<FowlState>
