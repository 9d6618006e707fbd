import { type Drawings, drawings, type Standalone } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawBackdrop } from './backdrop'
import { drawFlames, FLAME_SHEET } from './flames'
import { drawFront, FRONT_TOP } from './front'
import { drawTwitchingEar } from './listeners'
import { drawOwls, OWL, OWL_LOOKS } from './owl'
import { CARD, drawBlots, drawCard, drawField, drawRoomSheet, ROOM_SHEET, WRITING_FIELD } from './paper'
import { SCENE } from './places'
import { drawPeg, drawRope, ROPE } from './rope'
import { drawEyes, drawSparks, SPARK_CELL, SPARKS } from './sparks'
import { drawVignette } from './vignette'

/** A unit is a CSS pixel on a common window; larger ones show them a quarter larger, as sharp. */
const AS_SEEN: Pick<Standalone, 'sizes' | 'scale' | 'keep'> = { sizes: { '1x': 1 }, scale: 1.25, keep: 'measured' }

/** The same for what styles name, which hence is always WebP. */
const STYLED: Pick<Standalone, 'sizes' | 'scale' | 'keep'> = { sizes: { '1x': 1 }, scale: 1.5, keep: 'lean' }

/** What words are written on is sharp on sharp screens, too. */
const SHARP: Pick<Standalone, 'sizes' | 'scale' | 'keep'> = { sizes: { '2x': 1 }, scale: 2, keep: 'lean' }

const declared: Drawings['pictures'] = {
  ...grownVignette(drawVignette),
  night: { ...SCENE, bleed: true, draw: drawBackdrop, ...AS_SEEN },
  flames: { ...FLAME_SHEET, draw: drawFlames, ...AS_SEEN, sizes: { strip: 1.27 } },
  front: {
    width: SCENE.width,
    height: SCENE.height - FRONT_TOP,
    top: FRONT_TOP,
    bleed: true,
    draw: drawFront,
    ...AS_SEEN,
  },
  ear: { left: 500, top: 570, width: 80, height: 110, draw: drawTwitchingEar, ...AS_SEEN },
  rope: { ...ROPE, bleed: true, draw: drawRope, ...AS_SEEN },
  owl: { width: OWL.width * OWL_LOOKS.length, height: OWL.height, draw: drawOwls, ...SHARP, scale: 1.7 },
  peg: { left: -14, top: -28, width: 28, height: 64, draw: drawPeg, ...SHARP },
  card: { ...CARD, draw: drawCard, ...STYLED, scale: 1.25 },
  sheet: { ...ROOM_SHEET, draw: drawRoomSheet, ...STYLED },
  field: { ...WRITING_FIELD, draw: drawField, ...SHARP },
  blot: { width: 150, height: 184, draw: drawBlots, ...SHARP },
  sparks: { width: SPARKS * SPARK_CELL, height: SPARK_CELL, draw: drawSparks, ...SHARP },
  eyes: { width: 40, height: 20, draw: drawEyes, ...SHARP },
}

export const pictures = drawings({ pictures: declared })
