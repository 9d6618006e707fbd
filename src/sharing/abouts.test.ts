import { expect, it, test } from 'vitest'
import { days } from '../calendar'
import { importerOf } from '../day/dayFolders'
import { LANGUAGES } from '../language/words'
import { abouts } from './abouts'

const drawn = days.filter(importerOf).map(({ slug }) => slug)

test('of every day that is drawn something is said, and of no other', () => {
  expect(Object.keys(abouts).sort()).toEqual([...drawn].sort())
})

it.each(drawn)('of %s in a sentence or two, which are not what its card shows', (slug) => {
  for (const language of LANGUAGES) {
    const line = abouts[slug]?.line[language] ?? ''
    const picture = abouts[slug]?.picture[language] ?? ''
    expect(line).toMatch(/^\p{Lu}.{20,128}[.!?]$/u)
    expect(picture).toMatch(/^\p{Lu}.{20,198}[.!?]$/u)
    expect(picture).not.toBe(line)
  }
})
