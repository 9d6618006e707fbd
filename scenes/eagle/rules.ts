import type { Point } from '../../src/stage/contract/geometry'
import { clamp, damp } from '../../src/stage/contract/math'
import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Random, Rules, World } from '../../src/stage/contract/scene'
import {
  ANSWERS,
  BLINK,
  BLINK_LEAST,
  BLINK_MOST,
  CRY_SHUTS,
  DRAWINGS,
  DROP,
  DROP_EVERY,
  DROP_FALL,
  EACH,
  EYE,
  FIVE,
  GAZE_REACH,
  LAST,
  MOMENTS,
  MOST_CUTS,
  MOST_SPARKS,
  SPARK,
  STAR_PAUSE,
} from './layout'
import { healCuts, leadBurin } from './rules/cuts'
import { liftFeathers, NONE } from './rules/lifts'
import { pullPrint } from './rules/print'
import { callStar, passStars, takeStar } from './rules/star'
import type { EagleState, Events } from './state'
import type { Tuning } from './tuning'

type Engraving = World<Events, Tuning>

/** A crest is engraved in 58 drawings, and then answers whoever touches it. */
export const rules: Rules<EagleState, Events, Tuning> = {
  tick: 10,

  start: ({ random }) => ({
    drawing: 0,
    look: { x: 0, y: 0 },
    blink: null,
    wink: null,
    blinksAt: DRAWINGS * EACH + drawPause(random),
    cry: null,
    beats: { left: null, right: null },
    ruffle: null,
    recut: null,
    tap: null,
    dropFrom: null,
    fall: null,
    sparks: [],
    isPointed: false,
    lifted: NONE,
    cuts: [],
    isCutting: false,
    hasLater: false,
    star: null,
    stars: 0,
    comesAt: 0,
    flight: null,
    caught: 0,
    takenAt: null,
    isCovered: false,
    prints: 0,
  }),

  later(crest, _, { now }) {
    crest.hasLater = true
    crest.comesAt = now + STAR_PAUSE
  },

  move(crest, input, { now }) {
    crest.isPointed = true
    leadBurin(crest, input, now)
  },

  leave(crest) {
    crest.isPointed = false
  },

  press(crest, { area, at }, world) {
    // While it is being cut, only the eye answers; all else strikes a spark off the plate. So it does while it cheers.
    const answers = (crest.drawing === LAST && crest.takenAt === null) || area === 'eye'
    if (!(answers && answerPress(area, crest, world))) strikeSpark(crest, at, world)
    if (area === 'star') callStar(crest, world.now)
  },

  step(crest, world) {
    const { now, pointer, tuning, emit } = world
    const { look } = crest
    look.x = damp(look.x, clamp((pointer.x - EYE.x) / GAZE_REACH, -1, 1), tuning.gazeTime, rules.tick)
    look.y = damp(look.y, clamp((pointer.y - EYE.y) / GAZE_REACH, -1, 1), tuning.gazeTime, rules.tick)
    dropExpired(crest.sparks, now)
    const drawing = Math.min(LAST, Math.floor(now / EACH))
    if (drawing !== crest.drawing) {
      crest.drawing = drawing
      enterDrawing(drawing, crest, world)
    }
    if (crest.cry && now === crest.cry.from + CRY_SHUTS * EACH) world.emit('clacked')
    healCuts(crest, now)
    liftFeathers(crest, drawing === LAST && crest.takenAt === null, now, pointer)
    if (drawing < LAST) return
    blinkAndDrip(crest, world)
    if (takeStar(crest, now)) emit('caught')
    passStars(crest, now)
    pullPrint(crest, world)
  },

  check(crest, { now }) {
    const { drawing, look, sparks, cuts, dropFrom, fall, beats, cry, star, flight, caught, takenAt, isCovered } = crest
    demand(drawing === Math.min(LAST, Math.floor(now / EACH)), 'drawing')
    demand(Math.abs(look.x) <= 1 && Math.abs(look.y) <= 1, 'look')
    demand(sparks.length <= MOST_SPARKS && cuts.length <= MOST_CUTS, 'lists')
    demand(dropFrom === null || (drawing >= MOMENTS.drop && !(fall && dropFrom < fall.from)), 'drop')
    demand(drawing === LAST || !(cry || beats.left || beats.right || star || flight || isCovered), 'whole')
    demand(takenAt === null ? !isCovered && caught < FIVE : caught === FIVE && !star && !flight, 'stars')
  },
}

/** Throws what a promise was of that is broken. */
function demand(isKept: boolean, of: string): void {
  if (!isKept) throw new Error(of)
}

/** What happens in a drawing of the 58. */
function enterDrawing(drawing: number, crest: EagleState, { now, emit }: Engraving): void {
  // At the moment that the pen is whole it has a drop, as one that has just been dipped.
  if (drawing === MOMENTS.drop) crest.dropFrom = now - DROP.grows
  if (drawing === MOMENTS.cry) emit('cried', { isAsked: false })
  if (drawing === MOMENTS.unfold) emit('unfolded')
  if (drawing === MOMENTS.clack) emit('clacked')
  if (drawing === MOMENTS.fall) dropInk(crest, now)
  if (drawing === MOMENTS.fall) emit('dropped', { isAsked: false })
  if (drawing === LAST) emit('held')
}

/** How long it is to the next blink, in ms. */
function drawPause(random: Random): number {
  return random.between(BLINK_LEAST, BLINK_MOST)
}

/** Held, it lives: it blinks, and its pen drips. */
function blinkAndDrip(crest: EagleState, { now, random, emit }: Engraving): void {
  if (now >= crest.blinksAt) {
    crest.blink = spanOf(now, BLINK)
    crest.blinksAt = now + drawPause(random)
  }
  if (crest.dropFrom !== null && now >= crest.dropFrom + DROP_EVERY) {
    dropInk(crest, now)
    emit('dropped', { isAsked: false })
  }
}

/** The drop falls, and another begins to grow once it has gone. */
function dropInk(crest: EagleState, now: number): void {
  crest.fall = spanOf(now, DROP_FALL)
  crest.dropFrom = crest.fall.until
}

function strikeSpark(crest: EagleState, { x, y }: Readonly<Point>, { now, emit }: Engraving): void {
  pushBounded(crest.sparks, { x, y, ...spanOf(now, SPARK) }, MOST_SPARKS)
  emit('sparked', { x, y })
}

/** What a press on a part of the crest does. Returns whether it is one. */
function answerPress(area: string | null, crest: EagleState, world: Engraving): boolean {
  const { now, emit } = world
  switch (area) {
    case 'eye':
      crest.wink = spanOf(now, ANSWERS.wink)
      emit('winked')
      break
    case 'beak':
      crest.cry = spanOf(now, ANSWERS.cry)
      emit('cried', { isAsked: true })
      break
    case 'breast':
      crest.ruffle = spanOf(now, ANSWERS.ruffle)
      emit('ruffled')
      break
    case 'rosette':
      crest.recut = spanOf(now, ANSWERS.recut)
      emit('recut')
      break
    case 'pen':
      knockPen(crest, world)
      break
    case 'left wing':
    case 'right wing': {
      const wing = area === 'left wing' ? 'left' : 'right'
      crest.beats[wing] = spanOf(now, ANSWERS.beat)
      emit('beat', { wing })
      break
    }
    default:
      return false
  }
  return true
}

/** A ripe drop lets go; one that still grows trembles, and the pen with it. */
function knockPen(crest: EagleState, { now, emit }: Engraving): void {
  crest.tap = spanOf(now, ANSWERS.tap)
  if (crest.dropFrom === null || now < crest.dropFrom + DROP.grows) {
    emit('tapped')
    return
  }
  dropInk(crest, now)
  emit('dropped', { isAsked: true })
}
