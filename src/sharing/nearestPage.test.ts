import { describe, expect, it, test } from 'vitest'
import { days } from '../calendar'
import { mistakesBetween, nearestPage } from './nearestPage'

describe('the nearest page', () => {
  it.each(days)('is $slug for who typed it right, or its prompt', ({ slug, prompt }) => {
    expect(nearestPage(slug)).toBe(slug)
    expect(nearestPage(prompt)).toBe(slug)
    expect(nearestPage(`${slug.toUpperCase()}/`)).toBe(slug)
  })

  it.each(days)('is $slug for who turned over two letters, left one out, or typed one twice', ({ slug }) => {
    expect(nearestPage(`${slug.slice(0, -2)}${slug.at(-1)}${slug.at(-2)}`)).toBe(slug)
    expect(nearestPage(slug.slice(0, 1) + slug)).toBe(slug)
    if (slug.length > 3) expect(nearestPage(slug.slice(0, -1))).toBe(slug)
  })

  it.each([
    ['hiest', 'heist'],
    ['heist.html', 'heist'],
    ['hiest/index.html', 'heist'],
    ['bad%20dog', 'baddog'],
    ['Bad-Dog', 'baddog'],
    ['uhoh', 'uh-oh'],
    ['uh_oh', 'uh-oh'],
    ['scalop', 'scallop'],
    ['gargolye/', 'gargoyle'],
    ['armadilo', 'armadillo'],
    ['ponytial', 'ponytail'],
    ['cat', 'bat'],
    ['book', 'book'],
    ['credit', 'credits'],
  ])('is, for %s, %s', (path, page) => {
    expect(nearestPage(path)).toBe(page)
  })

  it.each(['', '/', '404.html', 'nowhere', 'about', 'x', '%E0%A4%A', '%', 'wp-login.php', 'a'.repeat(10_000)])(
    'is none for %s',
    (path) => expect(nearestPage(path)).toBeNull(),
  )
})

test.each([
  ['heist', 'heist', 0],
  ['hiest', 'heist', 1],
  ['heists', 'heist', 1],
  ['hest', 'heist', 1],
  ['feist', 'heist', 1],
  ['', 'ego', 3],
  ['ego', '', 3],
  ['kitten', 'sitting', 3],
  ['ab', 'ba', 1],
  ['ca', 'abc', 3],
])('between %s and %s there are mistakes: %i', (from, to, mistakes) => {
  expect(mistakesBetween(from, to)).toBe(mistakes)
  expect(mistakesBetween(to, from)).toBe(mistakes)
})
