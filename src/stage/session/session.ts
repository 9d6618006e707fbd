import type { ComponentType } from 'react'
import type { CalendarDay } from '../../calendar'
import { Store } from '../../store'
import type { AnyScene } from '../contract/anyScene'
import type { AnyPlayhead } from '../time/playhead'
import type { SceneLink } from '../time/sceneLink'
import type { Run, Staged } from './run'

/** A day that wants to be on the stage. */
export interface StageRequest extends Staged {
  /** Hears of the run once the day has begun. */
  readonly onRun: (run: Run) => void
}

/** A day that is being played. */
export interface Visit {
  readonly day: CalendarDay
  readonly scene: AnyScene
  readonly link: SceneLink
  /** `null` while the day is not ready yet, or not at the moment. */
  readonly run: Run | null
}

/** As much of a run as is told before its first tick. */
export interface NewRun {
  /** The day's slug. */
  readonly day: string
  readonly playhead: AnyPlayhead
  /** `null` unless somebody looks on: the debug overlay, which counts on what is remembered. */
  readonly profiler: object | null
  /** Calls once in every frame, when its state is settled. Returns what ends that. */
  subscribe(listener: () => void): () => void
}

interface SessionState {
  /** The one stage. It lies beside the pages of days, not in them, so that it outlives them; the first day brings it along. */
  readonly Stage: ComponentType | null
  readonly request: StageRequest | null
  /** For whoever looks on from above: the debug overlay. */
  readonly visit: Visit | null
  /** Told as it is made: who waits for React to show it has missed what went wrong until then. */
  readonly newRun: NewRun | null
}

/** Where the pages of days, the stage and those who look on meet, for as long as the page is open. */
class Session extends Store<SessionState> {
  /** Sets up the stage, for the rest of the visit. */
  build(Stage: ComponentType): void {
    if (!this.read().Stage) this.update({ Stage })
  }

  /** Puts a day on the stage. Returns what takes it off again, unless another is on it by then. */
  show(request: StageRequest): () => void {
    this.update({ request })
    return () => {
      if (this.read().request === request) this.update({ request: null, newRun: null })
    }
  }

  /** This day is played from now on. Returns what ends the visit. */
  enter(visit: Visit): () => void {
    this.update({ visit })
    return () => {
      if (this.read().visit === visit) this.update({ visit: null })
    }
  }
}

export const session = new Session({ Stage: null, request: null, visit: null, newRun: null })
