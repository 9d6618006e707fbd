import { expect, test } from 'vitest'
import { announcementOf } from './announcement'

const message = (text: string, author = 'Quill') => ({ id: text, author, date: 0, text })

test('a few messages are read out, many are counted', () => {
  expect(announcementOf([])).toBeNull()
  expect(announcementOf([message('one'), message('two', 'Nib')])?.en).toBe('Quill: one Nib: two')
  expect(announcementOf(['a', 'b', 'c', 'd'].map((text) => message(text)))).toEqual({
    en: '4 new messages. The last: Quill: d',
    fr: '4 nouveaux messages. Le dernier : Quill: d',
  })
})

test('a long message is cut between characters, a hostile one is tamed', () => {
  expect(announcementOf([message('🔥'.repeat(300))])?.en).toBe(`Quill: ${'🔥'.repeat(160)}…`)
  expect(announcementOf([message('a\u202Eb\u0000', 'N\u200Bib')])?.en).toBe('N[U+200B]ib: ab')
})
