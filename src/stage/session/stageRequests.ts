import type { ComponentType } from 'react'
import type { Staged, StageRun } from './stageRun'

/** A day that wants to be on the stage. */
export interface StageRequest extends Staged {
  /** Hears of the run once the day has begun. */
  readonly onRun: (run: StageRun) => void
}

/**
 * Where the pages of days and the one stage meet. The stage lies beside the pages, not in them, so that it outlives them; it
 * is loaded with the first day that asks for it.
 */
class StageRequests {
  #request: StageRequest | null = null
  #Stage: ComponentType | null = null
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly readRequest = (): StageRequest | null => this.#request
  readonly readStage = (): ComponentType | null => this.#Stage

  /** Sets up the stage, for the rest of the visit. */
  build(Stage: ComponentType): void {
    if (this.#Stage) return
    this.#Stage = Stage
    this.#tell()
  }

  show(request: StageRequest): void {
    this.#request = request
    this.#tell()
  }

  /** Takes the day off the stage, unless another is on it already. */
  leave(request: StageRequest): void {
    if (this.#request !== request) return
    this.#request = null
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

export const stageRequests = new StageRequests()
