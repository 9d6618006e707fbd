import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawForearm, drawHand, drawUpperArm, drawWorm, ELBOW } from './arm'
import { drawDigit } from './counters'
import { drawBulb } from './crest'
import { drawBrow, drawLid, drawPupil } from './face'
import { drawMachine } from './machine'
import { drawLineLamp, drawMouth, drawQuestion, LINE_LAMPS } from './mouth'
import { drawPayCard, drawPeel, drawWall, drawWallShadow, PRINTED_RETURN, WALL } from './parlour'
import { PLACES } from './shared'
import { drawRolling, SYMBOLS } from './symbols'
import { drawBurst, drawChosen, drawCoin, drawDrool, drawMarker, drawPiece, drawTongue } from './tongue'
import { drawVignette } from './vignette'
import { ENGLISH, FRENCH } from './words'

/** Everything is drawn at the board's size, 800 × 500 units, and shown on a stage of 1600 × 1000. */
const SHOWN = { anchor: [0, 0], lineWidth: 3.2, under: 0, boil: false, sceneScale: 2, scale: 1 } as const
/** What is soft. */
const SOFT = { ...SHOWN, scale: 0.5 } as const

/** The arm, the hand and the apple. */
const ARM = { ...SHOWN, sceneScale: 2.44, under: 1.1 } as const

/** Where something lies on the page. */
const placed = (name: keyof typeof PLACES) => {
  const { left, top } = PLACES[name]
  return { ...PLACES[name], anchor: [left, top] as const }
}

/** How far a lid has come down in each of its drawings. */
const LIDS = [0, 0.2, 0.34, 0.44, 0.6, 0.8, 1] as const

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    wall: {
      ...SOFT,
      ...WALL,
      anchor: [WALL.left, WALL.top],
      bleed: true,
      drying: { clouds: 0 },
      draw: drawWall,
    },
    peel: { ...SHOWN, ...placed('peel'), draw: drawPeel },
    payCard: {
      ...{ ...SHOWN, ...placed('payCard') },
      draw: (ink) => drawPayCard(ink, PRINTED_RETURN),
      french: (ink) => drawPayCard(ink, PRINTED_RETURN.replace('.', ',')),
    },
    shadow: { ...SOFT, ...placed('shadow'), bleed: true, draw: drawWallShadow },
    machine: {
      ...{ ...SHOWN, ...placed('machine'), bleed: true, seed: 'machine' },
      draw: (ink) => drawMachine(ink, ENGLISH),
      french: (ink) => drawMachine(ink, FRENCH),
    },
    mouth: { ...SHOWN, ...placed('mouth'), draw: drawMouth },
    lineLamp: {
      ...{ ...SHOWN, ...placed('lineLamp'), frames: LINE_LAMPS.length },
      draw: (ink, line) => drawLineLamp(ink, line, true),
    },
    question: {
      ...{ ...SHOWN, ...placed('question') },
      draw: (ink) => drawQuestion(ink, ENGLISH.question),
      french: (ink) => drawQuestion(ink, FRENCH.question),
    },
    pupil: { ...SHOWN, left: -18, top: -20, width: 36, height: 40, draw: drawPupil },
    lid: {
      ...{ ...SHOWN, left: -34, top: -34, width: 68, height: 68, frames: LIDS.length },
      draw: (ink, frame) => drawLid(ink, LIDS[frame] ?? 0, 0),
    },
    brow: {
      ...{ ...SHOWN, left: -52, top: -18, width: 104, height: 42, under: 1, frames: ['left', 'right'] },
      draw: (ink, _, name) => drawBrow(ink, name === 'left' ? -1 : 1),
    },
    bulb: {
      ...{ ...SHOWN, left: -30, top: -46, width: 60, height: 56, sceneScale: 2.16, frames: ['lit', 'out', 'broken'] },
      draw: (ink, _, name) => drawBulb(ink, name),
    },
    symbol: {
      ...{ ...SHOWN, left: -32, top: -32, width: 64, height: 62, sceneScale: 1.78, scale: 1.2, frames: SYMBOLS.length },
      draw: (ink, frame) => SYMBOLS[frame]?.(ink),
    },
    rolling: {
      ...{ ...SHOWN, left: -32, top: -52, width: 64, height: 82, sceneScale: 1.78, frames: SYMBOLS.length },
      draw: drawRolling,
    },
    burst: { ...SHOWN, left: -52, top: -42, width: 104, height: 84, draw: drawBurst },
    tongue: { ...SHOWN, left: 226, top: 386, width: 292, height: 114, anchor: [371, 396], draw: drawTongue },
    piece: {
      ...{ ...SHOWN, left: -38, top: -44, width: 78, height: 68, frames: 3 },
      draw: (ink, frame) => drawPiece(ink, frame + 1),
    },
    chosen: { ...SHOWN, left: -56, top: -46, width: 110, height: 48, draw: drawChosen },
    marker: { ...SHOWN, left: -24, top: -46, width: 50, height: 52, draw: drawMarker },
    drool: { ...SHOWN, left: -10, top: -16, width: 20, height: 34, draw: drawDrool },
    coin: { ...SHOWN, left: -18, top: -18, width: 38, height: 38, frames: 3, draw: drawCoin },
    digit: { ...SHOWN, left: -11, top: -14, width: 22, height: 29, sceneScale: 1.92, frames: 20, draw: drawDigit },
    upperArm: { ...ARM, left: -16, top: -66, width: 78, height: 86, draw: drawUpperArm },
    forearm: {
      ...{ ...ARM, left: 26, top: -146, width: 50, height: 112, anchor: [ELBOW.x, ELBOW.y] },
      draw: drawForearm,
    },
    hand: {
      ...{ ...ARM, left: -46, top: -78, width: 108, height: 96 },
      draw: (ink) => drawHand(ink, 0, 0),
    },
    worm: {
      ...{ ...SHOWN, left: -10, top: -18, width: 26, height: 26, sceneScale: 2.44, frames: ['eyes', 'head'] },
      draw: (ink, _, name) => drawWorm(ink, name),
    },
  },
})
