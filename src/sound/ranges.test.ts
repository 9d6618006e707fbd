import { afterEach, describe, expect, test, vi } from 'vitest'
import { clampLoudly, clampToRange, LEVEL, RATE, VOLUME } from './ranges'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

describe('a number of the sound', () => {
  test.each([
    [VOLUME, -1, 0],
    [VOLUME, 0, 0],
    [VOLUME, 62.5, 62.5],
    [VOLUME, 101, 100],
    [VOLUME, Number.POSITIVE_INFINITY, 100],
    [VOLUME, Number.NaN, 100],
    [RATE, 0, 0.5],
    [RATE, 0.49, 0.5],
    [RATE, 4.01, 4],
    [RATE, Number.NaN, 1],
    [LEVEL, Number.NaN, 0],
    [LEVEL, 2, 1],
  ])('stays within its range: %o, %d', (range, value, taken) => {
    expect(clampToRange(range, value)).toBe(taken)
  })

  test('is warned of in development, with what was taken instead', () => {
    const warn = warnings()
    expect([clampLoudly(VOLUME, 140), clampLoudly(RATE, 0.1), clampLoudly(RATE, Number.NaN)]).toEqual([100, 0.5, 1])
    expect(warn.mock.calls.flat()).toEqual([
      'A volume of 140 cannot be had: it is a number from 0 to 100. 100 is taken instead.',
      'A playback rate of 0.1 cannot be had: it is a number from 0.5 to 4. 0.5 is taken instead.',
      'A playback rate of NaN cannot be had: it is a number from 0.5 to 4. 1 is taken instead.',
    ])
  })

  test('is not warned of when it is good, nor on the built site', () => {
    const warn = warnings()
    clampLoudly(VOLUME, 100)
    clampLoudly(RATE, 0.5)
    vi.stubEnv('DEV', false)
    expect(clampLoudly(VOLUME, 140)).toBe(100)
    expect(warn).not.toHaveBeenCalled()
  })
})
