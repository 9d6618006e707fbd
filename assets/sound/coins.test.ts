import { expect, it } from 'vitest'
import { layCoin } from './coins'
import { featuresOf } from './ear/features'
import { randomNamed } from './random'
import { stereoSilence } from './signal'

it('a coin is no pure tone, and is heard up to where hearing ends', () => {
  const sound = stereoSilence(0.4)
  layCoin(sound, { at: 0.005, gain: 1 }, randomNamed('coin'))
  const { purity, edge, decay } = featuresOf(sound.left)
  expect(purity).toBeLessThan(0.9)
  expect(edge).toBeGreaterThan(12)
  expect(decay).toBeLessThan(0.3)
})
