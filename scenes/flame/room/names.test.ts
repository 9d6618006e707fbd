import { expect, test } from 'vitest'
import { isInked, lookOf, shownName, unseenIn } from './names'

const UNSEEN: readonly (readonly [what: string, character: string, number: string])[] = [
  ['a space without width', '\u200b', 'U+200B'],
  ['a joiner without anything to join', '\u200d', 'U+200D'],
  ['a mark from right to left', '\u200f', 'U+200F'],
  ['an override of direction', '\u202e', 'U+202E'],
  ['an isolate', '\u2066', 'U+2066'],
  ['a filler of Hangul', '\u3164', 'U+3164'],
  ['half a filler of Hangul', '\uffa0', 'U+FFA0'],
  ['an empty pattern of Braille', '\u2800', 'U+2800'],
  ['a hyphen that is shy', '\u00ad', 'U+00AD'],
  ['a byte order mark', '\ufeff', 'U+FEFF'],
  ['a space that does not break', '\u00a0', 'U+00A0'],
  ['a wide space', '\u3000', 'U+3000'],
  ['an invisible plus', '\u2064', 'U+2064'],
  ['a tag', '\u{e0041}', 'U+E0041'],
  ['a bell', '\u0007', 'U+0007'],
  ['a selector without anything to select', '\ufe0f', 'U+FE0F'],
]

test.each(UNSEEN)(
  '%s is found and shown by its number, is nothing to see alone, and makes no other name for who hides one',
  (_, character, number) => {
    expect(shownName(`An${character}n`)).toBe(`An[${number}]n`)
    expect(unseenIn(`An${character}n`)).toBe(number)
    expect(isInked(character)).toBe(false)
    expect(shownName(character)).toBe(`[${number}]`)
    if (character.normalize('NFKC') !== ' ') expect(lookOf(`An${character}n`)).toBe(lookOf('Ann'))
  },
)

test.each(['Ann', 'Zoë B.', '🔥👩‍👩‍👧', '👩🏽‍🚀', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', 'עברית', '1️⃣', '김철수'])(
  '%s is a name like any other',
  (name) => {
    expect(unseenIn(name)).toBeNull()
    expect(shownName(name)).toBe(name.normalize('NFC'))
    expect(isInked(name)).toBe(true)
  },
)

test('many unseen characters in a row are shown as one: a name stays a name', () => {
  expect(shownName(`A${'\u200b'.repeat(38)}n`)).toBe('A[U+200B]n')
})

test('an accent is the same whether it was written with its letter or after it', () => {
  expect(shownName('Zoe\u0308')).toBe('Zo\u00eb')
  expect(lookOf('Zoe\u0308')).toBe(lookOf('Zo\u00eb'))
})

test('spaces, wide letters and doubled spaces make no other name for who hides one', () => {
  for (const name of ['Ann B', 'Ann  B', 'Ann\u00a0B', '\uff21nn B', ' Ann B']) expect(lookOf(name)).toBe('Ann B')
  expect(lookOf('ann b')).not.toBe('Ann B')
})

test('accents alone are nothing to see', () => {
  expect(isInked('\u0301\u0302')).toBe(false)
})
