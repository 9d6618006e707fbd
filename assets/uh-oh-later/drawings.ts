import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawStartLetter, LETTER_BOX } from '../uh-oh/start'
import {
  drawBack,
  drawCranker,
  drawEdges,
  drawFallen,
  drawLadderFolk,
  drawRoll,
  drawSaidLetter,
  drawTape,
  drawWheel,
} from './back'
import { LEFT, TOP } from './shared'

/** Pixels a scene unit: of what is looked at, and of what only tall windows show. */
const DENSITY = 0.9
const BEYOND = 0.45

const STILL = { boil: false, under: 0, anchor: [0, 0], bleed: true, lineWidth: 4, seed: 'behind' } as const
/** What covers much of the window is drawn without what is empty of it. */
const LARGE = { ...STILL, cut: toOutline(10) } as const
const BACK = { ...LARGE, left: LEFT.back, width: 1490, draw: drawBack } as const
const EDGE = { ...LARGE, left: LEFT.edge, width: 470, draw: drawEdges } as const
const STRIP_EDGE = { ...LARGE, left: LEFT.strip, width: 80, draw: drawEdges } as const
const SMALL = { boil: false, under: 0, anchor: [0, 0], scale: DENSITY, lineWidth: 4 } as const

/** How far it reaches above and below the stage. */
const ABOVE = { top: TOP.above, height: 562, scale: BEYOND } as const
const BELOW = { top: TOP.below, height: 562, scale: BEYOND } as const
const STAGE = { top: TOP.stage, height: 1000, scale: DENSITY } as const

/** Part of what is as high as any window shows, anchored at its upper left corner. */
function placed<Part extends typeof BACK | typeof EDGE | typeof STRIP_EDGE>(
  part: Part,
  rows: typeof STAGE | typeof ABOVE | typeof BELOW,
) {
  return { ...part, ...rows, anchor: [part.left, rows.top] } as const
}

export const pictures = drawings({
  sprites: {
    back: placed(BACK, STAGE),
    backAbove: placed(BACK, ABOVE),
    backBelow: placed(BACK, BELOW),
    edge: placed(EDGE, STAGE),
    edgeAbove: placed(EDGE, ABOVE),
    edgeBelow: placed(EDGE, BELOW),
    strip: placed(STRIP_EDGE, STAGE),
    stripAbove: placed(STRIP_EDGE, ABOVE),
    stripBelow: placed(STRIP_EDGE, BELOW),
    fallen: {
      ...{ ...STILL, left: -670, top: -450, width: 1340, height: 890, scale: BEYOND, frames: ['upper', 'lower'] },
      draw: (ink, _frame, name) => drawFallen(ink, name),
    },
    wheel: { ...SMALL, left: -84, top: -84, width: 204, height: 170, draw: drawWheel },
    cranker: {
      ...{ ...SMALL, left: -112, top: -164, width: 204, height: 224, frames: ['waits', 'says'] },
      draw: (ink, _frame, name) => drawCranker(ink, name === 'says'),
    },
    folk: {
      ...SMALL,
      left: -40,
      top: -84,
      width: 80,
      height: 90,
      frames: 3,
      draw: (ink, frame) => drawLadderFolk(ink, frame),
    },
    again: {
      ...{ ...SMALL, ...LETTER_BOX, frames: 20 },
      draw: (ink, frame) => drawStartLetter(ink, 10 + frame, 'en'),
      french: (ink, frame) => drawStartLetter(ink, 10 + frame, 'fr'),
    },
    said: {
      ...{ ...SMALL, left: -92, top: -196, width: 190, height: 236, frames: 5 },
      draw: (ink, frame) => drawSaidLetter(ink, 'UH-OH'[frame] ?? ''),
      french: (ink, frame) => drawSaidLetter(ink, 'OH-OH'[frame] ?? ''),
    },
    roll: { ...SMALL, left: -680, top: -40, width: 1360, height: 84, draw: drawRoll },
    tape: { ...SMALL, left: -84, top: -24, width: 168, height: 48, draw: drawTape },
  },
})
