import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { FISH, placeOf, seawards } from '../layout'
import { rules } from '../rules'
import type { Trap } from '../state'
import { tuning } from '../tuning'
import { leanOf, leapAt, liftOf, MOUTH, markSize, reachOf } from './motion'
import { beaches, islandReach } from './shore'

const traps = playRules(rules, tuning, { seed: 7 }).state.traps
const [first] = traps
if (!first) throw new Error('There is no trap.')
const at = { x: 0, y: 0, steep: 0 }

function everyLeap(check: (trap: Trap, place: { x: number; y: number }) => void): void {
  for (const trap of traps) for (const leaper of FISH.keys()) check({ ...trap, leaper }, placeOf(trap))
}

describe('a leap', () => {
  it('begins at the mouth of the basket, steeply up, and ends in the open sea, head first', () => {
    everyLeap((trap, place) => {
      leapAt(trap, place, 0, at)
      expect([at.x, at.y]).toEqual([place.x, expect.closeTo(place.y - MOUTH, 6)])
      expect(at.steep).toBeLessThan(0)
      leapAt(trap, place, 1, at)
      expect(at.x).toBeCloseTo(place.x + reachOf(trap), 6)
      expect(at.y).toBeCloseTo(place.y, 6)
      expect(at.steep).toBeGreaterThan(0.5)
      expect(Math.sign(reachOf(trap))).toBe(seawards(trap))
    })
  })

  it('is one arc that stays on the stage', () => {
    everyLeap((trap, place) => {
      const heights: number[] = []
      for (let share = 0; share <= 1.0001; share += 0.01) {
        leapAt(trap, place, share, at)
        heights.push(at.y)
        expect(at.y).toBeGreaterThan(30)
        expect(at.x).toBeGreaterThan(0)
        expect(at.x).toBeLessThan(1600)
      }
      const top = heights.indexOf(Math.min(...heights))
      expect(
        heights.every((y, i) => i === 0 || (i <= top ? y <= (heights[i - 1] ?? y) : y >= (heights[i - 1] ?? y))),
      ).toBe(true)
    })
  })
})

describe('a basket', () => {
  it('rides up and down once while it bobs once, less for whoever asked for calm', () => {
    const heights = Array.from({ length: 100 }, (_, i) => liftOf(first, i / 100, 0, false))
    expect(Math.max(...heights)).toBeCloseTo(6, 1)
    expect(Math.min(...heights)).toBeCloseTo(-6, 1)
    expect(liftOf(first, 0.25, 0, true)).toBeCloseTo(2.5, 6)
  })

  it('dips, and dances for 700 ms, when it is prodded or a fish leaps out; not for whoever asked for calm', () => {
    const prodded = { ...first, pokedAt: 1000 }
    expect(liftOf(prodded, 0, 1000, false)).toBeCloseTo(0, 6)
    expect(liftOf(prodded, 0, 1100, false)).toBeLessThan(-3)
    expect(liftOf({ ...first, leap: { from: 1000, until: 1300 } }, 0, 1100, false)).toBeLessThan(-5)
    expect(liftOf(prodded, 0, 1700, false)).toBe(0)
    expect(liftOf(prodded, 0, 1100, true)).toBe(0)
    expect(leanOf(prodded, 0.25, 1100, false)).toBeLessThan(-0.05)
    expect(leanOf(prodded, 0.25, 1100, true)).toBe(0)
  })

  it('has a mark that springs up from nothing, then pulses, and stands still in calm', () => {
    expect(markSize(0, 0, false)).toBe(0)
    expect(markSize(500, 0.25, false)).toBeCloseTo(1.15, 6)
    expect(markSize(1500, 0.75, false)).toBeCloseTo(0.85, 6)
    expect(markSize(0, 0, true)).toBe(1)
  })
})

describe('the shore', () => {
  it('has the sea on its outer side', () => {
    const places = beaches(86)
    expect(places.length).toBeGreaterThan(30)
    for (const { x, y, out } of places) {
      expect(Math.hypot(out.x, out.y)).toBeCloseTo(1, 6)
      expect(islandReach({ x: x + out.x * 160, y: y + out.y * 160 })).toBeGreaterThan(0.9)
    }
  })
})
