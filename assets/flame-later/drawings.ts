import { drawTrunks, TRUNKS_IN_SKY } from '../flame/wood'
import { type Drawings, drawings, type Standalone } from '../pipeline/drawings'
import { BROKEN_LOG, drawBrokenLog, drawTwig, TWIG } from './kindling'
import { drawMoon, MOON } from './moon'
import { drawStarBand, STAR_BAND } from './stars'

/** As sharp as the day's own, of which they are a part. */
const AS_SEEN: Pick<Standalone, 'sizes' | 'scale' | 'keep'> = { sizes: { '1x': 1 }, scale: 1.25, keep: 'lean' }
const SHARP: typeof AS_SEEN = { ...AS_SEEN, scale: 1.5 }

/** What is fetched for whoever has sat down by the fire: the sky, what is thrown on it, and what rolls out of it. */
const declared: Drawings['pictures'] = {
  moon: { width: MOON.phases * MOON.cell, height: MOON.cell, draw: drawMoon, ...SHARP },
  stars: { ...STAR_BAND, bleed: true, draw: drawStarBand, ...AS_SEEN },
  trunks: { ...TRUNKS_IN_SKY, bleed: true, draw: drawTrunks, ...AS_SEEN },
  twig: { ...TWIG, draw: drawTwig, ...SHARP },
  'broken-log': { ...BROKEN_LOG, draw: drawBrokenLog, ...SHARP },
}

export const pictures = drawings({ pictures: declared })
