import type { Pose } from '../heist/pose'
import { FRIGHT, HUSH, IDLE, STATUE, WALK } from '../heist/poses'
import { LANTERN_LIGHT } from '../heist/stuff'
import { drawUpper } from '../heist/thief'
import { itemAt } from '../ink/numbers'
import { drawings, type Keeping, type Sprite } from '../pipeline/drawings'
import { drawBag, drawDrag, drawLip, drawRope } from './bag'
import { drawEyes, drawPupils } from './eyes'
import { drawArmour, drawRug } from './furniture'
import { drawThing } from './loot'
import { EYES, HOLE, KINDS, MOON, SILL, WALL } from './shared'
import { drawSheet } from './sheet'
import { drawFray, drawMoon, drawSill } from './told'
import { drawCasements, drawFugitive, drawMoonlight, drawWall } from './wall'

const STILL = { lineWidth: 3, boil: false, anchor: [0, 0], scale: 1.25 } as const

/** A picture about 0, 0, which is its anchor. */
const about = (right: number, down: number) =>
  ({ width: right * 2, height: down * 2, left: -right, top: -down }) as const

/** All of him above the belt without a sack, laid over the legs of the day's own drawings. */
function hauler(poses: readonly Pose[], keep: Keeping = 'line'): Sprite {
  return {
    ...{ width: 312, height: 308, left: -56, top: -84, seed: 'thief', lineWidth: 3, under: 1.25, light: LANTERN_LIGHT },
    ...{ frames: poses.length, anchor: [104, 200], sceneScale: 1.4, scale: 1.25, keep },
    draw: (ink, frame) =>
      drawUpper(ink, itemAt(poses, frame), () => {
        // It goes behind him on the floor.
      }),
  }
}

/** The sack as it is when it is full. */
const SACK = {
  ...STILL,
  ...about(190, 170),
  left: -284,
  top: -110,
  under: 1.25,
  light: LANTERN_LIGHT,
  anchor: [-95, 222],
  sceneScale: 1.02,
} as const

export const pictures = drawings({
  sprites: {
    haul: hauler(WALK.slice(0, 4)),
    wait: hauler(IDLE),
    lips: hauler([{ ...HUSH, sack: itemAt(IDLE, 0).sack }]),
    jump: hauler([FRIGHT]),
    stone: hauler([STATUE], 'measured'),
    lip: { ...SACK, draw: drawLip },
    bag: { ...SACK, draw: drawBag },
    rope: { ...STILL, width: 208, height: 20, left: -4, top: -10, draw: drawRope },
    drag: { ...STILL, ...about(76, 80), frames: 3, scale: 1, draw: drawDrag },
    thing: {
      ...STILL,
      ...about(108, 92),
      under: 1.2,
      light: LANTERN_LIGHT,
      frames: [...KINDS, 'blink'],
      draw: drawThing,
    },
    eyes: { ...STILL, ...about(72, 34), frames: EYES, draw: drawEyes },
    pupils: { ...STILL, ...about(60, 26), frames: EYES, draw: drawPupils },
    wall: {
      ...STILL,
      left: -WALL.width - 190,
      top: -8,
      width: WALL.width + 200,
      height: WALL.height + 40,
      bleed: true,
      // Nearly all of it is black.
      scale: 1.1,
      draw: drawWall,
    },
    casements: {
      ...STILL,
      left: -440,
      top: 16,
      width: 410,
      height: 320,
      anchor: [HOLE.x, HOLE.y],
      frames: ['shut', 'open'],
      draw: drawCasements,
    },
    moonlight: { ...STILL, left: -170, top: -12, width: 420, height: 236, scale: 1, draw: drawMoonlight },
    fugitive: { ...STILL, left: -40, top: -50, width: 72, height: 56, frames: 2, sceneScale: 0.8, draw: drawFugitive },
    sheet: {
      ...{ ...STILL, left: -62, top: -22, width: 126, height: 172 },
      draw: (ink) => drawSheet(ink, 'WANTED'),
      french: (ink) => drawSheet(ink, 'RECHERCHÉ'),
    },
    rug: { ...STILL, left: -254, top: -126, width: 508, height: 276, draw: drawRug },
    armour: { ...STILL, left: -124, top: -424, width: 250, height: 450, under: 1.2, draw: drawArmour },
    sill: { ...STILL, left: -SILL / 2 - 30, top: -12, width: SILL + 60, height: 66, draw: drawSill },
    moon: { ...STILL, ...about(MOON + 10, MOON + 10), draw: drawMoon },
    fray: { ...STILL, width: 200, height: 200, left: 0, top: 0, frames: 2, bleed: true, scale: 1, draw: drawFray },
  },
  words: { worth: { size: 90, glyphs: '0123456789', spacing: 'even' } },
})
