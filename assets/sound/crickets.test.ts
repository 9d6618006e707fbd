import { describe, expect, it } from 'vitest'
import { layCrickets } from './crickets'
import { randomNamed } from './random'
import { frequencyOfBin, spectrumAt } from './sheet/spectrum'
import { SAMPLE_RATE, sampleAt, samplesIn, stereoSilence } from './signal'

describe('crickets', () => {
  const loop = stereoSilence(4)
  layCrickets(loop, 1, randomNamed('crickets'))

  it('sing between 3.5 and 7 kHz, each with a pitch of its own, and an octave over it', () => {
    const size = 65_536
    const spectrum = spectrumAt(loop.left, samplesIn(2), size)
    const power = (from: number, to: number) =>
      spectrum.reduce((sum, level, bin) => {
        const frequency = frequencyOfBin(bin, size)
        return frequency >= from && frequency < to ? sum + 10 ** (level / 10) : sum
      }, 0)
    expect(power(3500, 7000) / power(20, 3400)).toBeGreaterThan(100)
    expect(power(7400, 10_800) / power(3500, 7000)).toBeGreaterThan(0.005)
    const singing = [3900, 4225, 4550, 4875].filter((from) => power(from, from + 325) > 1e-3 * power(3900, 5200))
    expect(singing.length).toBeGreaterThanOrEqual(3)
  })

  it('go on over the seam: it is no more of a jump than another place', () => {
    const step = (index: number) => Math.abs(sampleAt(loop.left, index) - sampleAt(loop.left, index - 1))
    const steps = Array.from({ length: SAMPLE_RATE }, (_, index) => step(index + 1))
    const seam = Math.abs(sampleAt(loop.left, 0) - sampleAt(loop.left, loop.left.length - 1))
    expect(seam).toBeLessThanOrEqual(Math.max(...steps))
  })
})
