import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawSmoke } from '../scurry/buildings'
import { drawRing } from '../scurry/rings'
import { drawLostHat, drawTaut } from './coat'
import { drawHeeled, HELD } from './heeled'
import { drawHeld } from './held'
import { drawClock, drawNoose, drawRope } from './loot'
import { drawTown, OVERLAP, WIDTH } from './town'

/** As the day's own runners are drawn, and what flies about them: in the moon's light. */
const LINE = {
  anchor: [0, 0],
  boil: false,
  lineWidth: 3,
  under: 1,
  keep: 'line',
  scale: 1.1,
  light: [0.5, -0.66, 0.56] as [number, number, number],
} as const

export const pictures = drawings({
  sprites: {
    heeled: {
      ...{ ...LINE, left: -16, top: -22, width: 276, height: 236, anchor: [112, 196], sceneScale: 1.36 },
      frames: HELD,
      draw: (ink, _, name) => drawHeeled(ink, name === 'pull' ? 'pull' : 'slip'),
    },
    held: {
      ...{ ...LINE, left: -24, top: -20, width: 300, height: 300, anchor: [104, 262], sceneScale: 1.28 },
      frames: 2,
      draw: drawHeld,
    },
    taut: { ...LINE, left: -316, top: -76, width: 376, height: 150, draw: drawTaut },
    hat: { ...LINE, left: -40, top: -78, width: 80, height: 94, sceneScale: 1.34, draw: drawLostHat },
    wornRing: {
      ...LINE,
      left: -33,
      top: -31,
      width: 66,
      height: 62,
      sceneScale: 0.8,
      frames: 2,
      draw: (ink, frame) => drawRing(ink, frame + 1),
    },
    clock: { ...LINE, left: -56, top: -56, width: 112, height: 112, sceneScale: 1.2, draw: drawClock },
    noose: { ...LINE, left: -126, top: -122, width: 252, height: 238, draw: drawNoose },
    rope: { ...LINE, left: -8, top: -12, width: 436, height: 24, draw: drawRope },
    smoke: {
      ...LINE,
      left: -112,
      top: -62,
      width: 122,
      height: 78,
      sceneScale: 2,
      draw: (ink) => drawSmoke(ink, 0, 0, 1),
    },
    town: {
      ...{ ...LINE, sceneScale: 2, bleed: true, scale: 0.8, keep: 'measured', cut: toOutline(10), under: 0 },
      ...{ left: -OVERLAP, top: 100, width: WIDTH + 2 * OVERLAP, height: 220, anchor: [0, 100] },
      draw: drawTown,
    },
  },
})
