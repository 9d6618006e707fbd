import { describe, expect, it } from 'vitest'
import { bytesIn, MOST_TEXT, textOf } from './gameText'

describe('bytes as a text of an address', () => {
  it.each([0, 1, 2, 3, 255, 256, 20_000])('are the same again: %i of them', async (length) => {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * place * 7 + (place >> 3)) % 251)
    const text = await textOf(bytes)
    expect(text).toMatch(/^[\w-]*$/)
    expect(new URLSearchParams({ game: text }).toString()).toBe(`game=${text}`)
    if (text.length <= MOST_TEXT.characters) expect(await bytesIn(text)).toEqual(bytes)
  })

  it('are unpacked up to a bound', async () => {
    const text = await textOf(new Uint8Array(MOST_TEXT.bytes))
    expect((await bytesIn(text)).length).toBe(MOST_TEXT.bytes)
    await expect(bytesIn(await textOf(new Uint8Array(MOST_TEXT.bytes + 1)))).rejects.toThrow('unpacks to more')
    await expect(bytesIn(await textOf(new Uint8Array(1_000_000)))).rejects.toThrow('unpacks to more')
  })

  it.each(['!', 'A', 'é', 'AAAA', '_____w', 'A'.repeat(MOST_TEXT.characters + 1)])('are not in %s', async (text) => {
    await expect(bytesIn(text)).rejects.toThrow()
  })
})
