import type { ComponentType } from 'react'
import type { CalendarDay } from '../calendar'
import type { Scene } from './scene'
import type { SceneLink } from './sceneLink'
import type { SceneStore } from './sceneStatus'

/** A scene of whichever state and numbers: the stage hands them back to the scene they came from and looks into neither. */
// biome-ignore lint/suspicious/noExplicitAny: TypeScript has no word for "some state, the same in rules and view".
export type AnyScene = Scene<any, any>

/** A day that wants to be on the stage. */
export interface StageRequest {
  readonly day: CalendarDay
  readonly scene: AnyScene
  readonly link: SceneLink
  readonly store: SceneStore
  /** Where the visitor points: the element that covers the canvas. */
  readonly surface: HTMLElement
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
