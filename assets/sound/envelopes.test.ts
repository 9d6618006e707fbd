import { describe, expect, it } from 'vitest'
import { glide, strike, throughPoints, wobble } from './envelopes'
import { randomNamed } from './random'

describe('envelopes', () => {
  it('go through their points, bent or straight, and are level outside', () => {
    for (const bend of [-3, 0, 3]) {
      const line = throughPoints([0.1, 2], [0.3, 6, bend])
      expect([0, 0.1, 0.3, 9].map(line)).toEqual([2, 2, 6, 6])
    }
    expect(throughPoints([0, 0], [1, 1])(0.5)).toBe(0.5)
    expect(throughPoints([0, 0], [1, 1, 3])(0.5)).toBeGreaterThan(0.7)
    expect(throughPoints([0, 0], [1, 1, -3])(0.5)).toBeLessThan(0.3)
  })

  it('die away by 60 dB in their decay', () => {
    expect(strike(0.01, 0.5)(0.01)).toBe(1)
    expect(strike(0.01, 0.5)(0.51)).toBeCloseTo(0.001)
  })

  it('glide in equal musical steps and stay there', () => {
    const rise = glide(110, 440, 2)
    expect([0, 1, 2, 3].map(rise)).toEqual([110, 220, 440, 440])
  })

  it('wobble with the period of a loop, in bounds', () => {
    const line = wobble(7, randomNamed('wobble'), 3)
    for (let moment = 0; moment < 3; moment += 0.01) {
      expect(line(moment + 3)).toBeCloseTo(line(moment), 6)
      expect(Math.abs(line(moment))).toBeLessThanOrEqual(1)
    }
  })
})
