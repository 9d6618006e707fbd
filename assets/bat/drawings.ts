import type { Ink } from '../ink/ink'
import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawBell, drawCastle, drawFlag, drawLodger, drawNib, drawPiece } from './castle'
import { drawCat, drawCatHead, drawCatTail } from './cat'
import { drawPuff } from './dust'
import { drawForest, drawPane } from './forest'
import { drawMouse } from './mouse'
import {
  drawCase,
  drawLids,
  drawMover,
  drawMoverFarWing,
  drawMoverNearWing,
  drawPupil,
  drawSleeper,
  drawSleeperFarWing,
  drawSleeperNearWing,
} from './mover'
import { drawChip } from './rubble'
import { BEATS, CAT_LOOKS, KINDS, PIECES, PUFFS, SPANS } from './shared'
import { drawCloud, drawFarHills, drawMoon, drawSky, drawThread } from './sky'
import { drawBat } from './swarm'
import { drawVignette } from './vignette'

/** Pixels for a scene unit. */
const DENSITY = 1.25

const PART = { anchor: [0, 0], under: 0, boil: false, bleed: true, lineWidth: 2.6, scale: DENSITY } as const
/** What is as wide as the stage and goes on beside it, turned over. */
const LAND = { ...PART, left: 0, width: 1600 } as const
/** The castle and its pieces are one drawing. */
const CASTLE = { ...PART, left: -360, top: -520, width: 720, height: 740, seed: 'bat castle' } as const

const bat = (span: number) => ({
  ...PART,
  ...{ left: -span * 0.56, top: -span * 0.46, width: span * 1.12, height: span * 0.92 },
  frames: KINDS * BEATS,
  draw: (ink: Ink, frame: number) => drawBat(ink, frame, span),
})

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    sky: { ...LAND, top: 0, height: 800, scale: 0.9, seed: 'bat sky', draw: drawSky },
    moon: { ...PART, left: -490, top: -450, width: 970, height: 920, draw: drawMoon },
    thread: { ...PART, left: -4, top: 0, width: 8, height: 100, draw: drawThread },
    farHills: { ...LAND, anchor: [0, 500], top: 500, height: 300, draw: drawFarHills },
    cloud: { ...PART, left: -230, top: -70, width: 460, height: 130, frames: 4, draw: drawCloud },
    castle: { ...CASTLE, cut: toOutline(30), draw: drawCastle },
    piece: { ...CASTLE, frames: 2 * PIECES.length, draw: drawPiece },
    nib: { ...PART, left: -44, top: -244, width: 196, height: 276, draw: drawNib },
    bell: { ...PART, left: -20, top: -6, width: 40, height: 48, draw: drawBell },
    lodger: {
      ...PART,
      left: -72,
      top: -44,
      width: 144,
      height: 64,
      frames: ['awake', 'left', 'right', 'sleepy'],
      draw: drawLodger,
    },
    flag: { ...PART, left: -72, top: -96, width: 84, height: 106, frames: 3, draw: drawFlag },
    chip: { ...PART, left: -16, top: -16, width: 32, height: 32, frames: 4, draw: drawChip },
    forest: { ...LAND, anchor: [0, 40], top: 40, height: 960, cut: toOutline(30), draw: drawForest },
    pane: { ...PART, left: -14, top: -26, width: 40, height: 40, draw: drawPane },
    nearPuff: {
      ...{ ...PART, left: -170, top: -160, width: 350, height: 260 },
      frames: PUFFS,
      draw: (ink, _frame, name) => drawPuff(ink, name, true),
    },
    farPuff: {
      ...{ ...PART, left: -170, top: -160, width: 350, height: 260 },
      frames: PUFFS,
      draw: (ink, _frame, name) => drawPuff(ink, name, false),
    },
    nearBat: bat(SPANS.near),
    farBat: bat(SPANS.far),
    mover: { ...PART, left: -80, top: -160, width: 170, height: 270, frames: ['open', 'shut'], draw: drawMover },
    moverFarWing: { ...PART, left: -30, top: -190, width: 250, height: 240, draw: drawMoverFarWing },
    moverNearWing: { ...PART, left: -230, top: -100, width: 260, height: 170, draw: drawMoverNearWing },
    case: { ...PART, left: -80, top: -20, width: 190, height: 150, draw: drawCase },
    pupil: { ...PART, left: -8, top: -9, width: 16, height: 18, draw: drawPupil },
    sleeper: {
      ...PART,
      left: -90,
      top: -130,
      width: 200,
      height: 210,
      frames: ['sleepy', 'awake', 'shut'],
      draw: drawSleeper,
    },
    sleeperFarWing: { ...PART, left: -30, top: -100, width: 230, height: 160, draw: drawSleeperFarWing },
    sleeperNearWing: { ...PART, left: -200, top: -70, width: 230, height: 150, draw: drawSleeperNearWing },
    lids: { ...PART, anchor: [0, -29], left: -40, top: -50, width: 80, height: 40, draw: drawLids },
    cat: { ...PART, left: -40, top: -80, width: 80, height: 90, draw: drawCat },
    catHead: { ...PART, left: -44, top: -50, width: 90, height: 70, frames: CAT_LOOKS, draw: drawCatHead },
    catTail: { ...PART, left: -76, top: -56, width: 84, height: 76, frames: 3, draw: drawCatTail },
    mouse: {
      ...PART,
      left: -24,
      top: -44,
      width: 60,
      height: 130,
      frames: ['gathered', 'stretched', 'busy'],
      draw: drawMouse,
    },
  },
})
