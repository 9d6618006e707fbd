import type { Size } from '../contract/geometry'
import type { Input, InputKind, KeptInput, LoggedInput } from '../contract/scene'

/** An input that has happened but has no place in time yet. */
export type QueuedInput =
  | (Input & { readonly kind: InputKind })
  | { readonly kind: 'resize'; readonly size: Readonly<Size> }
  | KeptInput

/** Inputs that wait for the next tick, in their order. While time stands still they do not pile up. */
export class InputQueue {
  #inputs: QueuedInput[] = []

  get isEmpty(): boolean {
    return this.#inputs.length === 0
  }

  /**
   * While time stands still only the last one waits of moves that follow each other, and of sizes of the window. While it goes by
   * all of them do: what is drawn along their way, on a slow machine too, is drawn along all of it.
   * @throws {RangeError} when a place or a size is not finite
   */
  add(input: QueuedInput, isTimeStill: boolean): void {
    expectFinite(input)
    const isOfMany = input.kind === 'move' || input.kind === 'resize'
    const isTakenOver = isTimeStill && isOfMany && this.#inputs.at(-1)?.kind === input.kind
    if (isTakenOver) this.#inputs.pop()
    this.#inputs.push(withinReach(input))
  }

  /** Hands all over to `take`, oldest first, and is empty then. */
  drain(take: (input: QueuedInput) => void): void {
    for (const input of this.#inputs) take(input)
    this.clear()
  }

  clear(): void {
    this.#inputs.length = 0
  }
}

/** How far from the stage's corner an input may take place, in scene units: further than any window reaches. */
const FARTHEST = 100_000

/**
 * The same input where rules can bear it: one beyond all windows takes place as far off as can be. From 1e308 on, the way there
 * is so long that sums of it are no numbers any more.
 */
export function withinReach<Kind extends QueuedInput>(input: Kind): Kind {
  if (input.kind === 'resize' || input.kind === 'kept') return input
  const { x, y } = input.at
  if (Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST) return input
  return { ...input, at: { x: held(x), y: held(y) } }
}

/**
 * Not-a-number would spread through a state without a trace of where it came from.
 * @throws {RangeError} when a place or a size is not finite, or a size is negative
 */
export function expectFinite(input: QueuedInput | LoggedInput): void {
  if (input.kind === 'resize') {
    expectSize(input.size)
    return
  }
  if (input.kind === 'kept') return
  for (const axis of ['x', 'y'] as const) {
    if (Number.isFinite(input.at[axis])) continue
    throw new RangeError(`A ${input.kind} takes place at numbers; ${axis} is ${input.at[axis]}.`)
  }
}

/** @throws {RangeError} when it is not finite, or negative */
export function expectSize(size: Readonly<Size>): void {
  for (const side of ['width', 'height'] as const) {
    if (Number.isFinite(size[side]) && size[side] >= 0) continue
    throw new RangeError(`A stage has a size in numbers from 0 on; its ${side} is ${size[side]}.`)
  }
}

/** By itself, without the stage's mathematics: those who play no day load the queue's script, too. */
function held(place: number): number {
  return Math.min(FARTHEST, Math.max(-FARTHEST, place))
}
