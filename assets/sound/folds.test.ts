import { describe, expect, it } from 'vitest'
import { chopped, folds } from './folds'
import { randomNamed } from './random'
import { spectrumAt } from './sheet/spectrum'

const SIZE = 16_384
const STEADY = { jitter: 0, shimmer: 0, halved: 0, breath: 0, tilt: 4000 }
const levelAt = (voice: ReturnType<typeof folds>, frequency: number) => {
  const spectrum = spectrumAt(voice, voice.length / 2, SIZE)
  const bin = Math.round((frequency * SIZE) / 48_000)
  return Math.max(...spectrum.slice(bin - 1, bin + 2))
}

describe('vocal folds', () => {
  const sung = (change: Partial<typeof STEADY>) => folds(0.6, () => 480, { ...STEADY, ...change }, randomNamed('folds'))

  it('swing at their pitch; halved, they are heard an octave lower too', () => {
    expect(levelAt(sung({}), 480) - levelAt(sung({}), 240)).toBeGreaterThan(40)
    const halved = sung({ halved: 0.5 })
    expect(levelAt(halved, 480) - levelAt(halved, 240)).toBeLessThan(12)
  })

  it('fall by 6 dB an octave over their tilt', () => {
    const fall = levelAt(sung({}), 480 * 10) - levelAt(sung({}), 480 * 20)
    expect(fall).toBeGreaterThan(3)
    expect(fall).toBeLessThan(7)
  })

  it('let air through between their tones', () => {
    expect(levelAt(sung({ breath: 1 }), 5000) - levelAt(sung({}), 5000)).toBeGreaterThan(15)
  })
})

describe('a chopped level', () => {
  it('goes down by its depth as often as it should, and up again', () => {
    const levels = Array.from({ length: 2000 }, (_, index) => chopped(10, 0.75)(index / 2000))
    expect(Math.min(...levels)).toBeCloseTo(0.25, 2)
    expect(Math.max(...levels)).toBeCloseTo(1, 2)
    const rises = levels.filter((level, index) => level >= 0.6 && (levels[index - 1] ?? 1) < 0.6)
    expect(Math.abs(rises.length - 10)).toBeLessThanOrEqual(1)
  })
})
