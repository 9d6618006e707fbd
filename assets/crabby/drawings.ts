import { drawCrabShadow } from '../characters/crab'
import { VERMILION } from '../ink/palette'
import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import {
  BIGGIN_LOOKS,
  drawArm,
  drawBigginBell,
  drawBigginBody,
  drawBigginLook,
  drawGrumble,
  drawHead,
  drawSeat,
} from './company'
import { CRAB_BODIES, CRAB_LOOKS, drawCrabBody, drawCrabEyes, drawLeftClaw, drawRightClaw, drawSnap } from './crab'
import { DENSITY } from './density'
import { drawCryMarks, drawKick, drawTrack } from './effects'
import { drawFlyingGull, drawGull, drawPost, GULL_FRAMES, WING_FRAMES } from './gulls'
import { drawHermit, HERMIT_FRAMES } from './hermit'
import { drawLog, drawLogShade } from './log'
import {
  drawLeftNuts,
  drawLeftTrunk,
  drawRightNuts,
  drawRightTrunk,
  FROND_SPRITES,
  LEFT_HIGH,
  LEFT_LOW,
  LEFT_NUTS,
  RIGHT_HIGH,
  RIGHT_LOW,
  RIGHT_NUTS,
  TRUNK,
} from './palms'
import { BELL, BIGGIN_EYE, CRAB_EYES, LEFT_CROWN, NECK, RIGHT_CROWN, SHOULDER } from './shared'
import { CLOUD, drawCloud, drawSail, drawSand, drawSea, drawSeaTone, drawStar, SAND, SEA } from './shore'
import { drawVignetteHover } from './vignette-hover'
import { CREST, drawCrest, drawFilm, drawFoam, drawPuddle, drawSplash, FILM, FOAM } from './waves'

/** A page by its upper left corner, where it is put on the stage. */
function placed<Page extends { readonly left: number; readonly top: number }>(page: Page) {
  return { ...page, anchor: [page.left, page.top] } as const
}

/** The anchor of what stands there. */
const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ anchor: [x, y] as const })

/** What lies still, where it lies on the stage. */
const STILL = { anchor: [0, 0], boil: false, bleed: true, scale: DENSITY } as const
/** Pixels for a unit of washes without a line: as few as that are enough. */
const WASHES = 0.48
/** What happens on the sand and in the water, about its own middle. */
const EFFECT = { anchor: [0, 0], under: 0, boil: false, lineWidth: 2.4, scale: DENSITY } as const

/** The log and who sits on it, a little larger than they are drawn. Their frames lie upon each other, so they do not boil. */
const COMPANY = {
  anchor: [0, 0],
  under: 1.2,
  lineWidth: 3,
  boil: false,
  bleed: true,
  sceneScale: 1.14,
  scale: DENSITY,
} as const
const PIM = { ...COMPANY, seed: 'pim on the log' } as const
/** Biggin is further off than the crab, which is as red: his red is paler in the air between. */
const BIGGIN = {
  ...COMPANY,
  seed: 'biggin on the log',
  under: 0,
  moods: { far: { colors: { [VERMILION]: '#e0745e' } } },
} as const

const CRAB = {
  anchor: [0, 0],
  under: 0,
  lineWidth: 3,
  boil: false,
  bleed: true,
  seed: 'the crab',
  sceneScale: 1.42,
  scale: DENSITY,
} as const
const GULL = { anchor: [0, 0], lineWidth: 3, under: 1.1, boil: false, scale: DENSITY } as const

export const pictures = drawings({
  pictures: grownVignette(drawVignetteHover),
  sprites: {
    cloud: { ...STILL, ...placed(CLOUD), draw: drawCloud },
    seaTone: { ...STILL, ...placed(SEA), scale: WASHES, draw: drawSeaTone },
    sea: { ...STILL, ...placed(SEA), draw: drawSea },
    sand: { ...STILL, ...placed(SAND), draw: drawSand },
    leftTrunkHigh: { ...TRUNK, ...placed(LEFT_HIGH), seed: 'left trunk', draw: drawLeftTrunk },
    leftTrunkLow: { ...TRUNK, ...placed(LEFT_LOW), seed: 'left trunk', draw: drawLeftTrunk },
    rightTrunkHigh: { ...TRUNK, ...placed(RIGHT_HIGH), seed: 'right trunk', draw: drawRightTrunk },
    rightTrunkLow: { ...TRUNK, ...placed(RIGHT_LOW), seed: 'right trunk', draw: drawRightTrunk },
    leftNuts: { ...TRUNK, ...LEFT_NUTS, ...at(LEFT_CROWN), draw: drawLeftNuts },
    rightNuts: { ...TRUNK, ...RIGHT_NUTS, ...at(RIGHT_CROWN), draw: drawRightNuts },
    ...FROND_SPRITES,
    star: { ...STILL, left: -40, top: -34, width: 84, height: 64, sceneScale: 1.1, draw: drawStar },
    sail: { ...EFFECT, left: -16, top: -30, width: 32, height: 36, draw: drawSail },
    logShade: { ...COMPANY, left: -220, top: -20, width: 450, height: 48, under: 0, draw: drawLogShade },
    log: { ...COMPANY, left: -206, top: -92, width: 386, height: 106, draw: drawLog },
    seat: { ...PIM, left: -120, top: -92, width: 180, height: 124, draw: drawSeat },
    head: { ...PIM, ...at(NECK), left: -70, top: -216, width: 156, height: 172, draw: drawHead },
    arm: { ...PIM, ...at(SHOULDER), left: 8, top: -84, width: 106, height: 52, draw: drawArm },
    biggin: { ...BIGGIN, left: -64, top: -156, width: 140, height: 206, draw: drawBigginBody },
    bigginLook: {
      ...BIGGIN,
      ...at(BIGGIN_EYE),
      left: -2,
      top: -92,
      width: 60,
      height: 56,
      frames: BIGGIN_LOOKS,
      draw: drawBigginLook,
    },
    bigginBell: { ...BIGGIN, ...at(BELL), left: 30, top: -114, width: 42, height: 38, draw: drawBigginBell },
    grumble: {
      ...EFFECT,
      left: -16,
      top: -76,
      width: 156,
      height: 84,
      frames: 3,
      lineWidth: 3,
      sceneScale: 1.24,
      draw: drawGrumble,
    },
    crabBody: { ...CRAB, left: -160, top: -150, width: 320, height: 164, frames: CRAB_BODIES, draw: drawCrabBody },
    crabEyes: {
      ...CRAB,
      ...at(CRAB_EYES),
      left: -56,
      top: -182,
      width: 124,
      height: 60,
      frames: CRAB_LOOKS,
      draw: drawCrabEyes,
    },
    leftClaw: { ...CRAB, left: -76, top: -112, width: 132, height: 128, frames: 3, draw: drawLeftClaw },
    rightClaw: { ...CRAB, left: -40, top: -86, width: 100, height: 98, frames: 3, draw: drawRightClaw },
    crabShadow: {
      ...CRAB,
      left: -150,
      top: -40,
      width: 300,
      height: 56,
      scale: WASHES,
      bleed: true,
      draw: drawCrabShadow,
    },
    snap: { ...EFFECT, left: -48, top: -48, width: 96, height: 70, frames: 2, sceneScale: 1.4, draw: drawSnap },
    post: { ...GULL, left: -44, top: -106, width: 90, height: 124, sceneScale: 1.15, draw: drawPost },
    gull: {
      ...GULL,
      left: -66,
      top: -90,
      width: 124,
      height: 98,
      frames: GULL_FRAMES,
      sceneScale: 1.12,
      draw: drawGull,
    },
    flyingGull: { ...GULL, left: -116, top: -110, width: 236, height: 142, frames: WING_FRAMES, draw: drawFlyingGull },
    cryMarks: { ...EFFECT, left: -2, top: -28, width: 48, height: 52, frames: 2, draw: drawCryMarks },
    hermit: {
      ...EFFECT,
      left: -36,
      top: -58,
      width: 84,
      height: 68,
      frames: HERMIT_FRAMES,
      sceneScale: 1.5,
      draw: drawHermit,
    },
    foam: { ...EFFECT, ...FOAM, frames: 3, bleed: true, draw: drawFoam },
    crest: { ...EFFECT, ...CREST, bleed: true, draw: drawCrest },
    film: { ...EFFECT, ...FILM, scale: WASHES, bleed: true, draw: drawFilm },
    splash: { ...EFFECT, left: -62, top: -50, width: 124, height: 74, frames: 4, draw: drawSplash },
    puddle: { ...EFFECT, left: -48, top: -14, width: 96, height: 26, frames: 2, draw: drawPuddle },
    track: { ...EFFECT, left: -30, top: -28, width: 66, height: 56, frames: 4, boil: true, draw: drawTrack },
    kick: { ...EFFECT, left: -36, top: -30, width: 72, height: 44, frames: 6, draw: drawKick },
  },
})
