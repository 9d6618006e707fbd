import type { CalendarDay } from '../calendar'
import type { AnyDefinition } from '../stage/contract/anyScene'
import type { AnyRun } from '../stage/session/run'
import type { StageRun } from '../stage/session/stageRun'

/** What the overlay says last: what it has done, or why it has not. */
export interface Note {
  readonly words: string
  readonly isWarning: boolean
}

/** What every tool of the overlay works on. */
export interface Bench {
  readonly day: CalendarDay
  readonly definition: AnyDefinition
  readonly run: AnyRun
  /** The same run, of a day that is drawn on the stage; `null` for a page. */
  readonly stageRun: StageRun | null
  tell(words: string): void
  warn(words: string): void
  /** Does something to the day and shows the moment that is then; what is thrown is told in words. */
  attempt(what: () => void): void
  /** Begins the day anew, with the same seed or another. A recording that plays is broken off. */
  restart(seed?: number): void
}

/** What went wrong, in the words of whoever noticed. */
export function wordsOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** Simulated ms as read-outs show them. */
export function printSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
