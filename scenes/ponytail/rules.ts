import type { Point } from '../../src/stage/contract/geometry'
import { cos, hypot } from '../../src/stage/contract/rules/portableMath'
import type { Rules, World } from '../../src/stage/contract/scene'
import {
  BRAID,
  BREATH_LAG,
  FOLLOW,
  knotOf,
  MOODS,
  moodOf,
  POSE,
  poseOf,
  RIBBONS,
  SNAIL,
  SWING,
  TICK,
  TUG,
} from './layout'
import { burst, canBurst, plait, plaitAll } from './rules/braid'
import { begin, end, hasArrived, isDue, remember } from './rules/eighth'
import { createHair, MOST, push, stroke, swingHair, whip } from './rules/hair'
import { springAcceleration, swing } from './rules/spring'
import type { BodyPart, Events, PonytailState, Tail } from './state'
import type { Tuning } from './tuning'

/** Where the ribbon of her first head is, in scene units from there. */
const FIRST = { x: 0, y: 0 } as const

/** What the tail keeps to however fast her heads are changed: scene units, and radians. */
const FARTHEST = 200
const MOST_TURNED = 0.2

const BODY_PARTS: readonly BodyPart[] = ['lean', 'lance', 'near', 'sash', 'pennon']
/** How far a part of her body swings at most, in radians. */
const MOST_POSED = 1.2
/** How fast a change of mood sets the end of her tail off, in radians by the ms. */
const LASH = 1.2e-3

type PonytailWorld = World<Events, Tuning>

/** She stands and breathes; whoever presses her, or the paper around her, gives her the next of her seven heads. */
export const rules: Rules<PonytailState, Events, Tuning> = {
  tick: TICK,

  start: ({ tuning }) => ({
    head: 0,
    before: 0,
    changedAt: null,
    lifts: { head: 0, trunk: 0, sash: 0, farArm: 0, nearArm: 0 },
    tail: { x: 0, y: 0, speedX: 0, speedY: 0, turn: 0, speedTurn: 0 },
    body: {
      lean: { at: 0, speed: 0 },
      lance: { at: 0, speed: 0 },
      near: { at: 0, speed: 0 },
      sash: { at: 0, speed: 0 },
      pennon: { at: 0, speed: 0 },
    },
    hair: createHair(),
    braid: { thirds: 0, before: 0, changedAt: null },
    // She is proud as one arrives.
    eighth: { seen: 1, presses: 0, dueAt: null, span: null, endedAt: null },
    snail: { steps: 0, stepsAt: tuning.crawl, hidesUntil: 0 },
    hasLater: false,
    heldAt: null,
  }),

  press(lancer, { area, at }, world) {
    lancer.heldAt = null
    if (area === 'snail') {
      lancer.snail.hidesUntil = world.now + world.tuning.hides
      world.emit('poked')
    } else if (lancer.eighth.span) {
      if (hasArrived(lancer.eighth, world.now)) endEighth(lancer, world)
      else startle(lancer, world)
    } else if (area === 'tail') {
      // Whoever takes hold of it may be about to stroke it: what it was is told once they let go.
      lancer.heldAt = { x: at.x, y: at.y }
      const { x, y } = knotOf(lancer)
      push(lancer.hair, at.x - x, at.y - y, 0, TUG.pull)
    } else changeHead(lancer, world)
  },

  release(lancer, { at }, world) {
    const from = lancer.heldAt
    lancer.heldAt = null
    if (!from || lancer.eighth.span || hypot(at.x - from.x, at.y - from.y) > TUG.still) return
    changeHead(lancer, world)
    tellStroke(lancer, world)
  },

  move(lancer, { at }, world) {
    const { x, y } = knotOf(lancer)
    if (stroke(lancer.hair, { x: at.x - x, y: at.y - y }, world.now)) tellStroke(lancer, world)
  },

  leave({ hair }) {
    hair.hand = null
  },

  later(lancer) {
    lancer.hasLater = true
  },

  step(lancer, world) {
    const { body, eighth, hair, head, lifts, tail, snail } = lancer
    const { now, tuning } = world
    const mood = moodOf(lancer)
    for (const part of BODY_PARTS) swing(body[part], poseOf(mood, part), POSE, TICK)
    swingHair(hair, poseOf(mood, 'tail'))
    if (lancer.hasLater && isDue(eighth, lancer.braid, now)) beginEighth(lancer, world)
    if (eighth.span && now >= eighth.span.until) endEighth(lancer, world)
    lifts.head = tuning.head * breathAt(now, tuning.breath)
    lifts.trunk = tuning.trunk * breathAt(now, tuning.breath)
    lifts.sash = tuning.sash * breathAt(now - BREATH_LAG.sash, tuning.breath)
    lifts.farArm = tuning.arms * breathAt(now - BREATH_LAG.farArm, tuning.breath)
    lifts.nearArm = tuning.arms * breathAt(now - BREATH_LAG.nearArm, tuning.breath)
    swingTail(tail, RIBBONS[head] ?? FIRST)
    if (now < snail.stepsAt) return
    snail.stepsAt = now + tuning.crawl
    // After its last step, at the tip of the toe, it starts again from 0.
    snail.steps = (snail.steps + 1) % (SNAIL.most + 1)
  },

  check({ body, braid, eighth, hair, head, lifts, tail }, { tuning }) {
    for (const [part, { at }] of Object.entries(body)) {
      if (!(Math.abs(at) <= MOST_POSED)) throw new Error(`The ${part} is turned by ${at}.`)
    }
    for (const [bone, turn] of hair.turns.entries()) {
      if (!(Math.abs(turn) <= MOST.turn)) throw new Error(`The bone ${bone} of the tail is turned by ${turn}.`)
    }
    if (!(braid.thirds >= 0 && braid.thirds <= BRAID.thirds)) throw new Error(`${braid.thirds} thirds are plaited.`)
    if (eighth.endedAt !== null && eighth.span)
      throw new Error(`eighth.span begins at ${eighth.span.from}, after eighth.endedAt, ${eighth.endedAt}.`)
    if (!MOODS[head]) throw new Error(`head is ${head}, not below ${MOODS.length}.`)
    const most = Math.max(tuning.head, tuning.trunk, tuning.sash, tuning.arms)
    for (const lift of Object.values(lifts)) {
      if (!(lift >= 0 && lift <= most)) throw new Error(`lifts is ${JSON.stringify(lifts)}, not 0 to ${most}.`)
    }
    if (!(Math.abs(tail.x) <= FARTHEST && Math.abs(tail.y) <= FARTHEST && Math.abs(tail.turn) <= MOST_TURNED))
      throw new Error(`tail.x is ${tail.x}, tail.y ${tail.y}, tail.turn ${tail.turn}.`)
  },
}

/** One tick of the knot on its way to the ribbon, and of the swing that a change has given the tail. */
function swingTail(tail: Tail, ribbon: Readonly<Point>): void {
  tail.speedX += TICK * springAcceleration(FOLLOW, tail.x - ribbon.x, tail.speedX)
  tail.speedY += TICK * springAcceleration(FOLLOW, tail.y - ribbon.y, tail.speedY)
  tail.speedTurn += TICK * springAcceleration(SWING, tail.turn, tail.speedTurn)
  tail.x += TICK * tail.speedX
  tail.y += TICK * tail.speedY
  tail.turn += TICK * tail.speedTurn
}

/** How far a breath is in, 0…1, so many ms after the first of them began, each of which takes `time` ms; 0 before. */
function breathAt(elapsed: number, time: number): number {
  return elapsed <= 0 ? 0 : (1 - cos((2 * Math.PI * elapsed) / time)) / 2
}

/** The next of her heads; a whole braid flies open at that. */
function changeHead(lancer: PonytailState, world: PonytailWorld): void {
  const { braid, eighth, hair } = lancer
  if (canBurst(braid, world.now)) {
    burst(braid, hair, world.now)
    world.emit('burst')
  }
  showHead(lancer, (lancer.head + 1) % MOODS.length, world)
  remember(eighth, lancer.head)
  const mood = MOODS[lancer.head]
  if (mood) world.emit(mood)
}

function showHead(lancer: PonytailState, head: number, world: PonytailWorld): void {
  lancer.before = lancer.head
  lancer.head = head
  lancer.changedAt = world.now
  lancer.tail.speedTurn = Math.max(lancer.tail.speedTurn, SWING.kick)
  whip(lancer.hair, LASH)
  startle(lancer, world)
}

function startle({ snail }: PonytailState, { now, tuning }: PonytailWorld): void {
  snail.hidesUntil = Math.max(snail.hidesUntil, now + tuning.startled)
}

/** A stroke plaits a third of the tail, as soon as that can be drawn. */
function tellStroke({ braid, eighth, hasLater }: PonytailState, { emit, now }: PonytailWorld): void {
  emit('stroked')
  if (hasLater && !eighth.span && plait(braid, now)) emit('braided')
}

/** Where her tail is no braid yet, she plaits it herself. */
function beginEighth(lancer: PonytailState, world: PonytailWorld): void {
  plaitAll(lancer.braid, world.now)
  begin(lancer.eighth, world.now)
  startle(lancer, world)
  world.emit('eighth')
}

/** All of it flies open, and she is proud again, as if nothing had been. */
function endEighth(lancer: PonytailState, world: PonytailWorld): void {
  end(lancer.eighth, world.now)
  burst(lancer.braid, lancer.hair, world.now)
  world.emit('burst')
  world.emit('hushed')
  showHead(lancer, 0, world)
}
