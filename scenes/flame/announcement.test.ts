import { expect, test } from 'vitest'
import { announcementOf } from './announcement'

const message = (text: string, author = 'Quill') => ({ id: text, author, date: 0, text })

test('a few messages are read out, many are counted', () => {
  expect(announcementOf([])).toBe('')
  expect(announcementOf([message('one'), message('two', 'Nib')])).toBe('Quill: one Nib: two')
  expect(announcementOf(['a', 'b', 'c', 'd'].map((text) => message(text)))).toBe('4 new messages. The last: Quill: d')
})

test('a long message is cut between characters, a hostile one is tamed', () => {
  expect(announcementOf([message('🔥'.repeat(300))])).toBe(`Quill: ${'🔥'.repeat(160)}…`)
  expect(announcementOf([message('a\u202Eb\u0000', 'N\u200Bib')])).toBe('Nib: ab')
})
