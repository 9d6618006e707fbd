import { type Backdrop, drawings } from '../pipeline/drawings'
import { FIGURINE_PAGE } from './figurine'
import { figurines } from './figurines'

/** Everybody's picture, in files of their own, named by their number: one is shown at a time. The ground point lies at 128, 290 units. */
export const pictures = drawings({
  backdrops: Object.fromEntries(
    figurines.map(({ draw }, index): [string, Backdrop] => [
      `figurine-${index + 1}`,
      {
        ...FIGURINE_PAGE,
        ...{ under: 1.1, scale: 1.9, keep: 'png' },
        indexed: { file: `${index + 1}`, colors: 16, rim: 1.3 },
        draw,
      },
    ]),
  ),
})
