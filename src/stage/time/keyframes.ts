import type { Point, Size } from '../contract/geometry'

/** A copy of the state at a tick, to rewind to. */
export interface Keyframe<State> {
  readonly tick: number
  readonly state: State
  readonly random: number
  readonly pointer: Point
  readonly size: Size
  /** How much of the log had been played. */
  readonly logged: number
}

/** How many copies are kept; beyond that every other one is let go. */
const MOST = 240

/** The copies of the state that a playhead can rewind to, oldest first. */
export class Keyframes<State> {
  #frames: Keyframe<State>[] = []

  get ticks(): number[] {
    return this.#frames.map(({ tick }) => tick)
  }

  /** Where memory begins; `undefined` while there is none. */
  get first(): Keyframe<State> | undefined {
    return this.#frames[0]
  }

  /** The tick of the newest copy; −1 while there is none. */
  get lastTick(): number {
    return this.#frames.at(-1)?.tick ?? -1
  }

  keep(frame: Keyframe<State>): void {
    this.#frames.push(frame)
    if (this.#frames.length > MOST) this.#frames = this.#frames.filter((_, place) => place % 2 === 0)
  }

  /** The newest copy that is not newer than the tick, or where memory begins. */
  nearest(tick: number): Keyframe<State> | undefined {
    return this.#frames.findLast((frame) => frame.tick <= tick) ?? this.first
  }

  /** Lets go of the copies that are newer than the tick: something else happens now. */
  dropAfter(tick: number): void {
    while (this.lastTick > tick) this.#frames.pop()
  }

  dropAllButFirst(): void {
    this.#frames.length = Math.min(1, this.#frames.length)
  }

  clear(): void {
    this.#frames = []
  }
}
