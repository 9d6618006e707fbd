import { describe, expect, it } from 'vitest'
import {
  clamp,
  damp,
  easeOutBack,
  easeOutElastic,
  hop,
  lerp,
  ringing,
  scatter,
  smoothstep,
  spread,
  swaying,
} from './math'

describe('small functions', () => {
  it('hold a number within bounds', () => {
    expect([clamp(-1, 0, 1), clamp(0.5, 0, 1), clamp(2, 0, 1), clamp(5, 3, 1)]).toEqual([0, 0.5, 1, 1])
    expect(clamp(Number.NaN, 0, 1)).toBeNaN()
  })

  it('find a place between two, and beyond', () => {
    expect([lerp(10, 20, 0), lerp(10, 20, 0.25), lerp(10, 20, 1), lerp(10, 20, 2)]).toEqual([10, 12.5, 20, 30])
  })

  it('go slowly at both ends, either way', () => {
    expect([1, 2, 3, 4, 5].map((value) => smoothstep(2, 4, value))).toEqual([0, 0, 0.5, 1, 1])
    expect(smoothstep(2, 4, 2.2)).toBeLessThan(0.1)
    expect(smoothstep(4, 2, 2.2)).toBeGreaterThan(0.9)
    expect([smoothstep(3, 3, 2.9), smoothstep(3, 3, 3)]).toEqual([0, 1])
  })

  it('approach at any frame rate alike', () => {
    let often = 0
    for (let frame = 0; frame < 144; frame++) often = damp(often, 100, 350, 1000 / 144)
    expect(often).toBeCloseTo(damp(0, 100, 350, 1000), 9)
    expect(damp(0, 100, 350, 350)).toBeCloseTo(63.212, 3)
    expect([damp(3, 100, 350, 0), damp(3, 100, 0, 10), damp(3, 100, 0, 0)]).toEqual([3, 100, 100])
  })

  it('hop from the ground to the ground', () => {
    expect([-1, 0, 0.25, 0.5, 0.75, 1, 2].map(hop)).toEqual([0, 0, 0.75, 1, 0.75, 0, 0])
  })

  it('ring after a blow, ever less, and not before it', () => {
    expect(ringing(0, 100, 40)).toBe(1)
    expect(ringing(20, 100, 40)).toBeCloseTo(-Math.exp(-0.2), 12)
    expect(ringing(40, 100, 40)).toBeCloseTo(Math.exp(-0.4), 12)
    expect([-1, 601, Number.POSITIVE_INFINITY].map((since) => ringing(since, 100, 40))).toEqual([0, 0, 0])
  })

  it('sway after a touch, ever less, and are still when its time is over', () => {
    expect([-1, 0, 100, Number.POSITIVE_INFINITY].map((since) => swaying(since, 100, 40))).toEqual([0, 0, 0, 0])
    expect(swaying(10, 100, 40)).toBeCloseTo(0.81, 12)
    expect(swaying(30, 100, 40)).toBeCloseTo(-0.49, 12)
  })

  it('ease out beyond their end, and back', () => {
    expect([-1, 0, 1, 2].map((share) => easeOutBack(share))).toEqual([0, 0, 1, 1].map((end) => expect.closeTo(end, 12)))
    expect(easeOutBack(0.5)).toBeCloseTo(1.0875, 12)
    expect(easeOutBack(0.5, 0)).toBeCloseTo(0.875, 12)
  })

  it('spring to 1, to and fro about it', () => {
    expect([-1, 0, 601].map((elapsed) => easeOutElastic(elapsed, 100, 40))).toEqual([0, 0, 1])
    expect(easeOutElastic(20, 100, 40)).toBeCloseTo(1 + Math.exp(-0.2), 12)
  })

  it.each([
    ['scatter', scatter],
    ['spread', spread],
  ])('%s alike for alike, and evenly', (_, share) => {
    const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (let index = 0; index < 10_000; index++) {
      expect(share(index)).toBe(share(index))
      const tenth = Math.floor(share(index) * 10)
      counts[tenth] = (counts[tenth] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })

  it('scatters without a pattern, and spreads neighbours', () => {
    let nearest = 1
    let together = 0
    for (let index = 0; index < 1000; index++) {
      nearest = Math.min(nearest, Math.abs(spread(index + 1) - spread(index)))
      together += (scatter(index) - 0.5) * (scatter(index + 1) - 0.5)
    }
    expect(nearest).toBeGreaterThan(0.3)
    expect(Math.abs(together / 1000)).toBeLessThan(0.01)
  })
})
