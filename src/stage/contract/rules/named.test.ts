import { expect, it } from 'vitest'
import { named } from './named'

const TABLE: Readonly<Record<string, number>> = { mug: 1, lamp: 0 }

it('is what the table holds under that name', () => {
  expect(['mug', 'lamp'].map((name) => named(TABLE, name))).toEqual([1, 0])
})

it.each([null, '', 'Mug', 'toString', '__proto__', 'constructor'])('is nothing under %s', (name) => {
  expect(named(TABLE, name)).toBeUndefined()
})
