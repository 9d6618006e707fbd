import { describe, expect, it } from 'vitest'
import { randomNamed } from './random'
import { frequencyOfBin, spectrumAt } from './sheet/spectrum'
import { decibelsOf, rootMeanSquare, samplesIn } from './signal'
import { spoken, type Vowel, whispered } from './speech'

const SWING = { jitter: 0.02, shimmer: 0.1, halved: 0.1, breath: 0.2, tilt: 2600 }
const SIZE = 4096

function powerBetween(signal: ReturnType<typeof spoken>, seconds: number, from: number, to: number): number {
  return spectrumAt(signal, samplesIn(seconds), SIZE).reduce((sum, level, bin) => {
    const frequency = frequencyOfBin(bin, SIZE)
    return frequency >= from && frequency < to ? sum + 10 ** (level / 10) : sum
  }, 0)
}

describe('a murmur', () => {
  it('goes from vowel to vowel', () => {
    const open = { seconds: 0.3, pitch: 110, vowel: [700, 1200], onset: 'h' } as const
    const closed = { seconds: 0.3, pitch: 110, vowel: [350, 2000], onset: 'h' } as const
    const said = spoken([open, closed], 100, SWING, randomNamed('vowels'))
    const bright = (seconds: number) => powerBetween(said, seconds, 1800, 2200) / powerBetween(said, seconds, 600, 1300)
    expect(bright(0.48) / bright(0.17)).toBeGreaterThan(4)
  })

  it('begins with closed lips softly, and with a hiss high up', () => {
    const begun = (onset: 'm' | 's') =>
      spoken([{ seconds: 0.3, pitch: 110, vowel: [600, 1200], onset }], 100, SWING, randomNamed('onsets'))
    const high = (onset: 'm' | 's') =>
      powerBetween(begun(onset), 0.035, 3000, 7000) / powerBetween(begun(onset), 0.035, 100, 2000)
    expect(high('s') / high('m')).toBeGreaterThan(3)
  })

  it('is not cut off over its vowels: formants to 4.6 kHz are in it', () => {
    const said = spoken([{ seconds: 0.4, pitch: 110, vowel: [600, 1200], onset: 'm' }], 100, SWING, randomNamed('edge'))
    const edge = powerBetween(said, 0.2, 4000, 5200) / powerBetween(said, 0.2, 100, 2000)
    expect(decibelsOf(Math.sqrt(edge))).toBeGreaterThan(-50)
    expect(rootMeanSquare(said)).toBeGreaterThan(0.01)
  })
})

describe('a breath', () => {
  const NARROW: Vowel = [400, 900]
  const WIDE: Vowel = [750, 1800]

  it('has the resonances of the head that it goes through', () => {
    const bright = (mouth: Vowel) => {
      const air = whispered(0.4, [mouth, mouth], randomNamed('air'))
      return powerBetween(air, 0.2, 1600, 2000) / powerBetween(air, 0.2, 800, 1000)
    }
    expect(bright(WIDE) / bright(NARROW)).toBeGreaterThan(4)
  })

  it('hisses the more, the more of it goes through teeth', () => {
    const hiss = (gain: number) => {
      const air = whispered(0.4, [NARROW, NARROW], randomNamed('air'), gain)
      return powerBetween(air, 0.2, 7000, 12_000) / powerBetween(air, 0.2, 300, 2000)
    }
    expect(hiss(0.4) / hiss(0.1)).toBeGreaterThan(4)
  })
})
