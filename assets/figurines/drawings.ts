import { type Color, PAPER } from '../ink/palette'
import { type Backdrop, drawings } from '../pipeline/drawings'
import { FIGURINE_PAGE } from './figurine'
import { figurines } from './figurines'
import { fitted } from './kit/fitted'
import { BRIGHT, DUSK, STONE } from './kit/stuff'

/** What figurines are made of, what a shadow makes of that, what lies between it and ink at an edge, and the reds of Biggin and of cheeks. */
const COLORS: readonly Color[] = [
  '#272421',
  '#4d4841',
  '#736b5f',
  '#9b9184',
  BRIGHT,
  PAPER,
  '#dcd1bd',
  '#b6ada0',
  STONE,
  '#a2967f',
  DUSK,
  '#6f6454',
  '#e2634b',
  '#c94a33',
  '#8a392b',
  '#54302a',
  '#eb9a86',
  '#f3c3b3',
]

/** What leaves everybody room for the rim, however far a sword reaches. */
const ROOM = 0.97

/** Everybody's picture, in files of their own, named by their number: one is shown at a time. The ground point lies at 128, 290 units. */
export const pictures = drawings({
  backdrops: Object.fromEntries(
    figurines.map(({ draw }, index): [string, Backdrop] => [
      `figurine-${index + 1}`,
      {
        ...FIGURINE_PAGE,
        ...{ under: 1.1, scale: 1.9, keep: 'png' },
        indexed: { file: `${index + 1}`, colors: COLORS, rim: 1.3 },
        draw: fitted(draw, ROOM),
      },
    ]),
  ),
})
