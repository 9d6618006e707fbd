import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { boxKeyOf, digestOf, keyOf } from './keptFiles'

it('a file is kept by its path and its checksum, and the list of a build by the build', () => {
  expect(keyOf('day1/a.webp', '01234567')).toBe(`${import.meta.env.BASE_URL}day1/a.webp?01234567`)
  expect(boxKeyOf('abcd0123')).toBe(`${import.meta.env.BASE_URL}box.json?abcd0123`)
})

it.each(['', 'ink'])(
  'the checksum of "%s" is the beginning of its SHA-256, as the build works it out',
  async (text) => {
    const bytes = new TextEncoder().encode(text)
    expect(await digestOf(bytes.buffer)).toBe(createHash('sha256').update(text).digest('hex').slice(0, 8))
  },
)
