import type { CalendarDay } from '../calendar'
import type { AnyScene } from '../stage/contract/anyScene'
import type { Run } from '../stage/session/run'

/** What the overlay says last: what it has done, or why it has not. */
export interface Note {
  readonly words: string
  readonly isWarning: boolean
}

/** What every tool of the overlay works on. */
export interface DebugContext {
  readonly day: CalendarDay
  readonly scene: AnyScene
  readonly run: Run
  tell(words: string): void
  warn(words: string): void
  /** Does something to the day and shows the moment that is then; what is thrown is told in words. */
  attempt(what: () => void): void
  /** Begins the day anew, with the same seed or another. A recording that plays is broken off. */
  restart(seed?: number): void
}

/** What went wrong, in the words of whoever noticed. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** Simulated ms as read-outs show them. */
export function printSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
