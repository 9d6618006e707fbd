import { describe, expect, it } from 'vitest'
import { handBell, towerBell } from './bells'
import { randomNamed } from './random'
import { spectrumAt } from './sheet/spectrum'
import { decibelsOf, rootMeanSquare, SAMPLE_RATE, samplesIn } from './signal'

const PITCH = 200
const SIZE = 16_384
const { left } = towerBell(PITCH, 5, randomNamed('bell'))

/** The loudest near a partial at a moment, in dB. */
function partialAt(ratio: number, seconds: number): number {
  const bin = Math.round((PITCH * ratio * SIZE) / SAMPLE_RATE)
  return Math.max(...spectrumAt(left, samplesIn(seconds), SIZE).slice(bin - 2, bin + 3))
}

describe('a tower bell', () => {
  it('hums on for seconds when its top is long gone', () => {
    expect(partialAt(0.5, 0.3) - partialAt(0.5, 3.3)).toBeLessThan(40)
    expect(partialAt(12, 0.2) - partialAt(12, 0.8)).toBeGreaterThan(60)
  })

  it('has partials up to twelve times its pitch at first', () => {
    for (const ratio of [0.5, 1.19, 2, 5.3, 8.2, 12]) {
      expect(partialAt(ratio, 0.18) - partialAt(ratio * 1.1, 0.18)).toBeGreaterThan(6)
    }
  })

  it('is not 20 dB down before half a second', () => {
    const levelAt = (seconds: number) => rootMeanSquare(left.slice(samplesIn(seconds), samplesIn(seconds + 0.05)))
    expect(decibelsOf(levelAt(0.5) / levelAt(0.02))).toBeGreaterThan(-20)
  })
})

it('a hand bell has all of its stroke, and is silent long before a great one', () => {
  const bell = handBell(1300, 1.2, randomNamed('hand bell'))
  const levelAt = (seconds: number) => rootMeanSquare(bell.slice(samplesIn(seconds), samplesIn(seconds + 0.05)))
  expect(decibelsOf(levelAt(0.1) / levelAt(0.01))).toBeGreaterThan(-20)
  expect(decibelsOf(levelAt(0.9) / levelAt(0.01))).toBeLessThan(-40)
})
