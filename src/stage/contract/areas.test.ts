import { describe, expect, it } from 'vitest'
import { StageInWindow } from '../canvas/stageInWindow'
import { AreaKeeper, type Areas } from './areas'

interface Pond {
  frog: { x: number; y: number; isDiving: boolean }
  mood: 'glad' | 'sad'
  nearest: 'frog' | 'lily'
  first: number
}

const pondAt = (x: number): Pond => ({ frog: { x, y: 5, isDiving: false }, mood: 'glad', nearest: 'lily', first: 2 })

const WORLD = { now: 0, size: { width: 100, height: 50 }, tuning: { reach: 7 } }

const { viewport: VIEWPORT } = new StageInWindow(WORLD.size, WORLD.size)

const LEAF = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 0, y: 4 },
]

const areas: Areas<Pond, { reach: number }> = [
  {
    id: 'lily',
    label: { en: 'Lily', fr: 'Nénuphar' },
    shape: ({ frog }, out) => out.polygon(LEAF, frog.x, 1, -2, 0.5),
    order: ({ first }) => first,
    front: ({ nearest }) => (nearest === 'lily' ? 1 : 0),
  },
  {
    id: 'frog',
    // Made anew each time it is asked for: it is compared by its words.
    label: ({ mood }) => (mood === 'glad' ? { en: 'Glad frog', fr: 'Grenouille gaie' } : { en: 'Sad', fr: 'Triste' }),
    when: ({ frog }) => !frog.isDiving,
    shape: ({ frog: { x, y } }, out, { tuning }) => out.circle(x, y, tuning.reach),
    order: 1,
    front: ({ nearest }) => (nearest === 'frog' ? 1 : 0),
  },
  {
    id: 'water',
    label: { en: 'Water', fr: 'Eau' },
    shape: (_, out, { size }) => out.rect(0, 0, size.width, size.height),
    front: () => -1,
  },
]

/** A keeper that has followed a pond. `follow` looks at the pond again. */
function keepAt(x: number) {
  const keeper = new AreaKeeper(areas)
  const pond = pondAt(x)
  const follow = () => keeper.follow(pond, WORLD, VIEWPORT)
  const isNews = follow()
  return { keeper, pond, follow, isNews, ids: () => keeper.present.map(({ id }) => id) }
}

describe('declared areas', () => {
  it('are where their shapes are, in every kind of shape, and in the tab order only where they say so', () => {
    const { keeper } = keepAt(10)
    expect(keeper.present.map(({ order }) => order)).toEqual([2, 1, null])
    expect(keeper.present.map(({ shape }) => structuredClone(shape))).toEqual([
      {
        kind: 'polygon',
        points: [
          { x: 10, y: 1 },
          { x: 2, y: 1 },
          { x: 10, y: 3 },
        ],
      },
      { kind: 'circle', x: 10, y: 5, radius: 7 },
      { kind: 'rect', x: 0, y: 0, width: 100, height: 50 },
    ])
  })

  it('lie front to back, and of equals the first listed is in front', () => {
    const { pond, follow, ids } = keepAt(10)
    expect(ids()).toEqual(['lily', 'frog', 'water'])
    pond.nearest = 'frog'
    follow()
    expect(ids()).toEqual(['frog', 'lily', 'water'])
  })

  it('say when one came, went, or is called or ordered otherwise, and nothing of one that only moves', () => {
    const { pond, follow, isNews, ids } = keepAt(10)
    expect(isNews).toBe(true)
    pond.frog.x = 30
    expect(follow()).toBe(false)
    pond.mood = 'sad'
    expect(follow()).toBe(true)
    pond.first = 0
    expect(follow()).toBe(true)
    pond.frog.isDiving = true
    expect(follow()).toBe(true)
    expect(ids()).toEqual(['lily', 'water'])
    expect(follow()).toBe(false)
  })

  it('are the same objects from frame to frame', () => {
    const { keeper } = keepAt(10)
    const [before, shape] = [[...keeper.present], keeper.present[1]?.shape]
    keeper.follow(pondAt(20), WORLD, VIEWPORT)
    expect(keeper.present.every((area, place) => area === before[place])).toBe(true)
    expect(keeper.present[1]?.shape).toBe(shape)
  })
})
