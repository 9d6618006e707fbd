import { describe, expect, test } from 'vitest'
import { loopStretch } from './loopStretch'

const LOOP = { start: 0.1, end: 28.9 }

describe('one round of a loop', () => {
  test.each([
    [48_000, 4800, 1_382_400],
    [44_100, 4410, 1_270_080],
  ])('is exact to the sample at %d Hz', (sampleRate, from, length) => {
    expect(loopStretch(29 * sampleRate, sampleRate, LOOP)).toEqual({ from, length })
  })

  test('is whole where a decoder left some samples out', () => {
    expect(loopStretch(1_386_000, 48_000, LOOP)).toEqual({ from: 3600, length: 1_382_400 })
  })

  test('cannot be had of a file that is too short', () => {
    expect(() => loopStretch(1000, 48_000, LOOP)).toThrow('a round of its loop takes 1382400')
  })
})
