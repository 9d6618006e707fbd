import type { HitArea, Words } from '../../src/stage/scene'
import { CELL, placeOf, TRAPS } from './places'
import type { Farm, Trap } from './rules'

/** A trap's area is its whole place, so that areas touch and never overlap; the trap stands a little above its waterline. */
const RAISED = 10

const COASTS = {
  west: { en: 'West', fr: 'ouest' },
  east: { en: 'East', fr: 'est' },
  south: { en: 'South', fr: 'sud' },
} as const

/** A trap's name: its coast, and its number along it. */
export const NAMES: readonly Words[] = TRAPS.map(([x], index) => {
  const coast = coastOf(x)
  const number = TRAPS.slice(0, index + 1).filter(([other]) => coastOf(other) === coast).length
  return { en: `${COASTS[coast].en} trap ${number}`, fr: `Nasse ${COASTS[coast].fr} ${number}` }
})

/** The three things a trap can be to a visitor who tabs. Made once: the stage compares labels by identity. */
const KEPT = TRAPS.map(([x, y], index) => {
  const name = NAMES[index] ?? { en: 'Trap', fr: 'Nasse' }
  const place = placeOf({ x, y })
  const area = {
    id: `trap-${index + 1}`,
    cursor: 'pointer',
    shape: {
      kind: 'rect',
      x: place.x - CELL.width / 2,
      y: place.y - CELL.height / 2 - RAISED,
      width: CELL.width,
      height: CELL.height,
    },
  } as const
  const caught = { en: `${name.en}: a fish is in it`, fr: `${name.fr} : un poisson est dedans` }
  const empty = { en: `${name.en}, empty`, fr: `${name.fr}, vide` }
  return {
    caught: { ...area, label: caught, order: index },
    empty: { ...area, label: empty, order: TRAPS.length + index },
    /** It was emptied while the focus is on it: it keeps its place until the focus goes on to the next. */
    emptied: { ...area, label: empty, order: index },
  } satisfies Record<string, HitArea>
})

const IDS: ReadonlyMap<string, number> = new Map(KEPT.map(({ empty }, index) => [empty.id, index]))

/** Which trap an area is, or -1. */
export function trapOf(area: string | null): number {
  return area === null ? -1 : (IDS.get(area) ?? -1)
}

const lists = new WeakMap<Farm, { of: number; list: readonly HitArea[] }>()

/** What can be pressed: always all 14, those that have caught something first in the tab order. A list is kept until a trap changes. */
export function areasOf(farm: Farm): readonly HitArea[] {
  let of = 0
  for (let index = 0; index < farm.traps.length; index++) {
    const trap = farm.traps[index]
    of = of * 4 + (trap?.caught ? 2 : 0) + (trap?.isFirst ? 1 : 0)
  }
  const known = lists.get(farm)
  if (known?.of === of) return known.list
  const list = KEPT.map((kept, index) => kept[kindOf(farm.traps[index])])
  lists.set(farm, { of, list })
  return list
}

function kindOf(trap: Trap | undefined): 'caught' | 'emptied' | 'empty' {
  if (trap?.caught) return 'caught'
  return trap?.isFirst ? 'emptied' : 'empty'
}

function coastOf(x: number): keyof typeof COASTS {
  if (x === 0) return 'west'
  return x === 11 ? 'east' : 'south'
}
