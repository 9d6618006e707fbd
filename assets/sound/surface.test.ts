import { describe, expect, it } from 'vitest'
import { randomNamed } from './random'
import { rootMeanSquare, type Signal, samplesIn, silence } from './signal'
import { dusty, uneven } from './surface'

/** A tenth of a second at 1, and one of silence. */
const touched: Signal = silence(0.2).map((_, index) => (index < samplesIn(0.1) ? 1 : 0))

describe('dust', () => {
  it('is as loud as its gain says, while something is touched', () => {
    const dust = dusty(touched, 0.2, randomNamed('dust')).map((sample, index) => sample - (touched[index] ?? 0))
    expect(rootMeanSquare(dust.slice(0, samplesIn(0.1)))).toBeCloseTo(0.2 / Math.sqrt(3), 2)
  })

  it('is gone soon after', () => {
    const dust = dusty(touched, 0.2, randomNamed('dust'))
    expect(rootMeanSquare(dust.slice(samplesIn(0.16)))).toBeLessThan(1e-3)
  })
})

describe('a rough grip', () => {
  it('gives and holds about a level that stays', () => {
    const { left } = uneven({ left: touched, right: touched }, 0.3, randomNamed('grip'))
    const held = left.slice(0, samplesIn(0.1))
    const mean = held.reduce((sum, sample) => sum + sample, 0) / held.length
    expect(mean).toBeGreaterThan(0.7)
    expect(mean).toBeLessThan(1.3)
    expect(rootMeanSquare(held.map((sample) => sample - mean))).toBeGreaterThan(0.15)
  })

  it('makes no sound of its own', () => {
    expect(
      rootMeanSquare(uneven({ left: touched, right: touched }, 0.6, randomNamed('grip')).left.slice(samplesIn(0.1))),
    ).toBe(0)
  })
})
