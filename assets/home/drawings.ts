import { BOTH_DENSITIES, SHARP } from '../pipeline/densities'
import { type Drawings, drawings } from '../pipeline/drawings'
import { drawBinding } from './binding'
import { drawCards } from './cards'
import { drawDisc } from './disc'
import { drawFrenchLogo, drawLogo, drawNarrowFrenchLogo, drawNarrowLogo } from './logo'
import { drawClouds, drawPaper, PAPER_TILE } from './paper'
import { drawSurprise } from './surprise'
import { drawSwash } from './swash'
import { drawVignetteSheet, VIGNETTE_SHEET } from './vignette-sheet'

/** Pixels and units of the page are one for what is repeated over it; tooth is too fine for less. */
const TILE = {
  width: PAPER_TILE,
  height: PAPER_TILE,
  bleed: true,
  sizes: { '1x': 1 },
  scale: 1,
  keep: 'grain',
} as const

/** The pictures of the home page; sizes are CSS pixels. */
const declared: Drawings['pictures'] = {
  logo: { width: 1030, height: 160, draw: drawLogo, french: drawFrenchLogo, ...SHARP, keep: 'line' },
  'logo-narrow': {
    width: 300,
    height: 110,
    draw: drawNarrowLogo,
    french: drawNarrowFrenchLogo,
    ...SHARP,
    keep: 'line',
  },
  cards: { width: 388, height: 305, draw: drawCards, ...BOTH_DENSITIES },
  swash: { width: 436, height: 180, draw: drawSwash, ...BOTH_DENSITIES },
  surprise: { width: 192, height: 96, draw: drawSurprise, ...SHARP },
  disc: { width: 90, height: 90, draw: drawDisc, ...BOTH_DENSITIES },
  vignettes: {
    ...VIGNETTE_SHEET,
    under: 1.4,
    draw: drawVignetteSheet,
    ...BOTH_DENSITIES,
    sizes: { '1x': 0.5, '2x': 0.5 },
  },
  binding: { width: 48, height: 274, bleed: true, draw: drawBinding, ...BOTH_DENSITIES },
  paper: { ...TILE, draw: drawPaper, drying: { clouds: 0, grain: 2 } },
  clouds: { ...TILE, draw: drawClouds, drying: { clouds: 2.7, grain: 0 } },
}

export const pictures = drawings({ pictures: declared })
