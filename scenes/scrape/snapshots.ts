import type { Point } from '../../src/stage/contract/geometry'
import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'
import { toStage } from './layout'

/** A visitor's hand: down at the first place, through the others (in units of the silver field), and up again. */
function scratching(tick: number, places: readonly (readonly [number, number])[], letsGo = true): LoggedInput[] {
  const inputs: LoggedInput[] = []
  const input = (kind: 'press' | 'move' | 'release', at: Point, moment: number) =>
    inputs.push({ kind, tick: moment, at, area: null, button: 'main' })
  for (const [stop, [x, y]] of places.entries()) {
    const before = places[stop - 1]
    if (!before) input('press', toStage({ x, y }), tick)
    else {
      for (let step = 1; step <= STEPS; step++) {
        const share = step / STEPS
        const way = { x: before[0] + (x - before[0]) * share, y: before[1] + (y - before[1]) * share }
        input('move', toStage(way), tick + (stop - 1) * STEPS + step)
      }
    }
  }
  const last = places.at(-1)
  if (last && letsGo) input('release', toStage({ x: last[0], y: last[1] }), tick + places.length * STEPS)
  return inputs
}

/** Ticks a stroke takes. */
const STEPS = 12

/** To and fro over the whole silver, but for the lower right corner. */
const NEARLY_ALL = Array.from(
  { length: 20 },
  (_, stroke) => [stroke % 2 === 0 ? 4 : stroke > 15 ? 480 : 596, 14 + stroke * 24.2] as const,
)

const HALF: readonly (readonly [number, number])[] = [
  [12, 70],
  [150, 6],
  [20, 130],
  [250, 4],
  [30, 190],
  [350, 10],
  [80, 214],
  [390, 60],
  [170, 216],
  [410, 120],
]

export const snapshots: readonly Snapshot[] = [
  { name: 'a fresh card', seed: 1, at: 1500 },
  { name: 'half a row scratched, foil flying', seed: 7, at: 1240, inputs: scratching(10, HALF, false) },
  { name: 'three coins', seed: 9, at: 3300, inputs: scratching(10, NEARLY_ALL) },
  { name: 'three purses', seed: 7, at: 3300, inputs: scratching(10, NEARLY_ALL) },
  { name: 'three houses', seed: 35, at: 4100, inputs: scratching(10, NEARLY_ALL) },
  { name: 'a blank', seed: 2, at: 3300, inputs: scratching(10, NEARLY_ALL) },
]
