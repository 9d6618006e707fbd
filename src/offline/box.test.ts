import { expect, it } from 'vitest'
import { parseBox } from './box'

const BOX = { build: 'abcd0123', files: { 'index.html': ['01234567', 10] }, shell: ['index.html'] }

it('the list of a build is read as it was written', () => {
  expect(parseBox(JSON.stringify(BOX))).toEqual(BOX)
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '<!doctype html>',
  JSON.stringify({ ...BOX, build: 1 }),
  JSON.stringify({ ...BOX, shell: undefined }),
  JSON.stringify({ ...BOX, shell: [1] }),
  JSON.stringify({ ...BOX, files: [] }),
  JSON.stringify({ ...BOX, files: { 'index.html': '01234567' } }),
  JSON.stringify({ ...BOX, files: { 'index.html': ['01234567'] } }),
])('what is no such list is refused: %s', (text) => {
  expect(() => parseBox(text)).toThrow()
})
