import { cos } from '../../src/stage/rules/portableMath'
import type { Rules } from '../../src/stage/scene'
import { BREATH, MOODS, SNAIL, TICK } from './layout'
import type { Events, Ponytail } from './state'
import type { Tuning } from './tuning'

/** She stands and breathes; whoever presses her, or the paper around her, gives her the next of her seven heads. */
export const rules: Rules<Ponytail, Events, Tuning> = {
  tick: TICK,

  start: () => ({
    head: 0,
    before: 0,
    changedAt: null,
    lifts: { head: 0, trunk: 0, sash: 0, farArm: 0, nearArm: 0 },
    snail: { steps: 0, stepsAt: SNAIL.every, hidesUntil: 0 },
  }),

  press(lancer, { area }, { now, emit }) {
    if (area === 'snail') {
      lancer.snail.hidesUntil = now + SNAIL.hides
      emit('poked')
      return
    }
    lancer.before = lancer.head
    lancer.head = (lancer.head + 1) % MOODS.length
    lancer.changedAt = now
    lancer.snail.hidesUntil = Math.max(lancer.snail.hidesUntil, now + SNAIL.startled)
    const mood = MOODS[lancer.head]
    if (mood) emit(mood)
  },

  step({ lifts, snail }, { now, tuning }) {
    lifts.head = tuning.head * breathAt(now)
    lifts.trunk = tuning.trunk * breathAt(now)
    lifts.sash = tuning.sash * breathAt(now - BREATH.sash)
    lifts.farArm = tuning.arms * breathAt(now - BREATH.farArm)
    lifts.nearArm = tuning.arms * breathAt(now - BREATH.nearArm)
    if (now < snail.stepsAt) return
    snail.stepsAt += SNAIL.every
    // At the tip of the toe it thinks again.
    snail.steps = (snail.steps + 1) % (SNAIL.most + 1)
  },

  check({ head, lifts }, { tuning }) {
    if (!Number.isInteger(head) || head < 0 || head >= MOODS.length) throw new Error(`She has no head ${head}.`)
    for (const lift of Object.values(lifts)) {
      if (lift < 0 || lift > Math.max(tuning.head, tuning.trunk, tuning.sash, tuning.arms))
        throw new Error(`A breath has lifted something by ${lift}.`)
    }
  },
}

/** How far a breath is in, 0…1, so many ms after the first began. Before that she holds it. */
function breathAt(since: number): number {
  return since <= 0 ? 0 : (1 - cos((2 * Math.PI * since) / BREATH.time)) / 2
}
