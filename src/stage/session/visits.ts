import type { CalendarDay } from '../../calendar'
import type { AnyDefinition } from '../contract/anyScene'
import type { SceneLink } from '../time/sceneLink'
import type { AnyRun } from './run'
import type { StageRun } from './stageRun'

/** A day with rules that is being played. */
export interface Visit {
  readonly day: CalendarDay
  readonly definition: AnyDefinition
  readonly link: SceneLink
  /** `null` while the day is not ready yet, or not at the moment. */
  readonly run: AnyRun | null
  /** The same run, of a day that is drawn on the stage. */
  readonly stageRun: StageRun | null
}

/** Tells which day is being played, for whoever looks on from above: the debug overlay. */
class Visits {
  #current: Visit | null = null
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): Visit | null => this.#current

  /** This day is played from now on. Returns what ends the visit. */
  enter(visit: Visit): () => void {
    this.#tell(visit)
    return () => {
      if (this.#current === visit) this.#tell(null)
    }
  }

  #tell(visit: Visit | null): void {
    this.#current = visit
    for (const listener of this.#listeners) listener()
  }
}

export const visits = new Visits()
