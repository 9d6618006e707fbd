import { describe, expect, it, vi } from 'vitest'
import type { InputKind, LoggedInput } from '../contract/scene'
import type { Recording } from '../time/recording'
import { thinned } from './thinned'

/** One input after the other, each further to the right. */
function done(...kinds: InputKind[]): LoggedInput[] {
  return kinds.map((kind, tick) => ({ kind, tick, at: { x: tick, y: 0 }, area: null, button: 'main' }))
}

const ALL = done('move', 'move', 'press', 'move', 'move', 'release', 'move', 'move', 'leave')
const game = { day: 'walk', seed: 7, tuning: {}, size: { width: 1, height: 1 }, ticks: 9, inputs: ALL, hash: 'end' }

/** A day that ends so unless one of these ticks is missing. */
const needing = (...ticks: number[]) =>
  vi.fn(async ({ inputs }: Recording) =>
    ticks.every((tick) => inputs.some((input) => input.tick === tick)) ? 'end' : '?',
  )

const ticksOf = (kept: Recording | null) => kept?.inputs.map(({ tick }) => tick)

describe('the moves of a game', () => {
  it('are left out where the day does not look, but for the last: there the pointer is', async () => {
    const endOf = needing()
    expect(ticksOf(await thinned(game, endOf))).toEqual([2, 5, 7, 8])
    expect(endOf).toHaveBeenCalledTimes(1)
  })

  it('stay while something is held, where the day looks then', async () => {
    expect(ticksOf(await thinned(game, needing(3)))).toEqual([2, 3, 4, 5, 7, 8])
  })

  it('stay, all of them, where the day looks always', async () => {
    expect(await thinned(game, needing(0))).toEqual(game)
  })

  it('lead nowhere that is passed on, where all of them do not lead there', async () => {
    expect(await thinned(game, needing(99))).toBeNull()
  })

  it('are no matter where there are none', async () => {
    const still = { ...game, inputs: done('press', 'release') }
    const endOf = needing(0, 1)
    expect(await thinned(still, endOf)).toEqual(still)
    expect(endOf).toHaveBeenCalledTimes(1)
    await thinned(still, needing(99))
  })

  it('are no matter where a press comes after them', async () => {
    const pressed = { ...game, inputs: done('move', 'press') }
    expect(ticksOf(await thinned(pressed, needing()))).toEqual([1])
  })
})
