import { describe, expect, it } from 'vitest'
import { knock } from './materials'
import { randomNamed } from './random'
import { frequencyOfBin, spectrumAt } from './sheet/spectrum'
import { decibelsOf, rootMeanSquare, samplesIn } from './signal'

describe('a knock on wood', () => {
  it.each([0.05, 0.12])('is damped: 60 dB down after %f s, and not much sooner', (decay) => {
    const sound = knock(200, randomNamed('damped'), decay)
    const levelAt = (share: number) => {
      const at = samplesIn(decay * share)
      return decibelsOf(rootMeanSquare(sound.slice(at, at + samplesIn(decay * 0.1))))
    }
    const fall = levelAt(0.1) - levelAt(1)
    expect(fall).toBeGreaterThan(45)
    expect(fall).toBeLessThan(70)
  })

  it('has tones that are far from multiples of its lowest', () => {
    const size = 8192
    const spectrum = spectrumAt(knock(300, randomNamed('tones'), 0.12), samplesIn(0.04), size)
    const near = (frequency: number) =>
      Math.max(...spectrum.filter((_, bin) => Math.abs(frequencyOfBin(bin, size) - frequency) < frequency * 0.06))
    for (const [tone, between] of [
      [2.3, 3],
      [3.7, 4.6],
      [5.6, 6.8],
    ] as const) {
      expect(near(300 * tone) - near(300 * between)).toBeGreaterThan(6)
    }
  })

  it('is never the same twice', () => {
    const random = randomNamed('takes')
    expect(knock(200, random)).not.toEqual(knock(200, random))
  })
})
