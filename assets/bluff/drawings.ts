import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawEyes, drawFlyingBat, drawHangingBat, EYES, FLYING, HANGING } from './bat'
import { BOAT, drawBoat, drawProw, PROW } from './boat'
import { BREAKER, drawBreaker } from './breaker'
import { CAVE, drawCave, drawEdge, drawRay, LEFT_JAMB, RAY, RIGHT_JAMB, SHORE } from './cave'
import { drawFarSea, drawFarTone, drawStacks, FAR_SEA, FAR_TONE, STACKS } from './far'
import { drawGoat, GOAT_FRAMES } from './goat'
import { drawFlyingGull, drawPassenger, PASSENGER_FRAMES, WINGS } from './gulls'
import { drawHeadland, HEADLAND_FOOT, HEADLAND_HIGH, HEADLAND_LOW } from './headland'
import { NEGATIVE } from './night'
import { CROWNS, drawCrown, drawTrunk, TRUNK } from './pine'
import { DEEP, drawDeep, drawRoller, ROLLER, WAVES } from './rollers'
import { drawHen, drawHunter, STEPS } from './scratches'
import { PRINTED } from './shared'
import { CLOUD, CLOUDLET, drawCloud, drawCloudlet, drawGust, drawSkyTone, GUSTS, SKY_TONE } from './sky'
import { drawSpray, SPRAY, SPRAYS } from './spray'
import { drawVignette } from './vignette'
import { DROP, DROP_FRAMES, drawDrop, drawLap, drawRings, LAP, RING_FRAMES, RINGS } from './water'

/** A page by its upper left corner, where it is put on the stage. */
function placed<Page extends { readonly left: number; readonly top: number }>(page: Page) {
  return { ...page, anchor: [page.left, page.top] } as const
}

/** Pixels for a unit of the stage. A window of 1520 shows each of them; more would not leave the day within its weight. */
const DENSITY = 0.95
/** What lies still, where it lies on the stage. Large line art keeps its few tones. */
const STILL = { anchor: [0, 0], under: 0, boil: false, bleed: true, scale: DENSITY, keep: 'line' } as const
/** A tone without lines, stretched. */
const TONE = { ...STILL, keep: 'measured', drying: { clouds: 0, pooling: 0, grain: 0 } } as const
const HEADLAND = { ...STILL, seed: 'headland', lineWidth: 3.4, draw: drawHeadland } as const
/** Somebody, or something that moves, about where it stands. */
const FIGURE = { anchor: [0, 0], under: 0, boil: false, lineWidth: 3.4, scale: DENSITY, keep: 'line' } as const
/** The sea: washes, and no two drawings of it may differ in them. */
const WAVE = { ...STILL, lineWidth: 3.4, keep: 'measured', drying: { clouds: 0, grain: 0 } } as const

/** The cave. */
const CAVERN = { ...STILL, ...NEGATIVE, seed: 'cave', lineWidth: 3.4 } as const
const DWELLER = { ...FIGURE, ...NEGATIVE } as const

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    skyTone: { ...TONE, ...placed(SKY_TONE), draw: drawSkyTone },
    cloud: { ...STILL, ...CLOUD, draw: drawCloud },
    cloudlet: { ...STILL, ...CLOUDLET, draw: drawCloudlet },
    gust: { ...STILL, left: -240, top: -30, width: 480, height: 74, frames: GUSTS, draw: drawGust },
    farTone: { ...TONE, ...placed(FAR_TONE), draw: drawFarTone },
    farSea: { ...STILL, ...placed(FAR_SEA), draw: drawFarSea },
    stacks: { ...STILL, ...placed(STACKS), draw: drawStacks },
    headlandHigh: { ...HEADLAND, ...placed(HEADLAND_HIGH) },
    headlandLow: { ...HEADLAND, ...placed(HEADLAND_LOW) },
    headlandFoot: { ...HEADLAND, ...placed(HEADLAND_FOOT) },
    trunk: { ...FIGURE, ...TRUNK, draw: drawTrunk },
    crown: { ...FIGURE, left: -150, top: -60, width: 290, height: 120, frames: CROWNS.length, draw: drawCrown },
    goat: {
      ...FIGURE,
      left: -90,
      top: -124,
      width: 140,
      height: 130,
      sceneScale: 0.92,
      frames: GOAT_FRAMES,
      draw: drawGoat,
    },
    passenger: {
      ...FIGURE,
      ...{ left: -84, top: -154, width: 186, height: 166 },
      sceneScale: 1.06,
      frames: PASSENGER_FRAMES,
      draw: drawPassenger,
    },
    flyingGull: { ...FIGURE, left: -104, top: -68, width: 200, height: 100, frames: WINGS, draw: drawFlyingGull },
    roller: { ...WAVE, ...ROLLER, sceneScale: PRINTED.roller, frames: WAVES, draw: drawRoller },
    deep: { ...TONE, ...DEEP, draw: drawDeep },
    breaker: { ...WAVE, ...BREAKER, sceneScale: PRINTED.breaker, frames: WAVES, draw: drawBreaker },
    spray: { ...FIGURE, ...SPRAY, sceneScale: PRINTED.spray, frames: SPRAYS, draw: drawSpray },
    prow: { ...STILL, ...PROW, anchor: [1040, 1060], draw: drawProw },
    boat: { ...FIGURE, ...BOAT, draw: drawBoat },
    cave: { ...CAVERN, ...placed(CAVE), draw: drawCave },
    leftJamb: { ...CAVERN, ...placed(LEFT_JAMB), draw: drawCave },
    rightJamb: { ...CAVERN, ...placed(RIGHT_JAMB), draw: drawCave },
    shore: { ...CAVERN, ...placed(SHORE), draw: drawEdge },
    ray: { ...TONE, ...placed(RAY), draw: drawRay },
    lap: { ...DWELLER, ...LAP, frames: WAVES, draw: drawLap },
    drop: { ...DWELLER, ...DROP, frames: DROP_FRAMES, draw: drawDrop },
    rings: { ...DWELLER, ...RINGS, frames: RING_FRAMES, draw: drawRings },
    hangingBat: { ...DWELLER, left: -80, top: -16, width: 156, height: 240, frames: HANGING, draw: drawHangingBat },
    flyingBat: { ...DWELLER, left: -140, top: -96, width: 280, height: 180, frames: FLYING, draw: drawFlyingBat },
    eyes: { ...DWELLER, left: -30, top: -16, width: 60, height: 32, frames: EYES, draw: drawEyes },
    hunter: {
      ...DWELLER,
      left: -36,
      top: -94,
      width: 112,
      height: 100,
      sceneScale: 0.74,
      frames: STEPS,
      draw: drawHunter,
    },
    hen: { ...DWELLER, left: -70, top: -114, width: 162, height: 120, sceneScale: 0.74, frames: STEPS, draw: drawHen },
  },
})
