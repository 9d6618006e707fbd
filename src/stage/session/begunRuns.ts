import type { AnyPlayhead } from '../time/playhead'

/** As much of a run as is told of it. */
export interface BegunRun {
  /** The day's slug. */
  readonly day: string
  readonly playhead: AnyPlayhead
  /** `null` unless somebody looks on: the debug overlay, which counts on what is remembered. */
  readonly gauge: object | null
  /** Calls once in every frame, when its state is settled. Returns what ends that. */
  subscribe(listener: () => void): () => void
}

/** Tells of every run as it is made, before its first tick: who waits for React to show it has missed what went wrong until then. */
class BegunRuns {
  readonly #listeners = new Set<(run: BegunRun) => void>()

  /** Returns what ends it. */
  readonly subscribe = (listener: (run: BegunRun) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(run: BegunRun): void {
    for (const listener of this.#listeners) listener(run)
  }
}

export const begunRuns = new BegunRuns()
