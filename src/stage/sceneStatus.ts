import type { HitArea, Point } from './scene'
import type { SceneRun } from './sceneRun'

/** How a day on the stage fares. */
export type SceneStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'playing'; readonly run: SceneRun }
  /** The graphics card has taken the canvas away, for a while as a rule. */
  | { readonly kind: 'context lost' }
  /** This browser has no WebGL to draw with. */
  | { readonly kind: 'no WebGL' }
  | { readonly kind: 'failed'; readonly error: Error }

/** What the page around the canvas shows of a day: kept here by the stage, read by React. */
export interface SceneSnapshot {
  readonly status: SceneStatus
  /** What can be pressed, in tab order; a new list whenever an area comes, goes or is renamed, not when it moves. */
  readonly areas: readonly HitArea[]
  /** The last thing worth saying to a screen reader. */
  readonly announcement: string
  readonly canReplay: boolean
  /** Where the pointer is drawn that the arrow keys move, in CSS pixels of the window; `null` while none is. */
  readonly virtualCursor: Point | null
}

const AT_FIRST: SceneSnapshot = {
  status: { kind: 'loading' },
  areas: [],
  announcement: '',
  canReplay: false,
  virtualCursor: null,
}

/** Holds the snapshot of one visit to a day, for `useSyncExternalStore`. */
export class SceneStore {
  #snapshot = AT_FIRST
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): SceneSnapshot => this.#snapshot

  update(changes: Partial<SceneSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changes }
    for (const listener of this.#listeners) listener()
  }
}
