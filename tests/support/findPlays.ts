import { describe, expect, it } from 'vitest'
import type { Areas, HitArea } from '../../src/stage/contract/areas'
import type { Find, Finds } from '../../src/stage/contract/finds'
import type { Point, Size } from '../../src/stage/contract/geometry'
import type { DayKeys } from '../../src/stage/contract/keys'
import type { EventTable, Input, Rules, TuningTable } from '../../src/stage/contract/scene'
import { areaAt, boundsOf, centreOf, contains } from '../../src/stage/input/hitTest'
import { dayKey, playRules } from '../../src/stage/time/playRules'

/** The parts of a day that its finds are played by. */
interface Day<State, Events extends EventTable, Tuning extends object, Name extends string = string> {
  readonly rules: Rules<State, Events, Tuning>
  readonly tuning: TuningTable<Tuning>
  readonly areas: Areas<State, Tuning>
  /** What its keys do, where it has any of its own. */
  readonly createKeys?: () => DayKeys<State>
  readonly size?: Readonly<Size>
  /** Of finds that chance decides on, a seed with which it does: 1 of the others. */
  readonly seeds?: Readonly<Partial<Record<Name, number>>>
}

/** Somebody who plays by the mouse, or by keys alone, and does nothing that a visitor could not do so. */
export interface Visitor<State> {
  readonly hand: 'mouse' | 'keys'
  readonly state: State
  readonly events: readonly string[]
  /** Presses what stands in front there, or what Tab comes to; then lets a tick go by, and lets go. */
  press(area: string, button?: Input['button']): void
  /** Points at it, by the arrow keys too where the day follows the pointer, and lets a tick go by. */
  pointAt(area: string): void
  moveTo(at: Point): void
  /** A key that the day itself takes. */
  key(key: string): void
  run(ms: number): void
  runUntil(isSo: () => boolean, atMost?: number): void
}

/** How a find is made: the areas that are pressed in turn, or all that is done. */
export type Play<State> = readonly string[] | ((visitor: Visitor<State>) => void)

/** A place in front of which nothing stands is looked for in so many columns and rows. */
const GRID = 24

/** Plays each find of a day by the mouse, and by keys alone: its event comes, in the course of a game that is whole in every tick. */
export function testFinds<State, Events extends EventTable, Tuning extends object, Name extends string>(
  day: Day<State, Events, Tuning, Name>,
  finds: Finds<Events> & Readonly<Record<Name, unknown>>,
  plays: Readonly<Record<Name, Play<State>>>,
): void {
  const names = Object.keys(finds)
  const cases = names.flatMap((name) => [[name, 'mouse'] as const, [name, 'keys'] as const])

  describe('what can be found here', () => {
    it('are three things, each played', () => {
      expect(names).toHaveLength(3)
      expect(Object.keys(plays)).toEqual(names)
    })

    it.each(cases)('%s, by %s', (name, hand) => {
      const find = finds[name]
      const play = Object.entries<Play<State>>(plays).find(([key]) => key === name)?.[1]
      if (!find || !play) throw new Error(`There is no ${name}.`)
      const { rules, tuning, areas, size, seeds } = day
      const seed = Object.entries<number | undefined>(seeds ?? {}).find(([key]) => key === name)?.[1] ?? 1
      const game = playRules(rules, tuning, { seed, areas, ...(size && { size }) })
      game.later()
      const isFound = () => game.told.some((event) => isOf(find, event))
      const visitor = visitorOf(day, game, hand)
      expect(isFound()).toBe(false)
      if (typeof play === 'function') play(visitor)
      else for (const area of play) visitor.press(area)
      expect(isFound(), `${find.on} of ${[...new Set(game.events)].join(', ')}`).toBe(true)
    })
  })
}

function isOf<Events extends EventTable>({ on, when }: Find<Events>, { name, data }: Told): boolean {
  return name === on && (!when || Reflect.apply(when, undefined, [data]) === true)
}

interface Told {
  readonly name: string
  readonly data: unknown
}

type Game<State> = ReturnType<typeof playRules<State, EventTable, object>>

function visitorOf<State, Events extends EventTable, Tuning extends object>(
  { rules, createKeys }: Day<State, Events, Tuning>,
  game: Pick<
    Game<State>,
    'state' | 'events' | 'hitAreas' | 'press' | 'release' | 'move' | 'hover' | 'leave' | 'run' | 'runUntil'
  >,
  hand: Visitor<State>['hand'],
): Visitor<State> {
  const keys = createKeys?.()
  let pointed: string | null = null

  /** The area, and where it is met. */
  function meet(id: string): { area: HitArea; at: Point } {
    const present = game.hitAreas()
    const area = present.find((one) => one.id === id)
    if (!area) throw new Error(`There is no ${id} now, but ${present.map((one) => one.id).join(', ')}.`)
    return { area, at: hand === 'keys' ? centreOf(area.shape) : placeIn(present, area) }
  }

  function pressAt(area: string | null, at: Point, button: Input['button']): void {
    game.press({ area, at, button })
    game.run(rules.tick)
    game.release({ area, at, button })
  }

  return {
    hand,
    get state() {
      return game.state
    },
    get events() {
      return game.events
    },
    press(id, button = 'main') {
      const { at } = meet(id)
      if (hand === 'mouse') game.move({ at, area: id })
      pressAt(id, at, button)
    },
    pointAt(id) {
      const { at } = meet(id)
      if (pointed !== null && pointed !== id) game.leave({ area: pointed })
      game.move({ at, area: id })
      game.hover({ at, area: id })
      pointed = id
      game.run(rules.tick)
    },
    moveTo(at) {
      game.move({ at, area: areaAt(game.hitAreas(), at)?.id ?? null })
      game.run(rules.tick)
    },
    key(key) {
      const areas = game.hitAreas().map(({ id }) => id)
      const action = keys?.take(dayKey(key, { areas, tabStops: areas }), game.state)
      if (!action?.press) throw new Error(`The day takes no ${key}.`)
      for (const area of action.press) pressAt(area, { x: 0, y: 0 }, 'main')
    },
    run: (ms) => game.run(ms),
    runUntil: (isSo, atMost) => game.runUntil(isSo, atMost),
  }
}

/** Where a mouse meets that area and no other. @throws where all of it is hidden */
function placeIn(present: readonly HitArea[], area: HitArea): Point {
  const { x, y, width, height } = boundsOf(area.shape)
  const places = [centreOf(area.shape)]
  for (let row = 0.5; row < GRID; row++)
    for (let column = 0.5; column < GRID; column++)
      places.push({ x: x + (width * column) / GRID, y: y + (height * row) / GRID })
  const place = places.find((at) => contains(area.shape, at) && areaAt(present, at) === area)
  if (!place) throw new Error(`All of ${area.id} is hidden.`)
  return place
}
