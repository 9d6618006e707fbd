import { expect, test } from 'vitest'
import { numberWords, pluralOf } from './numbers'

test('a number is written as each language does, in groups from five digits on', () => {
  expect(numberWords(1000)).toEqual({ en: '1000', fr: '1000' })
  expect(numberWords(12_345)).toEqual({ en: '12,345', fr: '12\u202f345' })
})

test('none is many in English, and one in French', () => {
  const forms = (count: number) => [pluralOf('en', count, 'one', 'many'), pluralOf('fr', count, 'one', 'many')]
  expect(forms(0)).toEqual(['many', 'one'])
  expect(forms(1)).toEqual(['one', 'one'])
  expect(forms(2)).toEqual(['many', 'many'])
})
