import { drawBackFlight, drawBackRun, drawBackStartle } from '../characters/henBack'
import { drawLooseFeather } from '../characters/henFeathers'
import { drawFrontFlight, drawFrontRun, drawFrontStartle } from '../characters/henFront'
import { drawSideFlight, drawSideRun, drawSideStartle } from '../characters/henSide'
import { haloOf } from '../ink/halo'
import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawFlash, drawPuff, drawShadow, drawSpeed } from './effects'
import { HEN_SCALE } from './shared'
import { drawEarth, drawSquare, SQUARE } from './square'
import { drawVignetteHover } from './vignette-hover'

/** A hen on her feet. */
const HEN = { lineWidth: 3, under: 1.3, sceneScale: HEN_SCALE, scale: 0.96, keep: 'line' } as const

/** A hen in flight, as large as she becomes above the middle of the square. */
const FLIER = { lineWidth: 3, under: 1.3, sceneScale: 1.5, scale: 0.96, keep: 'line' } as const

/** The paper around her in flight: a silhouette without a line, so it is kept at half the size. */
const HALO = { seed: 'flier', under: 0, sceneScale: FLIER.sceneScale / 2 } as const

const SIDE = { ...HEN, width: 236, height: 226, left: 34, top: 6, anchor: [150, 214] } as const
const SIDE_FLIGHT = { ...FLIER, width: 272, height: 260, left: 8, top: -20, anchor: [150, 122] } as const
const UPRIGHT = { ...HEN, width: 232, height: 250, left: -16, top: -18, anchor: [100, 206] } as const
const UPRIGHT_FLIGHT = { ...FLIER, width: 300, height: 246, left: 0, top: -16, anchor: [150, 124] } as const

/** The ground, a whole page of it. */
const PAGE = { ...SQUARE, bleed: true, boil: false, anchor: [0, 0], lineWidth: 3, sceneScale: 1600 / 960 } as const

/** What happens around a hen, about its own middle. */
const EFFECT = { lineWidth: 2.4, boil: false, anchor: [0, 0], sceneScale: 1.1, scale: 0.96, keep: 'line' } as const

export const pictures = drawings({
  pictures: grownVignette(drawVignetteHover),
  sprites: {
    earth: { ...PAGE, scale: 0.12, draw: drawEarth },
    square: { ...PAGE, scale: 0.83, keep: 'line', draw: drawSquare },
    sideRun: { ...SIDE, seed: 'hen', frames: 6, draw: drawSideRun },
    sideStartle: { ...SIDE, seed: 'hen', draw: drawSideStartle },
    sideFlight: { ...SIDE_FLIGHT, seed: 'flier', frames: 3, draw: drawSideFlight },
    sideHalo: { ...SIDE_FLIGHT, ...HALO, frames: 3, draw: haloOf(drawSideFlight) },
    frontRun: { ...UPRIGHT, seed: 'hen', frames: 4, draw: drawFrontRun },
    frontStartle: { ...UPRIGHT, seed: 'hen', draw: drawFrontStartle },
    frontFlight: { ...UPRIGHT_FLIGHT, seed: 'flier', frames: 3, draw: drawFrontFlight },
    frontHalo: { ...UPRIGHT_FLIGHT, ...HALO, frames: 3, draw: haloOf(drawFrontFlight) },
    backRun: { ...UPRIGHT, seed: 'hen', frames: 4, draw: drawBackRun },
    backStartle: { ...UPRIGHT, seed: 'hen', draw: drawBackStartle },
    backFlight: { ...UPRIGHT_FLIGHT, seed: 'flier', frames: 3, draw: drawBackFlight },
    backHalo: { ...UPRIGHT_FLIGHT, ...HALO, frames: 3, draw: haloOf(drawBackFlight) },
    feather: { ...EFFECT, width: 60, height: 60, left: -30, top: -30, under: 0.8, frames: 4, draw: drawLooseFeather },
    shadow: { ...EFFECT, width: 130, height: 32, left: -64, top: -16, draw: drawShadow },
    puff: { ...EFFECT, width: 96, height: 60, left: -44, top: -46, frames: 4, draw: drawPuff },
    flash: { ...EFFECT, width: 310, height: 286, left: -155, top: -143, frames: 2, draw: drawFlash },
    speed: { ...EFFECT, width: 90, height: 48, left: -6, top: -24, draw: drawSpeed },
  },
})
