import { Store } from '../store'

/** The best scores of each day that keeps them, by the day's number, the best first. */
export type ScoreLists = ReadonlyMap<number, readonly number[]>

/** How many scores a day keeps. */
export const MOST_SCORES = 5
/** The highest score that can be kept. */
export const HIGHEST_SCORE = 99_999_999
const LAST_DAY = 31

const NONE: readonly number[] = []

/** The five best scores of each day that keeps them, for as long as the page is open. Nothing is stored. */
export class Scores extends Store<ScoreLists> {
  constructor() {
    super(new Map())
  }

  /** The best scores of a day (1…31), at most five, the best first; the same list until one is entered. */
  topFive(day: number): readonly number[] {
    return this.read().get(day) ?? NONE
  }

  /**
   * Enters a score into a day's list, where it stays if it is among the best.
   * @returns its place there, 1 being the best, after scores that are as good; `null` when it is not among them
   * @throws {RangeError} when there is no such day, or no such score can be kept
   */
  enter(day: number, score: number): number | null {
    expectDay(day)
    expectScore(score)
    const scores = this.topFive(day)
    const place = scores.filter((other) => other >= score).length
    if (place >= MOST_SCORES) return null
    const list = [...scores.slice(0, place), score, ...scores.slice(place)].slice(0, MOST_SCORES)
    this.set(new Map(this.read()).set(day, list))
    return place + 1
  }

  /** Restores the lists of a record word. What was played since is kept: both lists become one, and a word that is entered twice counts once. */
  restore(lists: ScoreLists): void {
    const restored = new Map(this.read())
    for (const [day, scores] of lists) restored.set(day, merged(this.topFive(day), scores))
    this.set(restored)
  }
}

/** The scores of this visit to the page. */
export const scores = new Scores()

/** @throws {RangeError} unless it is a day of the calendar */
export function expectDay(day: number): void {
  if (!Number.isInteger(day) || day < 1 || day > LAST_DAY) throw new RangeError(`There is no day ${day}.`)
}

/** @throws {RangeError} unless it is a whole number from 0 to the highest that can be kept */
export function expectScore(score: number): void {
  if (Number.isInteger(score) && score >= 0 && score <= HIGHEST_SCORE) return
  throw new RangeError(`${score} is no score: a score is a whole number from 0 to ${HIGHEST_SCORE}.`)
}

/** The best of both lists; a score that is in both is the same one. */
function merged(one: readonly number[], other: readonly number[]): readonly number[] {
  const all = [...one]
  const unmatched = [...one]
  for (const score of other) {
    const match = unmatched.indexOf(score)
    if (match < 0) all.push(score)
    else unmatched.splice(match, 1)
  }
  return all.sort((a, b) => b - a).slice(0, MOST_SCORES)
}
