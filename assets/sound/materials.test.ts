import { describe, expect, it } from 'vitest'
import { knock } from './materials'
import { randomNamed } from './random'
import { frequencyOfBin, spectrumAt } from './sheet/spectrum'
import { decibelsOf, rootMeanSquare, samplesIn } from './signal'

describe('a knock on wood', () => {
  it.each([0.05, 0.12])('of %f s is damped, and so is what it stands on', (decay) => {
    const sound = knock(200, randomNamed('damped'), decay)
    const levelAt = (at: number) => decibelsOf(rootMeanSquare(sound.slice(samplesIn(at), samplesIn(at + 0.005))))
    expect(levelAt(0.005) - levelAt(0.06)).toBeGreaterThan(18)
    expect(levelAt(0.005) - levelAt(0.12)).toBeGreaterThan(45)
  })

  it('has tones that are far from multiples of its lowest', () => {
    const size = 8192
    const spectrum = spectrumAt(knock(300, randomNamed('tones'), 0.12), samplesIn(0.04), size)
    const near = (frequency: number) =>
      Math.max(...spectrum.filter((_, bin) => Math.abs(frequencyOfBin(bin, size) - frequency) < frequency * 0.06))
    for (const [tone, between] of [
      [1.61, 2.1],
      [2.74, 3.6],
    ] as const) {
      expect(near(300 * tone) - near(300 * between)).toBeGreaterThan(6)
    }
  })

  it('is never the same twice', () => {
    const random = randomNamed('takes')
    expect(knock(200, random)).not.toEqual(knock(200, random))
  })
})
