import type { Random } from '../../../src/stage/contract/scene'
import type { Kind } from '../state'
import type { Tuning } from '../tuning'

const KINDS: readonly Kind[] = [0, 1, 2]

/** Rolls what a card wins, by the odds. */
export function rollKind(random: Random, { housesOdds, pursesOdds, coinsOdds }: Tuning): Kind | null {
  const roll = random.next()
  if (roll < housesOdds) return 2
  if (roll < housesOdds + pursesOdds) return 1
  if (roll < housesOdds + pursesOdds + coinsOdds) return 0
  return null
}

/**
 * Prints the six symbols. A winner has three of its kind, two of another and one of the third, so that nothing else can
 * match; which of the others comes twice is as likely as not. A blank has two of each.
 */
export function printSymbols(winningKind: Kind | null, random: Random): Kind[] {
  if (winningKind === null) return random.shuffle<Kind>([0, 0, 1, 1, 2, 2])
  const others = random.shuffle(KINDS.filter((kind) => kind !== winningKind))
  const [twice = winningKind, once = winningKind] = others
  return random.shuffle<Kind>([winningKind, winningKind, winningKind, twice, twice, once])
}
