import { describe, expect, it } from 'vitest'
import { integratedLoudness, momentaryLoudness, truePeak } from './loudness'
import { masteredLoop, masteredOneShot } from './mastering'
import { sine } from './oscillators'
import { faded, type Signal, sampleAt, sampled, secondsOf, shaped, silence } from './signal'

const both = (signal: Signal) => ({ left: signal, right: signal })
const mean = (signal: Signal) => signal.reduce((total, sample) => total + sample, 0) / signal.length

describe('a mastered one-shot', () => {
  const note = faded(shaped(sine(440, 0.5), 0.03), 0.01, 0.1)

  it('has its loudness, from whatever level', () => {
    for (const gain of [0.01, 1, 30]) {
      expect(momentaryLoudness(masteredOneShot(both(shaped(note, gain)), -20))).toBeCloseTo(-20, 1)
    }
  })

  it('is cut where it is no longer heard, and ends in silence', () => {
    const trailing = new Float32Array(silence(3))
    trailing.set(note)
    const { left } = masteredOneShot(both(trailing), -20)
    expect(secondsOf(left)).toBeLessThan(0.55)
    expect(Math.abs(sampleAt(left, left.length - 1))).toBeLessThan(1e-4)
    expect(sampleAt(left, 0)).toBe(0)
  })

  it('is held under −2 dB, however sharp', () => {
    const click = sampled(0.4, (moment) => Math.exp(-moment * 400) * Math.sin(moment * 20_000))
    const mastered = masteredOneShot(both(click), -20)
    expect(truePeak(mastered)).toBeLessThanOrEqual(-2 + 1e-6)
  })

  it('refuses silence', () => {
    expect(() => masteredOneShot(both(silence(1)), -20)).toThrow('silent')
  })
})

describe('a mastered loop', () => {
  it('has its loudness and its length, and no direct current', () => {
    const hum = both(shaped(sine(100, 3), 0.2).map((sample) => sample + 0.1))
    const mastered = masteredLoop(hum, -28)
    expect(integratedLoudness(mastered)).toBeCloseTo(-28, 1)
    expect(mastered.left).toHaveLength(hum.left.length)
    expect(Math.abs(mean(mastered.left))).toBeLessThan(1e-5)
  })
})
