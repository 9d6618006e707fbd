import type { Point } from '../../src/stage/contract/geometry'
import type { Input } from '../../src/stage/contract/scene'

interface Game<State> extends Record<Kind, (input: Partial<Input>) => void> {
  readonly state: State
  run(ms: number): void
}

type Kind = 'press' | 'hover' | 'leave' | 'move'

interface Setting {
  readonly at?: Readonly<Point>
  readonly ms?: number
}

/** An input in an area, where the pointer is or at a place, and the ms that go by: it takes place in the first tick of them, of 10 ms. */
const inputOf =
  (kind: Kind) =>
  (game: Game<unknown>, area: string | null, { at, ms = 10 }: Setting = {}): void => {
    game[kind](at ? { area, at } : { area })
    game.run(ms)
  }

export const press = inputOf('press')
export const hover = inputOf('hover')
export const leave = inputOf('leave')
export const move = (game: Game<unknown>, at: Readonly<Point>, ms = 10) => inputOf('move')(game, null, { at, ms })

/** A game after that many simulated ms. */
export function playedFor<Played extends { run(ms: number): void }>(game: Played, ms: number): Played {
  game.run(ms)
  return game
}

/** What a game reads after each of these waits, in simulated ms. */
export function readAfter<State, Value>(
  game: Game<State>,
  waits: readonly number[],
  read: (state: State) => Value,
): Value[] {
  return waits.map((ms) => {
    game.run(ms)
    return read(game.state)
  })
}

/** What a game reads every so many simulated ms, so many times. */
export function readEvery<State, Value>(
  game: Game<State>,
  ms: number,
  times: number,
  read: (state: State) => Value,
): Value[] {
  return readAfter(game, Array<number>(times).fill(ms), read)
}
