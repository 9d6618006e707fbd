import { type Drawings, drawings, type Standalone } from '../pipeline/drawings'
import { drawBinding } from './binding'
import { drawCards } from './cards'
import { drawDisc } from './disc'
import { drawLogo, drawNarrowLogo } from './logo'
import { drawPaper, PAPER_TILE } from './paper'
import { drawSwash } from './swash'

/** Two pixels for each CSS pixel, as sharp screens want them; light, since the page waits for them. */
const SHARP: Pick<Standalone, 'sizes' | 'keep'> = { sizes: { '2x': 1 }, keep: 'lean' }

/** The pictures of the home page; sizes are CSS pixels. */
const declared: Drawings['pictures'] = {
  logo: { width: 1030, height: 160, draw: drawLogo, ...SHARP },
  'logo-narrow': { width: 300, height: 110, draw: drawNarrowLogo, ...SHARP },
  cards: { width: 388, height: 305, draw: drawCards, ...SHARP },
  swash: { width: 436, height: 240, draw: drawSwash, ...SHARP },
  disc: { width: 90, height: 90, draw: drawDisc, ...SHARP },
  binding: { width: 48, height: 274, bleed: true, draw: drawBinding, ...SHARP },
  paper: {
    width: PAPER_TILE,
    height: PAPER_TILE,
    bleed: true,
    draw: drawPaper,
    sizes: { '1x': 1 },
    scale: 1,
    keep: 'grain',
  },
}

export const pictures = drawings({ pictures: declared })
