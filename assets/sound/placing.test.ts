import { describe, expect, it } from 'vitest'
import { bandPass } from './filters'
import { whiteNoise } from './oscillators'
import { around, lay, layAround } from './placing'
import { randomNamed } from './random'
import { reverberation } from './reverb'
import { decibelsOf, peakOf, SAMPLE_RATE, type Signal, sampleAt, samplesIn, silence, stereoSilence } from './signal'

const impulse = (seconds: number) => {
  const signal = silence(seconds)
  signal[0] = 1
  return signal
}

describe('laying a signal', () => {
  it('loses what runs over the end of a one-shot, and brings it round in a loop', () => {
    const ones = silence(0.2).fill(1)
    const oneShot = stereoSilence(1)
    const loop = stereoSilence(1)
    lay(oneShot, ones, { at: 0.9, pan: -1 })
    layAround(loop, ones, { at: 0.9, pan: -1 })
    expect(sampleAt(oneShot.left, 0)).toBe(0)
    expect(sampleAt(loop.left, 0)).toBe(1)
    expect(sampleAt(loop.left, samplesIn(0.1))).toBe(0)
  })

  it('keeps the power wherever it is panned', () => {
    for (const pan of [-1, -0.3, 0, 0.8, 1]) {
      const sound = stereoSilence(0.01)
      lay(sound, impulse(0.01), { pan })
      expect(sampleAt(sound.left, 0) ** 2 + sampleAt(sound.right, 0) ** 2).toBeCloseTo(1)
    }
  })
})

describe('a filter taken around a loop', () => {
  it('ends in the state it began in', () => {
    const noise = whiteNoise(1, randomNamed('around'))
    const ringing = (signal: Signal) => bandPass(signal, 90, 8)
    const loop = around(noise, ringing)
    const fourRounds = new Float32Array(4 * noise.length).map((_, index) => sampleAt(noise, index % noise.length))
    const fourth = ringing(fourRounds).slice(3 * noise.length)
    expect(peakOf(loop.map((sample, index) => sample - sampleAt(fourth, index)))).toBeLessThan(1e-4)
    expect(peakOf(loop)).toBeGreaterThan(0.02)
  })
})

describe('a room', () => {
  it.each([0.4, 1.2])('is 60 dB down after its decay of %f s', (decay) => {
    const click = { left: impulse(0.01), right: impulse(0.01) }
    const { left } = reverberation(click, { decay, size: 0.6, dullness: 20_000 }, decay * 1.5)
    const fall = levelFrom(left, 0.1) - levelFrom(left, 0.1 + decay)
    expect(Math.abs(fall - 60)).toBeLessThan(8)
    expect(decibelsOf(peakOf(left))).toBeLessThan(0)
  })
})

/** Level of 50 ms from a moment on, in dB. */
function levelFrom(signal: Signal, seconds: number): number {
  const stretch = signal.slice(seconds * SAMPLE_RATE, (seconds + 0.05) * SAMPLE_RATE)
  return 10 * Math.log10(stretch.reduce((total, sample) => total + sample ** 2, 1e-20) / stretch.length)
}
