import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import { drawings, type Sprite } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawBreastRow, drawHackleRow, drawTailFeather, drawThigh } from './body'
import { drawBill, drawBrow, drawGape, drawIris, drawJaw, drawLid, drawPlume, drawSkull, drawSocket } from './head'
import { drawDrop, drawNib, drawShaft, drawTalons } from './pen'
import { drawSixth } from './rosette'
import { BEAKS, BONE, LENGTHS, QUILLS, ROSETTE, ROWS, SCALES, STAGES, TAIL } from './shared'
import { drawCutStar, drawSpark, drawStreak, drawTrail, drawWatcher } from './stars'
import { drawVignette } from './vignette'
import { drawBone, drawCovert, drawFlight, drawScale, type Side } from './wings'

/** Pixels a unit of the crest, which the view shows a little smaller. */
const SHARPNESS = 1

/** Every part is drawn about the place where the view puts it. Lines lie still: a plate does not boil. */
const CUT = { anchor: [0, 0], boil: false, scale: SHARPNESS, keep: 'line' } as const

/** A feather with its root at the origin, in so many drawings. */
function feather(length: number, half: number, drawn: number, draw: Sprite['draw']): Sprite {
  const box = { left: -8, top: -half, width: length + 24, height: 2 * half }
  return { ...CUT, ...box, frames: drawn * STAGES, draw }
}

function wing(side: Side) {
  const flight = feather(430, 76, QUILLS.length, (ink, frame) => drawFlight(ink, side, frame))
  const covert = (row: 0 | 1 | 2, length: number) =>
    feather(length, 44, LENGTHS[row].length, (ink, frame) => drawCovert(ink, side, row, frame))
  const scale = feather(60, 32, SCALES.drawings, (ink, frame) => drawScale(ink, side, frame))
  const bone: Sprite = {
    ...{ ...CUT, left: 0, top: -BONE.half, width: BONE.length, height: 2 * BONE.half, bleed: true },
    draw: (ink) => drawBone(ink, side),
  }
  return { flight, great: covert(0, 200), middle: covert(1, 130), small: covert(2, 82), scale, bone }
}

const lit = wing('lit')
const dim = wing('dim')

/** Rows of feathers, in place on the body, each in its stages. */
function rows(
  count: number,
  top: number,
  height: number,
  draw: (ink: Ink, row: number, isWhole: boolean) => void,
): Sprite {
  return {
    ...{ ...CUT, left: -240, top, width: 480, height, frames: count * STAGES },
    draw: (ink, frame) => draw(ink, Math.floor(frame / STAGES), frame % STAGES > 0),
  }
}

/** Parts of the head lie about its middle, which is shown larger than the crest. */
const HEAD = { ...CUT, left: -180, top: -120, width: 380, height: 240, sceneScale: 1.2 } as const

/** A sixth of the rosette whose middle is so far from the light, in degrees. */
function sixth(side: 'Near' | 'Half' | 'Far' | 'Away', faces: number): Sprite {
  return {
    ...{ ...CUT, left: -8, top: -226, width: 460, height: 452, seed: `sixth ${side}` },
    draw: (ink) => drawSixth(ink, ROSETTE.rounds - 1, radians(faces)),
  }
}

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    ...{ litFlight: lit.flight, litGreat: lit.great, litMiddle: lit.middle, litSmall: lit.small },
    ...{ litScale: lit.scale, litBone: lit.bone },
    ...{ dimFlight: dim.flight, dimGreat: dim.great, dimMiddle: dim.middle, dimSmall: dim.small },
    ...{ dimScale: dim.scale, dimBone: dim.bone },
    breast: rows(ROWS.breast, -250, 520, drawBreastRow),
    hackles: rows(ROWS.hackles, -340, 350, drawHackleRow),
    tail: rows(TAIL, -8, 428, drawTailFeather),
    leftThigh: {
      ...CUT,
      left: -220,
      top: -8,
      width: 240,
      height: 318,
      frames: 2,
      draw: (ink, frame) => drawThigh(ink, -1, frame),
    },
    rightThigh: {
      ...CUT,
      left: -20,
      top: -8,
      width: 240,
      height: 318,
      frames: 2,
      draw: (ink, frame) => drawThigh(ink, 1, frame),
    },
    shaft: { ...CUT, left: -470, top: -8, width: 850, height: 360, frames: 2, draw: drawShaft },
    nib: { ...CUT, left: -470, top: -8, width: 850, height: 360, frames: ['ferrule', 'whole'], draw: drawNib },
    drop: { ...CUT, left: -20, top: -4, width: 40, height: 70, frames: 4, draw: drawDrop },
    leftFoot: {
      ...CUT,
      left: -190,
      top: -8,
      width: 200,
      height: 348,
      frames: 2,
      draw: (ink, frame) => drawTalons(ink, -1, frame > 0),
    },
    rightFoot: {
      ...CUT,
      left: -10,
      top: -8,
      width: 200,
      height: 328,
      frames: 2,
      draw: (ink, frame) => drawTalons(ink, 1, frame > 0),
    },
    jaw: { ...HEAD, frames: BEAKS.length, draw: drawJaw },
    skull: { ...HEAD, frames: 3, draw: drawSkull },
    bill: { ...HEAD, frames: 3, draw: drawBill },
    gape: { ...HEAD, frames: BEAKS.length, draw: drawGape },
    socket: { ...HEAD, draw: drawSocket },
    iris: { ...HEAD, draw: drawIris },
    lid: { ...HEAD, frames: ['half', 'shut'], draw: drawLid },
    brow: { ...HEAD, frames: 2, draw: drawBrow },
    plume: { ...HEAD, frames: 2, draw: drawPlume },
    near: sixth('Near', 0),
    half: sixth('Half', 60),
    far: sixth('Far', 120),
    away: sixth('Away', 180),
    // Before they are whole they are all alike.
    begun: {
      ...sixth('Half', 60),
      frames: ROSETTE.rounds - 1,
      draw: (ink, frame) => drawSixth(ink, frame, radians(60)),
    },
    streak: { ...CUT, left: -170, top: -12, width: 184, height: 24, frames: 2, draw: drawStreak },
    trail: { ...CUT, left: -180, top: -20, width: 190, height: 40, draw: drawTrail },
    cutStar: { ...CUT, left: -40, top: -40, width: 80, height: 80, draw: drawCutStar },
    watcher: {
      ...CUT,
      left: -40,
      top: -40,
      width: 80,
      height: 80,
      frames: ['open', 'half', 'shut'],
      draw: drawWatcher,
    },
    spark: { ...CUT, left: -64, top: -64, width: 128, height: 128, frames: 3, draw: drawSpark },
  },
})
