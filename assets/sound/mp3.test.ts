import { describe, expect, it } from 'vitest'
import { truePeak } from './loudness'
import { decodedMp3, encodedMp3 } from './mp3'
import { sine } from './oscillators'
import { faded, type Signal, sampleAt, shaped } from './signal'

const both = (signal: Signal) => ({ left: signal, right: signal })

describe('an MP3', () => {
  it.each([
    [1, 64, 960],
    [1, 48, 48_000],
    [2, 80, 48_000],
    [2, 112, 100_000],
  ] as const)(
    'of %i channels at %i kbit/s decodes to its %i samples, none early, none late',
    async (channels, kilobits, length) => {
      const rising = faded(
        shaped(
          sine((moment) => 300 + moment * 900, length / 48_000),
          0.5,
        ),
        0.002,
        0.002,
      )
      const { left } = await decodedMp3(await encodedMp3(both(rising), channels, kilobits))
      expect(left).toHaveLength(length)
      let error = 0
      for (let index = 0; index < length; index++) error += (sampleAt(left, index) - sampleAt(rising, index)) ** 2
      // A single sample of delay would be an error of −26 dB.
      expect(10 * Math.log10(error / length / 0.125)).toBeLessThan(-33)
    },
  )

  it('keeps the level', async () => {
    const tone = both(faded(shaped(sine(997, 1), 0.5), 0.01, 0.01))
    expect(truePeak(await decodedMp3(await encodedMp3(tone, 1, 64)))).toBeCloseTo(-6.02, 0)
  })
})
