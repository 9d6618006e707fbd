import { describe, expect, it } from 'vitest'
import { layCrackling } from './fire'
import { randomNamed } from './random'
import { decibelsOf, sampleAt, samplesIn, stereoSilence } from './signal'

describe('crackling', () => {
  const levels = () => {
    const loop = stereoSilence(10)
    layCrackling(loop, { from: 0, to: 10, gain: 1 }, randomNamed('crackling'))
    return Array.from({ length: 1000 }, (_, place) => {
      const start = place * samplesIn(0.01)
      let peak = 0
      for (let index = start; index < start + samplesIn(0.01); index++)
        peak = Math.max(peak, Math.abs(sampleAt(loop.left, index)))
      return decibelsOf(peak)
    }).sort((one, other) => one - other)
  }

  it('is mostly soft, and loud now and then', () => {
    const sorted = levels()
    expect(sampleAtShare(sorted, 0.99) - sampleAtShare(sorted, 0.5)).toBeGreaterThan(12)
  })

  it('is spread over all of its time, some of it at any moment', () => {
    expect(levels().filter((level) => level > -60).length).toBeGreaterThan(300)
  })
})

function sampleAtShare(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
