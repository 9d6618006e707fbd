import { drawings } from '../pipeline/drawings'
import { vignettePictures } from '../vignettes/vignette-pictures'
import { drawBackFlight, drawBackRun, drawBackStartle } from './backHen'
import { drawLooseFeather } from './feathers'
import { drawFrontFlight, drawFrontRun, drawFrontStartle } from './frontHen'
import { drawSideFlight, drawSideRun, drawSideStartle } from './sideHen'
import { drawVignette } from './vignette'
import { drawVignetteHover } from './vignette-hover'

/** A hen on her feet. She is shown a little smaller than she is drawn. */
const HEN = { lineWidth: 3, under: 1.3, sceneScale: 0.96, scale: 1.15, keep: 'line' } as const

/** A hen in flight, as large as she becomes above the middle of the square. */
const FLIER = { lineWidth: 3, under: 1.3, sceneScale: 1.5, scale: 1, keep: 'line' } as const

const SIDE = { ...HEN, width: 236, height: 226, left: 34, top: 6, anchor: [150, 214] } as const
const SIDE_FLIGHT = { ...FLIER, width: 272, height: 260, left: 8, top: -20, anchor: [150, 122] } as const
const UPRIGHT = { ...HEN, width: 232, height: 228, left: -16, top: 4, anchor: [100, 206] } as const
const UPRIGHT_FLIGHT = { ...FLIER, width: 300, height: 246, left: 0, top: -16, anchor: [150, 124] } as const

export const pictures = drawings({
  pictures: vignettePictures(drawVignette, drawVignetteHover),
  sprites: {
    sideRun: { ...SIDE, seed: 'hen', frames: 6, draw: drawSideRun },
    sideStartle: { ...SIDE, seed: 'hen', draw: drawSideStartle },
    sideFlight: { ...SIDE_FLIGHT, seed: 'flier', frames: 3, draw: drawSideFlight },
    frontRun: { ...UPRIGHT, seed: 'hen', frames: 4, draw: drawFrontRun },
    frontStartle: { ...UPRIGHT, seed: 'hen', draw: drawFrontStartle },
    frontFlight: { ...UPRIGHT_FLIGHT, seed: 'flier', frames: 3, draw: drawFrontFlight },
    backRun: { ...UPRIGHT, seed: 'hen', frames: 4, draw: drawBackRun },
    backStartle: { ...UPRIGHT, seed: 'hen', draw: drawBackStartle },
    backFlight: { ...UPRIGHT_FLIGHT, seed: 'flier', frames: 3, draw: drawBackFlight },
    feather: {
      width: 60,
      height: 60,
      left: -30,
      top: -30,
      anchor: [0, 0],
      under: 0.8,
      lineWidth: 2,
      frames: 4,
      boil: false,
      scale: 1.2,
      keep: 'line',
      draw: drawLooseFeather,
    },
  },
})
