import { FOOTLESS } from '../../../assets/match/shared'
import type { Random } from '../../../src/stage/contract/scene'
import { CHOICES, CREATURES } from '../layout'
import type { Question } from '../state'

/** All that leave footprints. */
const WALKERS: readonly number[] = Array.from({ length: CREATURES }, (_, index) => index).filter(
  (index) => !FOOTLESS.has(index),
)

/** Somebody's print, and three others who might have left it, in any order. Nobody is asked for who was asked for just before. */
export function chooseQuestion(random: Random, before: number | null): Question {
  const asked = pickOther(random, before === null ? [] : [before])
  const candidates = [asked]
  while (candidates.length < CHOICES) candidates.push(pickOther(random, candidates))
  return { asked, candidates: random.shuffle(candidates) }
}

function pickOther(random: Random, taken: readonly number[]): number {
  return random.pick(WALKERS.filter((index) => !taken.includes(index)))
}
