import { expect, test } from 'vitest'
import type { DayKey } from './keys'
import { walkRing } from './walkRing'

const RING = ['a', 'b', 'c']
const NO_KEY: DayKey = {
  key: '',
  code: '',
  isRepeat: false,
  time: 0,
  text: '',
  areas: RING,
  tabStops: RING,
  focused: null,
}

/** Where the key leads to from an area. */
const walk = (key: string, focused: string | null, ring = RING) => walkRing({ ...NO_KEY, key, focused }, ring)?.focus

test('steps lead all the way round, on and back', () => {
  expect(RING.map((area) => walk('ArrowRight', area))).toEqual(['b', 'c', 'a'])
  expect(RING.map((area) => walk('ArrowUp', area))).toEqual(['c', 'a', 'b'])
})

test('from anywhere else a step on leads to the first, and one back to the last', () => {
  expect([walk('ArrowDown', null), walk('ArrowDown', 'of no ring')]).toEqual(['a', 'a'])
  expect([walk('ArrowLeft', null), walk('ArrowLeft', 'of no ring')]).toEqual(['c', 'c'])
})

test('in a ring of one there is nowhere else to go, and in an empty one nowhere', () => {
  expect(['ArrowRight', 'ArrowLeft'].map((key) => walk(key, 'a', ['a']))).toEqual(['a', 'a'])
  expect(walk('ArrowRight', null, [])).toBeUndefined()
})

test('other keys are left alone', () => {
  expect(walkRing({ ...NO_KEY, key: 'Home' }, RING)).toBeNull()
})
