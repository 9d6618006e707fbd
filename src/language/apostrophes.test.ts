import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Where the words of the site stand. Those of `src/debug` and `src/dev` are for developers, in English. */
const ROOMS = [
  ...['scenes', 'assets/blotlings', 'assets/nest'],
  ...['src/day', 'src/home', 'src/loading', 'src/sound', 'src/stage'],
]

/** The owner's words, letter by letter. */
const QUOTED = ["......Yep! Looks like you're right!"]

/** A string in double quotes, as strings that hold a straight apostrophe are written, or a template. */
const STRAIGHT = /(["`])[^"`\n]*\p{L}'\p{L}[^"`\n]*\1/gu

/** Strings of these sources with a straight apostrophe inside a word. */
function straightIn(source: string): readonly string[] {
  const code = source.replace(/^\s*(\*|\/\/|\/\*).*$/gm, '')
  return [...code.matchAll(STRAIGHT)].map(([text]) => text.slice(1, -1)).filter((text) => !QUOTED.includes(text))
}

function sourcesIn(room: string): readonly string[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(room, file))
}

it('finds a straight apostrophe inside a word, in a string alone', () => {
  expect(straightIn(`// who's there\nconst words = { fr: "l'encre", en: 'ink' }`)).toEqual(["l'encre"])
  expect(straightIn("const fr = `qu'on`")).toEqual(["qu'on"])
  expect(straightIn("const fr = 'l’encre'")).toEqual([])
})

describe.each(ROOMS)('the words of %s', (room) => {
  it('have curly apostrophes', () => {
    const wordsOf = (file: string) => straightIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)
    expect(sourcesIn(room).flatMap(wordsOf)).toEqual([])
  })
})
