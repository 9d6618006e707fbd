import { expect, test } from 'vitest'
import { nextVariation } from './variations'

test('the only variation is played again', () => {
  expect([nextVariation(1, -1), nextVariation(1, 0)]).toEqual([0, 0])
})

test('no variation is heard twice running, and all of them are heard', () => {
  const heard = new Set<number>()
  let last = -1
  for (let play = 0; play < 500; play++) {
    const next = nextVariation(4, last)
    expect(next).not.toBe(last)
    heard.add(next)
    last = next
  }
  expect([...heard].sort()).toEqual([0, 1, 2, 3])
})

test('the others are equally likely', () => {
  const shares = [0, 0.4, 0.999]
  expect(shares.map((share) => nextVariation(4, 1, () => share))).toEqual([0, 2, 3])
  expect(shares.map((share) => nextVariation(4, -1, () => share))).toEqual([0, 1, 3])
})
