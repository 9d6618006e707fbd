import { FIGURINE_PAGE } from '../figurines/figurine'
import { drawings } from '../pipeline/drawings'
import { drawCornice, drawFarCabinet, drawHeap, drawPlate, drawPlinth, drawTally, HEAPS } from './cabinet'
import { drawFolk, FOLK } from './folk'
import { NEAR, SMALL } from './shared'
import { COVERS, drawVeil, VEILS } from './veil'

const STILL = { lineWidth: 3.2, boil: false, anchor: [0, 0] } as const
/** What lies over a figurine, in its units. */
const VEIL = { ...STILL, left: -144, top: -294, width: 290, height: 396 } as const

export const pictures = drawings({
  sprites: {
    cabinet: { ...STILL, width: 1600, height: 1000, bleed: true, scale: 0.65, draw: drawFarCabinet },
    cornice: { ...STILL, left: -28, top: -106, width: 1656, height: 112, scale: 0.65, draw: drawCornice },
    plinth: { ...STILL, left: -12, top: -12, width: 1624, height: 130, scale: 0.65, draw: drawPlinth },
    heap: { ...STILL, left: -222, top: -66, width: 444, height: 74, scale: 0.75, frames: HEAPS, draw: drawHeap },
    plate: { ...STILL, left: -454, top: -38, width: 912, height: 80, scale: 0.75, draw: drawPlate },
    tally: { ...STILL, left: -74, top: -8, width: 152, height: 92, scale: 1.1, draw: drawTally },
    veil: { ...VEIL, sceneScale: NEAR, scale: 0.6, frames: VEILS, seed: 'veil', draw: drawVeil },
    cover: { ...VEIL, sceneScale: SMALL, scale: 0.65, frames: COVERS, seed: 'veil', draw: drawVeil },
    folk: { ...FIGURINE_PAGE, ...STILL, sceneScale: SMALL, scale: 0.65, frames: FOLK, draw: drawFolk },
  },
  words: { tally: { size: 34, glyphs: '0123456789/', spacing: 'even' } },
})
