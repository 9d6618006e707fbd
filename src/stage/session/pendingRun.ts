import type { CalendarDay } from '../../calendar'
import { fitStage } from '../canvas/fit'
import type { AnyScene } from '../contract/anyScene'
import type { Fit, Size } from '../contract/geometry'
import type { Live } from '../contract/live'
import { tuned } from '../contract/tuned'
import { Playhead } from '../time/playhead'
import type { SceneLink } from '../time/sceneLink'

/** What is kept of a run that was left. The playhead has the rest. */
interface LeftRun {
  /** Whether what the day draws later was there. */
  readonly hasLater: boolean
}

/**
 * A visit to a day until its picture is there: the state is that of its first moment, and no time goes by. So the day's words need not
 * wait for the picture, and what is pressed among them is pressed once the day plays.
 */
export class PendingRun implements Live<unknown> {
  readonly playhead: Playhead<unknown, object, Record<string, number>>
  /** The window that the day begins in, in CSS pixels, or was left in. */
  window: Readonly<Size> = windowSize()
  /** How it was left, if it was: it goes on from that very moment. */
  left: LeftRun | null = null
  /** Hears every event: whoever plays the day. */
  onEvent: ((name: string, data: unknown) => void) | null = null

  readonly #presses: Parameters<Live<unknown>['press']>[] = []
  #run: Live<unknown> | null = null

  /** @throws what the day's `start` throws */
  constructor(
    { slug }: CalendarDay,
    { rules, tuning, stage }: Pick<AnyScene, 'rules' | 'tuning' | 'stage'>,
    link: SceneLink,
  ) {
    this.playhead = new Playhead<unknown, object, Record<string, number>>({
      day: slug,
      rules,
      tuning: { ...tuned<Record<string, number>>(tuning), ...link.tuning },
      seed: link.seed ?? freshSeed(),
      size: stage === 'window' ? this.window : stage,
      onEvent: (name, data) => this.onEvent?.(name, data),
    })
  }

  get state(): unknown {
    return this.playhead.state
  }

  get now(): number {
    return this.playhead.now
  }

  /** How the stage lies in the window. */
  get fit(): Fit {
    return fitStage(this.playhead.world.size, windowSize())
  }

  press(...press: Parameters<Live<unknown>['press']>): void {
    if (this.#run) this.#run.press(...press)
    else this.#presses.push(press)
  }

  /** Nothing has been played yet: what was to be pressed is not. */
  replay(): void {
    if (this.#run) this.#run.replay()
    else this.#presses.length = 0
  }

  /** Until the day plays, nothing changes but how it lies in the window. */
  readonly subscribe = (listener: () => void): (() => void) => {
    window.addEventListener('resize', listener)
    return () => window.removeEventListener('resize', listener)
  }

  /** The day plays: what was pressed until now is pressed. */
  playAs(run: Live<unknown>): void {
    this.#run = run
    for (const press of this.#presses.splice(0)) run.press(...press)
  }

  /** The day is left, and may go on later. A game that is only watched is watched from its start then. */
  leave(run: LeftRun & { readonly window: Readonly<Size>; readonly isWatching: boolean }): void {
    this.#run = null
    this.window = run.window
    this.left = run.isWatching ? null : { hasLater: run.hasLater }
    if (run.isWatching) this.playhead.restart()
  }
}

/** A seed that nobody has chosen. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

function windowSize(): Size {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  return { width, height }
}
