import { expect, it } from 'vitest'
import { randomNamed } from './random'
import { scratched } from './scratch'
import { peakOf, rootMeanSquare, samplesIn } from './signal'

it('a scratch is as loud as it is fast, and silent where it stands', () => {
  const scratch = scratched(0.4, (moment) => (moment < 0.1 || moment > 0.3 ? 0 : 1), randomNamed('scratch'))
  expect(peakOf(scratch)).toBeCloseTo(1)
  expect(rootMeanSquare(scratch.slice(samplesIn(0.12), samplesIn(0.28)))).toBeGreaterThan(0.03)
  expect(peakOf(scratch.slice(0, samplesIn(0.1)))).toBe(0)
})
