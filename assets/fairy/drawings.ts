import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { drawings, type Sprite } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawBottleBack, drawBottleFront, drawCork, drawShadow } from './bottle'
import { drawFairy } from './fairies'
import { COURT, drawGarden } from './garden'
import { drawMote, drawReflection, drawRipple, drawSparks, drawSwell } from './lights'
import { CAUGHT, flying, LAUGHING } from './poses'
import { drawJet, drawToad, type Mood } from './toad'
import { drawVignetteHover } from './vignette-hover'
import { drawWings } from './wings'

/** Pixels a scene unit of all that moves. */
const SHARPNESS = 0.9

/** The same of the court: it stands still, and is large. */
const GROUND_SHARPNESS = 0.75

/** Wings and bodies lie over one another at the heart. */
const FAIRY = {
  width: 184,
  height: 156,
  left: -92,
  top: -48,
  anchor: [0, 26],
  lineWidth: 2.6,
  sceneScale: 1.6,
  scale: SHARPNESS,
  keep: 'line',
} as const

/** Glass is drawn in two walls, so that somebody may sit between them; its mouth is where the pointer is. */
const BOTTLE = {
  width: 130,
  height: 134,
  left: -60,
  top: -70,
  anchor: [0, -54],
  lineWidth: 3,
  sceneScale: 1.56,
  scale: SHARPNESS,
  keep: 'line',
} as const

const EFFECT = { lineWidth: 2.6, sceneScale: 1.6, scale: SHARPNESS, keep: 'line', anchor: [0, 0], boil: false } as const

/** Drawn where the garden has it: (480, 300) is the middle of the sheet. */
const STONE = {
  lineWidth: 3,
  sceneScale: 1600 / 960,
  scale: SHARPNESS,
  keep: 'line',
  seed: 'toad',
  boil: false,
} as const

/** Opaque to their edges, and as large as the sheet: in as few bytes as will do. */
const GROUND = { bleed: true, boil: false, anchor: [0, 0], lineWidth: 3, sceneScale: 1600 / 960 } as const

/** What is more wash than line goes on the sheet of the ground. */
const WASHED = { scale: GROUND_SHARPNESS } as const

const MOODS: readonly Mood[] = ['calm', 'blink', 'gulp', 'gush']

/** A fairy of that kind: three drawings of her flying, two laughing, two caught. */
function body(kind: number): Sprite {
  const poses = [flying(kind, 0), flying(kind, 1), flying(kind, 2), ...LAUGHING, ...CAUGHT]
  return {
    ...FAIRY,
    seed: `fairy ${kind}`,
    under: 1.1,
    boil: false,
    frames: ['fly0', 'fly1', 'fly2', 'laugh0', 'laugh1', 'caught0', 'caught1'],
    draw: (ink: Ink, frame: number) => drawFairy(ink, kind, itemAt(poses, frame)),
  }
}

function wings(kind: number): Sprite {
  return {
    ...FAIRY,
    seed: `wings ${kind}`,
    frames: 3,
    boil: false,
    draw: (ink: Ink, frame: number) => drawWings(ink, kind, frame),
  }
}

export const pictures = drawings({
  pictures: grownVignette(drawVignetteHover),
  sprites: {
    garden: { ...GROUND, ...COURT, scale: GROUND_SHARPNESS, draw: drawGarden },
    acorn: body(0),
    sprout: body(1),
    ponytail: body(2),
    acornWings: wings(0),
    sproutWings: wings(1),
    ponytailWings: wings(2),
    bottleBack: { ...BOTTLE, ...WASHED, seed: 'bottle back', draw: drawBottleBack },
    bottleFront: { ...BOTTLE, seed: 'bottle', frames: 3, draw: drawBottleFront },
    cork: { ...EFFECT, width: 32, height: 34, left: -16, top: -20, under: 1, draw: drawCork },
    shadow: { ...EFFECT, width: 104, height: 36, left: -52, top: -18, draw: drawShadow },
    reflection: { ...EFFECT, width: 110, height: 64, left: -55, top: -30, frames: 3, draw: drawReflection },
    ripple: { ...EFFECT, width: 124, height: 60, left: -62, top: -30, frames: 4, draw: drawRipple },
    swell: { ...EFFECT, width: 124, height: 34, left: -62, top: -17, frames: 3, draw: drawSwell },
    sparks: { ...EFFECT, width: 160, height: 160, left: -80, top: -80, frames: 4, draw: drawSparks },
    mote: { ...EFFECT, width: 22, height: 22, left: -11, top: -11, frames: 3, draw: drawMote },
    toad: {
      ...STONE,
      width: 168,
      height: 116,
      left: 402,
      top: 16,
      anchor: [480, 64],
      under: 1,
      frames: MOODS,
      draw: (ink, frame) => drawToad(ink, itemAt(MOODS, frame)),
    },
    jet: {
      ...STONE,
      ...WASHED,
      width: 72,
      height: 88,
      left: 444,
      top: 80,
      anchor: [480, 92],
      frames: 3,
      draw: (ink, frame) => drawJet(ink, frame, false),
    },
    gush: {
      ...STONE,
      ...WASHED,
      width: 116,
      height: 88,
      left: 422,
      top: 80,
      anchor: [480, 92],
      frames: 3,
      draw: (ink, frame) => drawJet(ink, frame, true),
    },
  },
})
