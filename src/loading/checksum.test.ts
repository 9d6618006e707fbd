import { expect, it } from 'vitest'
import { checksumOf, NO_BYTES } from './checksum'

const bytesOf = (text: string) => new TextEncoder().encode(text)

it.each([
  // The vectors that FNV's authors publish.
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('is FNV-1a: of "%s"', (text, sum) => {
  expect(checksumOf(bytesOf(text))).toBe(sum)
})

it('is the same in parts as at once', () => {
  expect(checksumOf(bytesOf('bar'), checksumOf(bytesOf('foo'), NO_BYTES))).toBe(checksumOf(bytesOf('foobar')))
})

it.each(['foobas', 'fooba', 'foobar ', 'oofbar'])('tells other bytes: "%s"', (text) => {
  expect(checksumOf(bytesOf(text))).not.toBe(checksumOf(bytesOf('foobar')))
})
