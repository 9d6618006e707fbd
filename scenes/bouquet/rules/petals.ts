import { lerp } from '../../../src/stage/contract/math'
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

/** A petal is plucked in a hurry that soon after the one before, in ms; and after so many of them all is in a hurry. */
const QUICK = 600
const PATIENT = 3
/** How much sooner hurried petals swing to and fro, and what share of their chance they have to fall for long. */
const HURRY = { period: 0.64, long: 0.3 } as const

/** Whether somebody has plucked so fast that she cannot but hurry, too. */
export function isHurried({ hurried }: BouquetState): boolean {
  return hurried > PATIENT
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
  const before = bouquet.falling.at(-1)
  bouquet.hurried = before && now - before.pluckedAt < QUICK ? Math.min(bouquet.hurried, PATIENT) + 1 : 0
  const hurries = isHurried(bouquet)
  const most = lerp(tuning.fallLeast, Math.max(tuning.fallLeast, tuning.fallMost), hurries ? HURRY.long : 1)
  const landsAt = now + Math.round(random.between(tuning.fallLeast, most))
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
      period: random.between(PERIOD.least, PERIOD.most) * (hurries ? HURRY.period : 1),
      drift: random.between(0.2, 1) * DRIFT * outwards,
    },
    MOST_FALLING,
  )
}
