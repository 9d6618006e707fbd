import { describe, expect, it } from 'vitest'
import type { InputKind, LoggedInput } from '../contract/scene'
import { Trail } from './trail'

const TICK = 10

function input(kind: InputKind, tick: number, x: number): LoggedInput {
  return { kind, tick, at: { x, y: 2 * x }, area: null, button: 'main' }
}

/** Where the drop is at each of these moments; `null` while it is not seen. */
function places(trail: Trail, ...moments: number[]): (number | null)[] {
  const at = { x: 0, y: 0 }
  return moments.map((now) => {
    if (!trail.follow(now, at)) return null
    expect(at.y).toBeCloseTo(2 * at.x)
    return at.x
  })
}

describe('the drop of a game that is watched', () => {
  it('is not seen before it is known where it is, nor where nothing is ever done', () => {
    expect(places(new Trail([input('press', 100, 50)], TICK, 350), 0, 649, 650, 1000, 9000)).toEqual([
      null,
      null,
      50,
      50,
      50,
    ])
    expect(places(new Trail([{ kind: 'kept', tick: 0, text: '' }, input('leave', 5, 3)], TICK, 350), 0, 500)).toEqual([
      null,
      null,
    ])
  })

  it('glides to where something is done, and is there in time', () => {
    const trail = new Trail([input('press', 0, 0), input('press', 100, 80)], TICK, 400)
    expect(places(trail, 0, 600, 800, 1000, 1200)).toEqual([0, 0, 40, 80, 80])
  })

  it('goes from move to move', () => {
    const trail = new Trail([input('move', 0, 0), input('move', 2, 10), input('move', 4, 20)], TICK, 350)
    expect(places(trail, 0, 10, 20, 30, 40)).toEqual([0, 5, 10, 15, 20])
  })

  it('is where it is at once for whoever asked for less motion', () => {
    const trail = new Trail([input('press', 10, 0), input('press', 100, 80)], TICK, 0)
    expect(places(trail, 0, 99, 100, 999, 1000)).toEqual([null, null, 0, 0, 80])
  })

  it('is pressed until it is let go of, and long enough to be seen', () => {
    const trail = new Trail(
      [input('press', 10, 0), input('release', 11, 0), input('press', 50, 0), input('press', 90, 0)],
      TICK,
      350,
    )
    const moments = [0, 99, 100, 219, 220, 499, 500, 899, 900, 99_000]
    expect(moments.map((now) => trail.isPressed(now))).toEqual([
      ...[false, false, true, true, false],
      ...[false, true, true, true, true],
    ])
  })
})
