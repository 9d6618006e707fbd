import { describe, expect, it } from 'vitest'
import { typewriter, typingTime } from './typewriter'

describe('a typewriter', () => {
  const typedAt = (text: string, now: number) => text.slice(0, typewriter(text, 1000, now, 40))

  it('types a letter at a time, from nothing to all', () => {
    const moments = [0, 1000, 1039, 1040, 1079, 1080, 1120, 9999]
    expect(moments.map((now) => typedAt('abc', now))).toEqual(['', '', '', 'a', 'a', 'ab', 'abc', 'abc'])
  })

  it('never cuts a letter in two', () => {
    const letters = ['É', 'e\u0301', 'à', '👩‍👩‍👧', '🇫🇷', '🇬🇧', '👍🏽', '❤️', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '\r\n', '😀', 'œ']
    const text = letters.join('')
    for (let count = 0; count <= letters.length; count++) {
      expect(typedAt(text, 1000 + count * 40)).toBe(letters.slice(0, count).join(''))
    }
    expect(typingTime(text, 40)).toBe(letters.length * 40)
    const segments = [...new Intl.Segmenter('fr').segment(text)].map(({ segment }) => segment)
    expect(segments).toEqual(letters)
  })

  it('is not thrown by half of a letter', () => {
    expect(typedAt('a\ud83d', 1080)).toBe('a\ud83d')
    expect(typedAt('\u0301a\u200d', 1120)).toBe('\u0301a\u200d')
  })

  it('takes its ticks as they come: ten of 4 ms are a letter', () => {
    expect(typewriter('abc', 0.1 + 0.2, 0.3 + 30, 10)).toBe(3)
  })

  it('types all at once where letters take no time, and nothing of nothing', () => {
    expect([typewriter('abc', 1000, 1000, 0), typewriter('abc', 1000, 999, 0)]).toEqual([3, 0])
    expect([typewriter('', 0, 5000, 40), typingTime('', 40)]).toEqual([0, 0])
  })
})
