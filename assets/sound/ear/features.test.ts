import { describe, expect, it } from 'vitest'
import { strike } from '../envelopes'
import { bandPass } from '../filters'
import { sine, whiteNoise } from '../oscillators'
import { randomNamed } from '../random'
import { faded, shaped, sum } from '../signal'
import { featuresOf } from './features'
import { nearestClasses } from './nearness'

const noise = whiteNoise(1, randomNamed('ear'))

describe('the features of a sound', () => {
  it('tell a tone from noise', () => {
    const tone = featuresOf(sine(440, 1))
    const hiss = featuresOf(noise)
    expect(tone.harmonicity).toBeGreaterThan(20)
    expect(tone.purity).toBeGreaterThan(0.95)
    expect(tone.voiced).toBe(1)
    expect(tone.pitchRange).toBeLessThan(1)
    expect(hiss.voiced).toBe(0)
    expect(hiss.harmonicity).toBeLessThan(0)
    expect(hiss.purity).toBeLessThan(0.1)
    expect(hiss.flatness).toBeGreaterThan(tone.flatness)
  })

  it('know how long it is, and how soon it has died away', () => {
    const struck = featuresOf(shaped(noise, strike(0.002, 0.6)))
    // 55 dB of 60, and 20 of them.
    expect(struck.seconds).toBeCloseTo(0.55, 1)
    expect(struck.decay).toBeCloseTo(0.2, 1)
    expect(struck.attack).toBeLessThan(0.01)
  })

  it('know where it lies, and where it ends', () => {
    const high = featuresOf(bandPass(noise, 9000, 6))
    const low = featuresOf(bandPass(noise, 300, 6))
    expect(high.centroid).toBeGreaterThan(8000)
    expect(low.centroid).toBeLessThan(700)
    expect(high.treble).toBeGreaterThan(-3)
    expect(low.treble).toBeLessThan(-15)
    expect(featuresOf(faded(sum(sine(1000, 1), sine(3000, 1)), 0.1, 0.1)).edge).toBeCloseTo(3.1, 0)
  })

  it('hear at what pace it moves', () => {
    const moved = (rate: number) =>
      featuresOf(shaped(noise, (moment) => 1 + 0.9 * Math.sin(2 * Math.PI * rate * moment)))
    expect(moved(6).syllables).toBeGreaterThan(-3)
    expect(moved(90).roughness).toBeGreaterThan(-3)
    expect(moved(90).syllables).toBeLessThan(-10)
  })

  it('find the class that is nearest, of shares that are a whole', () => {
    const nearest = nearestClasses(featuresOf(noise))
    expect(nearest).toHaveLength(33)
    expect(nearest.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1)
    expect(nearest[0]?.share).toBeGreaterThanOrEqual(nearest[1]?.share ?? 0)
  })
})
