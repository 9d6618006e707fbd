import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { drawings, type Keeping, type Sprite } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawFloor, TILE } from './floor'
import { drawDrop, drawRipple } from './marker'
import { drawGrain, drawNight, drawShadow } from './night'
import type { Pose } from './pose'
import { FRIGHT, HUSH, IDLE, STANDS, STATUE, STATUE_GLANCING, WALK } from './poses'
import { drawPrint } from './prints'
import { LANTERN_LIGHT } from './stuff'
import { drawGlance, drawLegs, drawUpper } from './thief'
import { drawVignetteHover } from './vignette-hover'

/** The thief's drawings lie over one another at the feet: one seed, one size, one anchor. */
function thief(poses: readonly Pose[], draw: (ink: Ink, pose: Pose) => void, keep: Keeping = 'line'): Sprite {
  return {
    width: 312,
    height: 308,
    left: -56,
    top: -84,
    seed: 'thief',
    lineWidth: 3,
    under: 1.25,
    light: LANTERN_LIGHT,
    frames: poses.length,
    anchor: [104, 200],
    sceneScale: 1.4,
    scale: 1,
    keep,
    draw: (ink: Ink, frame: number) => draw(ink, itemAt(poses, frame)),
  }
}

export const pictures = drawings({
  pictures: grownVignette(drawVignetteHover),
  sprites: {
    walk: thief(WALK.slice(0, 4), drawUpper),
    walkLegs: thief(WALK, drawLegs),
    idle: thief(IDLE, drawUpper),
    hush: thief([HUSH], drawUpper),
    stand: thief(STANDS, drawLegs),
    fright: thief([FRIGHT], drawUpper),
    frightLegs: thief([FRIGHT], drawLegs),
    // Grey all over, in a wash that few tones would turn into spots.
    statue: thief([STATUE], drawUpper, 'measured'),
    statueLegs: thief([STATUE], drawLegs, 'measured'),
    glance: thief([STATUE_GLANCING], drawGlance),
    shadow: {
      width: 190,
      height: 48,
      left: -124,
      top: -20,
      anchor: [0, 0],
      sceneScale: 1.4,
      scale: 1,
      draw: drawShadow,
    },
    print: {
      width: 64,
      height: 40,
      left: -30,
      top: -20,
      seed: 'print',
      frames: 4,
      boil: false,
      anchor: [0, 0],
      sceneScale: 1.25,
      scale: 1,
      draw: drawPrint,
    },
    drop: {
      width: 110,
      height: 124,
      left: -54,
      top: -92,
      seed: 'drop',
      frames: 3,
      anchor: [0, 20],
      scale: 1,
      keep: 'line',
      draw: drawDrop,
    },
    ripple: {
      width: 128,
      height: 60,
      left: -64,
      top: -10,
      seed: 'ripple',
      frames: 3,
      boil: false,
      anchor: [0, 20],
      scale: 1,
      keep: 'line',
      draw: drawRipple,
    },
    night: {
      width: 176,
      height: 152,
      left: -88,
      top: -76,
      anchor: [0, 0],
      sceneScale: 1.5,
      scale: 1,
      keep: 'line',
      draw: drawNight,
    },
    // These two are tiled: they fill their frames, over the edges.
    bricks: {
      ...TILE,
      bleed: true,
      boil: false,
      anchor: [0, 0],
      scale: 1,
      draw: drawFloor,
    },
    grain: {
      width: 512,
      height: 512,
      bleed: true,
      boil: false,
      anchor: [0, 0],
      scale: 1,
      draw: drawGrain,
    },
  },
})
