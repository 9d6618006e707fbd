import { drawPortrait, PORTRAIT_BOX } from '../blotlings/draw'
import { TEAL } from '../ink/palette'
import { SHARP } from '../pipeline/densities'
import { drawings } from '../pipeline/drawings'
import { TRAVELLERS } from '../trip/shared'

/** How large those of day 7 are who sit on the ink bottle of the index page. */
const SIZE = 0.38

const [heronk, brewster, swirlo] = TRAVELLERS
const NAMED = { heronk, brewster, swirlo }

/** Who of day 7 goes with a visitor, as it sits on the bottle: the middle of its feet is 112 units from the left, and 142 from above, before that. */
export const pictures = drawings({
  pictures: Object.fromEntries(
    Object.entries(NAMED).map(([name, blotling]) => [
      name,
      {
        ...{ width: PORTRAIT_BOX.width, height: PORTRAIT_BOX.height, ...SHARP, sizes: { '2x': SIZE } },
        draw: (ink) =>
          ink.at(-PORTRAIT_BOX.left, -PORTRAIT_BOX.top, {}, () => drawPortrait(ink, blotling, { accent: TEAL })),
      },
    ]),
  ),
})
