import { pushBounded } from '../../../src/stage/contract/rules/lists'
import type { World } from '../../../src/stage/contract/scene'
import { angleOf, DRIFT, LYING, MOST_FALLING, PERIOD, SWING } from '../layout'
import type { BouquetState, Events, Petal } from '../state'
import type { Tuning } from '../tuning'

/** A ring of buds, which unfold one after the other. */
export function ringOf(count: number, { now, tuning }: World<Events, Tuning>): Petal[] {
  return Array.from({ length: count }, (_, index) => ({ stage: 'bud', budsAt: now + index * tuning.budding }))
}

/** A tick of a ring that buds. */
export function openBuds({ petals }: BouquetState, now: number): void {
  for (const petal of petals) if (petal.stage === 'bud' && now >= petal.budsAt) petal.stage = 'on'
}

/** How many have not been plucked: buds count. */
export function petalsLeft({ petals }: BouquetState): number {
  let left = 0
  for (const { stage } of petals) if (stage !== 'plucked') left++
  return left
}

/** Lets go of a petal: it holds on through a tug, then falls by a sway of its own. */
export function tearOff(
  bouquet: BouquetState,
  index: number,
  petal: Petal,
  { now, tuning, random }: World<Events, Tuning>,
): void {
  petal.stage = 'plucked'
  const count = bouquet.petals.length
  const landsAt = now + Math.round(random.between(tuning.fallLeast, Math.max(tuning.fallLeast, tuning.fallMost)))
  const angle = angleOf(index, count)
  // Those at the top and the bottom of the flower fall to either side with the same chance.
  const outwards = angle === 0 || angle === 180 ? 0.5 : 1
  pushBounded(
    bouquet.falling,
    {
      index,
      count,
      budsAt: petal.budsAt,
      pluckedAt: now,
      tearsAt: now + tuning.tug,
      landsAt,
      goneAt: landsAt + LYING,
      swing: random.between(SWING.least, SWING.most) / 2,
      period: random.between(PERIOD.least, PERIOD.most),
      drift: random.between(0.2, 1) * DRIFT * outwards,
    },
    MOST_FALLING,
  )
}
