import type { Rules, TuningTable } from '../../src/stage/contract/scene'
import { playRules } from '../../src/stage/time/playRules'

type Numbers = Record<string, number>

/** When nobody waits any more for whatever a day begins with, and how far it is looked on for a quiet while, in simulated ms. */
const LOOKED = { from: 8_000, until: 68_000 } as const

/**
 * The first simulated moment from which on nothing happens in a day for that many ms, though nobody touches it; `null` where there is
 * none, as in a game that plays by itself.
 */
export async function quietMoment(slug: string, seed: number, quiet: number): Promise<number | null> {
  const { rules }: { rules: Rules<unknown, object, Numbers> } = await import(`../../scenes/${slug}/rules.ts`)
  const { tuning }: { tuning: TuningTable<Numbers> } = await import(`../../scenes/${slug}/tuning.ts`)
  const game = playRules(rules, tuning, { seed })
  game.run(LOOKED.from)
  let since = game.playhead.now
  let told = game.told.length
  while (game.playhead.now < LOOKED.until) {
    game.run(rules.tick)
    if (game.told.length > told) since = game.playhead.now
    told = game.told.length
    if (game.playhead.now - since >= quiet) return since
  }
  return null
}
