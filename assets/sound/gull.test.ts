import { describe, expect, it } from 'vitest'
import { layGull } from './gull'
import { randomNamed } from './random'
import { decibelsOf, rootMeanSquare, samplesIn, stereoSilence } from './signal'

describe('a gull', () => {
  it('calls as often as it should, with pauses between', () => {
    const sound = stereoSilence(1.4)
    layGull(sound, { calls: [0.4, 0.2, 0.2], first: 1200, others: 1400 }, randomNamed('gull'))
    const loud = Array.from({ length: 140 }, (_, place) => {
      const at = samplesIn(0.01 * (place + 0.01))
      return decibelsOf(rootMeanSquare(sound.left.slice(at, at + samplesIn(0.01)))) > -30
    })
    expect(loud.filter((isLoud, place) => isLoud && !loud[place - 1])).toHaveLength(3)
  })
})
