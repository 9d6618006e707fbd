import type { HitArea } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import type { Input } from '../../src/stage/contract/scene'
import type { playRules } from '../../src/stage/time/playRules'

/** A day's rules that are played: what all days have of it in common. */
type Game<State = unknown> = Omit<ReturnType<typeof playRules>, 'playhead' | 'state'> & { readonly state: State }
type Kind = 'press' | 'release' | 'move' | 'hover' | 'leave'

/** Lets so many ms go by in a game, and hands it back. */
export function wait<Played extends Game>(game: Played, ms: number): Played {
  game.run(ms)
  return game
}

/** Hands an input in, and lets so many ms go by: the tick of 10 ms that takes it, if not told otherwise. */
export function input<Played extends Game>(game: Played, kind: Kind, done: Partial<Input>, ms = 10): Played {
  game[kind](done)
  return wait(game, ms)
}

const inputOf =
  (kind: Kind) =>
  <Played extends Game>(game: Played, area: string | null, ms?: number, at?: Readonly<Point>): Played =>
    input(game, kind, at ? { area, at } : { area }, ms)

/** Presses an area, or with null beside all of them, where the pointer is or at a place, and lets so many ms go by. */
export const press = inputOf('press')
export const hover = inputOf('hover')
export const leave = inputOf('leave')

/** Moves the pointer there, and lets so many ms go by. */
export const point = <Played extends Game>(game: Played, at: Point, ms?: number) => input(game, 'move', { at }, ms)

/** What a game reads after each of these waits in ms, one after the other. */
export const readAfter = <State, Value>(
  game: Game<State>,
  waits: readonly number[],
  read: (state: State) => Value,
): Value[] => waits.map((ms) => structuredClone(read(wait(game, ms).state)))

/** What a game reads every so many ms, so many times. */
export const readEvery = <State, Value>(game: Game<State>, ms: number, times: number, read: (state: State) => Value) =>
  readAfter(game, Array<number>(times).fill(ms), read)

/** How often an event has been told. */
export const countOf = ({ told }: Game, event: string) => told.filter(({ name }) => name === event).length

/** What has been told with an event, each time. */
export const dataOf = ({ told }: Game, event: string) =>
  told.filter(({ name }) => name === event).map(({ data }) => data)

/** An area as it can be pressed now, if it can. */
export const areaOf = (game: Game, area: string): HitArea | undefined => game.hitAreas().find(({ id }) => id === area)
