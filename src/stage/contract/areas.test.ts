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

const areas: Areas<Pond, { reach: number }> = [
  {
    id: 'lily',
    label: { en: 'Lily', fr: 'Nénuphar' },
    shape: ({ frog }, out) =>
      out.polygon(
        [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
          { x: 0, y: 4 },
        ],
        frog.x,
        1,
        -2,
        0.5,
      ),
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

const idsOf = (keeper: AreaKeeper<Pond, { reach: number }>) => keeper.present.map(({ id }) => id)

describe('declared areas', () => {
  it('are where their shapes are, in every kind of shape', () => {
    const keeper = new AreaKeeper(areas)
    keeper.follow(pondAt(10), WORLD, VIEWPORT)
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
    const keeper = new AreaKeeper(areas)
    const pond = pondAt(10)
    keeper.follow(pond, WORLD, VIEWPORT)
    expect(idsOf(keeper)).toEqual(['lily', 'frog', 'water'])
    pond.nearest = 'frog'
    keeper.follow(pond, WORLD, VIEWPORT)
    expect(idsOf(keeper)).toEqual(['frog', 'lily', 'water'])
  })

  it('say when one came, went, or is called or ordered otherwise, and nothing of one that only moves', () => {
    const keeper = new AreaKeeper(areas)
    const pond = pondAt(10)
    expect(keeper.follow(pond, WORLD, VIEWPORT)).toBe(true)
    pond.frog.x = 30
    expect(keeper.follow(pond, WORLD, VIEWPORT)).toBe(false)
    pond.mood = 'sad'
    expect(keeper.follow(pond, WORLD, VIEWPORT)).toBe(true)
    pond.first = 0
    expect(keeper.follow(pond, WORLD, VIEWPORT)).toBe(true)
    pond.frog.isDiving = true
    expect(keeper.follow(pond, WORLD, VIEWPORT)).toBe(true)
    expect(idsOf(keeper)).toEqual(['lily', 'water'])
    expect(keeper.follow(pond, WORLD, VIEWPORT)).toBe(false)
  })

  it('are the same objects from frame to frame', () => {
    const keeper = new AreaKeeper(areas)
    keeper.follow(pondAt(10), WORLD, VIEWPORT)
    const [before, shape] = [[...keeper.present], keeper.present[1]?.shape]
    keeper.follow(pondAt(20), WORLD, VIEWPORT)
    expect(keeper.present.every((area, place) => area === before[place])).toBe(true)
    expect(keeper.present[1]?.shape).toBe(shape)
  })

  it('have no place in the tab order unless they say so', () => {
    const keeper = new AreaKeeper(areas)
    keeper.follow(pondAt(10), WORLD, VIEWPORT)
    expect(keeper.present.map(({ order }) => order)).toEqual([2, 1, null])
  })
})
