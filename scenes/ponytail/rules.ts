import type { Point } from '../../src/stage/contract/geometry'
import { cos } from '../../src/stage/contract/rules/portableMath'
import type { Rules } from '../../src/stage/contract/scene'
import { BREATH_LAG, FOLLOW, MOODS, RIBBONS, SNAIL, SWING, TICK } from './layout'
import type { Events, PonytailState, Tail } from './state'
import type { Tuning } from './tuning'

/** Where the ribbon of her first head is, in scene units from there. */
const FIRST = { x: 0, y: 0 } as const

/** What the tail keeps to however fast her heads are changed: scene units, and radians. */
const FARTHEST = 200
const MOST_TURNED = 0.2

/** She stands and breathes; whoever presses her, or the paper around her, gives her the next of her seven heads. */
export const rules: Rules<PonytailState, Events, Tuning> = {
  tick: TICK,

  start: ({ tuning }) => ({
    head: 0,
    before: 0,
    changedAt: null,
    lifts: { head: 0, trunk: 0, sash: 0, farArm: 0, nearArm: 0 },
    tail: { x: 0, y: 0, speedX: 0, speedY: 0, turn: 0, speedTurn: 0 },
    snail: { steps: 0, stepsAt: tuning.crawl, hidesUntil: 0 },
  }),

  press(lancer, { area }, { now, tuning, emit }) {
    if (area === 'snail') {
      lancer.snail.hidesUntil = now + tuning.hides
      emit('poked')
      return
    }
    lancer.before = lancer.head
    lancer.head = (lancer.head + 1) % MOODS.length
    lancer.changedAt = now
    lancer.tail.speedTurn = Math.max(lancer.tail.speedTurn, SWING.kick)
    lancer.snail.hidesUntil = Math.max(lancer.snail.hidesUntil, now + tuning.startled)
    const mood = MOODS[lancer.head]
    if (mood) emit(mood)
  },

  step({ head, lifts, tail, snail }, { now, tuning }) {
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

  check({ head, lifts, tail }, { tuning }) {
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

/** The acceleration, per ms², that a spring of that fading and period gives to what is `off` its rest and goes at `speed`. */
function springAcceleration(
  { fading, period }: { readonly fading: number; readonly period: number },
  off: number,
  speed: number,
): number {
  const turns = (2 * Math.PI) / period
  return -(turns * turns + 1 / (fading * fading)) * off - (2 / fading) * speed
}

/** How far a breath is in, 0…1, so many ms after the first of them began, each of which takes `time` ms; 0 before. */
function breathAt(elapsed: number, time: number): number {
  return elapsed <= 0 ? 0 : (1 - cos((2 * Math.PI * elapsed) / time)) / 2
}
