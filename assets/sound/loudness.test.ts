import { describe, expect, it } from 'vitest'
import { integratedLoudness, momentaryLoudness, truePeak } from './loudness'
import { sine } from './oscillators'
import { type Signal, sampled, shaped } from './signal'

const both = (signal: Signal) => ({ left: signal, right: signal })
const tone = (seconds: number, gain: number) => both(shaped(sine(997, seconds), gain))

describe('loudness', () => {
  it('of 997 Hz on both sides is its level in dBFS, as BS.1770 has it', () => {
    expect(integratedLoudness(tone(3, 0.1))).toBeCloseTo(-20, 1)
    expect(momentaryLoudness(tone(3, 0.1))).toBeCloseTo(-20, 1)
  })

  it('counts a short sound as followed by silence', () => {
    expect(momentaryLoudness(tone(0.1, 0.1))).toBeCloseTo(-20 - 6.02, 0)
  })

  it('is not lowered by pauses', () => {
    const paused = both(sampled(8, (moment) => (moment < 4 ? 0.1 * Math.sin(2 * Math.PI * 997 * moment) : 0)))
    expect(integratedLoudness(paused)).toBeCloseTo(-20, 0)
  })

  it('hears bass less', () => {
    const low = both(shaped(sine(40, 3), 0.1))
    expect(integratedLoudness(low)).toBeLessThan(-23)
  })
})

describe('the true peak', () => {
  it('is found between the samples', () => {
    // Every sample of this sine falls at ±45°, 3 dB below its crest.
    const hidden = sampled(0.1, (_, index) => 0.5 * Math.sin((Math.PI / 2) * index + Math.PI / 4))
    expect(truePeak(both(hidden))).toBeCloseTo(-6.02, 0)
  })
})
