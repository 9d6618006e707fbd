import type { Point } from '../../src/stage/contract/geometry'
import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'
import { CURL, SUM, toStage } from './layout'

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

/** In the middle of the reckoning. */
const SUM_AT = { x: SUM.left + SUM.width / 2, y: SUM.top + SUM.height / 2 }

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

const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
const press = (area: string, tick: number, at: Point) => ({ kind: 'press', tick, at, area, button: 'main' }) as const
/** A table of earlier cards, as a browser has kept it. */
const kept = (text: string): LoggedInput[] => [{ kind: 'kept', tick: 0, text }, later]
const grown = kept('17 6 0 120 1 1012012 2000121 1120012 3011122 0000111 2000112 1012012')
const nine = kept('6 3 1 1120 0 1012012 2000121 1120012 3011122 0000111 2000112 1012012 4022210 1021021')
/** The last card of a pad is thrown aside; then its reckoning is rubbed out. */
const tenth = [...nine, press('next', 90, CURL)]
const wiped = [...tenth, press('sum', 620, SUM_AT)]

export const snapshots: readonly Snapshot[] = [
  { name: 'a fresh card', seed: 1, at: 1500 },
  { name: 'half a row scratched, foil flying', seed: 7, at: 1240, inputs: scratching(10, HALF, false) },
  { name: 'three coins', seed: 9, at: 3300, inputs: scratching(10, NEARLY_ALL) },
  { name: 'three purses', seed: 7, at: 3300, inputs: scratching(10, NEARLY_ALL) },
  { name: 'three houses', seed: 35, at: 4100, inputs: scratching(10, NEARLY_ALL) },
  { name: 'a blank', seed: 2, at: 3300, inputs: scratching(10, NEARLY_ALL) },
  { name: 'coins leap', seed: 9, at: 3420, inputs: [later, ...scratching(10, NEARLY_ALL)] },
  { name: 'a purse bursts', seed: 7, at: 3840, inputs: [...grown, ...scratching(10, NEARLY_ALL)] },
  { name: 'a house in the coffee', seed: 35, at: 5100, inputs: [...grown, ...scratching(10, NEARLY_ALL)] },
  { name: 'a card is thrown aside', seed: 1, at: 1060, inputs: [...grown, press('next', 90, CURL)] },
  { name: 'the cat pushes a coin', seed: 1, at: 1300, inputs: [...grown, press('cat', 90, { x: 96, y: 640 })] },
  { name: 'the reckoning', seed: 35, at: 5600, inputs: tenth },
  { name: 'the reckoning in a tall window', seed: 35, at: 5600, inputs: tenth, size: { width: 1102, height: 1400 } },
  { name: 'a sleeve rubs it out', seed: 35, at: 6850, inputs: wiped },
  { name: 'another pad', seed: 35, at: 8600, inputs: wiped },
]
