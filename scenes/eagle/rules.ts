import type { Point } from '../../src/stage/contract/geometry'
import { clamp, damp } from '../../src/stage/contract/math'
import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Random, Rules, World } from '../../src/stage/contract/scene'
import { ANSWERS, BLINK, CRY_SHUTS, DRAWINGS, DROP, EACH, EYE, LAST, MOMENTS, MOST_SPARKS } from './layout'
import type { EagleState, Events } from './state'
import type { Tuning } from './tuning'

type Engraving = World<Events, Tuning>

/** A crest is engraved in 58 drawings, and then answers whoever touches it. */
export const rules: Rules<EagleState, Events, Tuning> = {
  tick: 10,

  start: ({ random, tuning }) => ({
    drawing: 0,
    look: { x: 0, y: 0 },
    blink: null,
    wink: null,
    blinksAt: DRAWINGS * EACH + drawPause(random, tuning),
    cry: null,
    beats: { left: null, right: null },
    ruffle: null,
    recut: null,
    tap: null,
    dropFrom: null,
    fall: null,
    sparks: [],
  }),

  press(crest, { area, at }, world) {
    // While it is being cut, only the eye answers; all else strikes a spark off the plate.
    const answers = crest.drawing === LAST || area === 'eye'
    if (!(answers && answerPress(area, crest, world))) strikeSpark(crest, at, world)
  },

  step(crest, world) {
    const { now, pointer, tuning } = world
    const { look } = crest
    look.x = damp(look.x, clamp((pointer.x - EYE.x) / tuning.gazeReach, -1, 1), tuning.gazeTime, rules.tick)
    look.y = damp(look.y, clamp((pointer.y - EYE.y) / tuning.gazeReach, -1, 1), tuning.gazeTime, rules.tick)
    dropExpired(crest.sparks, now)
    const drawing = Math.min(LAST, Math.floor(now / EACH))
    if (drawing !== crest.drawing) {
      crest.drawing = drawing
      enterDrawing(drawing, crest, world)
    }
    if (crest.cry && now === crest.cry.from + CRY_SHUTS * EACH) world.emit('clacked')
    if (drawing === LAST) blinkAndDrip(crest, world)
  },

  check({ drawing, look, sparks, dropFrom, fall, beats, cry }, { now }) {
    if (drawing !== Math.min(LAST, Math.floor(now / EACH))) throw new Error(`drawing is ${drawing} at ${now} ms.`)
    if (!(Math.abs(look.x) <= 1 && Math.abs(look.y) <= 1)) throw new Error(`look.x is ${look.x} and look.y ${look.y}.`)
    if (sparks.length > MOST_SPARKS) throw new Error(`There are ${sparks.length} sparks.`)
    if (drawing < MOMENTS.drop && dropFrom !== null)
      throw new Error(`dropFrom is ${dropFrom} while drawing is ${drawing}.`)
    if (fall && dropFrom !== null && !(dropFrom >= fall.from))
      throw new Error(`dropFrom is ${dropFrom}, before fall.from: ${fall.from}.`)
    if (drawing < LAST && (cry || beats.left || beats.right))
      throw new Error(
        `drawing is ${drawing} while cry is from ${cry?.from}, beats from ${beats.left?.from} and ${beats.right?.from}.`,
      )
  },
}

/** What happens in a drawing of the 58. */
function enterDrawing(drawing: number, crest: EagleState, { now, tuning, emit }: Engraving): void {
  // At the moment that the pen is whole it has a drop, as one that has just been dipped.
  if (drawing === MOMENTS.drop) crest.dropFrom = now - DROP.grows
  if (drawing === MOMENTS.cry) emit('cried', { isAsked: false })
  if (drawing === MOMENTS.unfold) emit('unfolded')
  if (drawing === MOMENTS.clack) emit('clacked')
  if (drawing === MOMENTS.fall) dropInk(crest, now, tuning)
  if (drawing === MOMENTS.fall) emit('dropped', { isAsked: false })
  if (drawing === LAST) emit('held')
}

/** How long it is to the next blink, in ms. */
function drawPause(random: Random, { blinkLeast, blinkMost }: Tuning): number {
  return random.between(blinkLeast, Math.max(blinkLeast, blinkMost))
}

/** Held, it lives: it blinks, and its pen drips. */
function blinkAndDrip(crest: EagleState, { now, random, tuning, emit }: Engraving): void {
  if (now >= crest.blinksAt) {
    crest.blink = spanOf(now, BLINK)
    crest.blinksAt = now + drawPause(random, tuning)
  }
  if (crest.dropFrom !== null && now >= crest.dropFrom + tuning.dropEvery) {
    dropInk(crest, now, tuning)
    emit('dropped', { isAsked: false })
  }
}

/** The drop falls, and another begins to grow once it has gone. */
function dropInk(crest: EagleState, now: number, { dropFall }: Readonly<Tuning>): void {
  crest.fall = spanOf(now, dropFall)
  crest.dropFrom = crest.fall.until
}

function strikeSpark(crest: EagleState, { x, y }: Readonly<Point>, { now, tuning, emit }: Engraving): void {
  pushBounded(crest.sparks, { x, y, ...spanOf(now, tuning.spark) }, MOST_SPARKS)
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
function knockPen(crest: EagleState, { now, tuning, emit }: Engraving): void {
  crest.tap = spanOf(now, ANSWERS.tap)
  if (crest.dropFrom === null || now < crest.dropFrom + DROP.grows) {
    emit('tapped')
    return
  }
  dropInk(crest, now, tuning)
  emit('dropped', { isAsked: true })
}
