import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = ['src', 'scenes'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`),
)

/** A media query, in a style sheet or asked of the window. */
const QUERY = /(?:@media\s+|matchMedia\(['"`])([^{'"`]+)/g

const queries = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(QUERY)].map(([, query = '']) => ({ file, query: query.trim() })),
)

it('no media query is one that a Safari before 16.4 does not understand', () => {
  expect(queries.length).toBeGreaterThan(3)
  expect(queries.filter(({ query }) => /[<>]/.test(query))).toEqual([])
})

it('a wide window is the same to scripts and styles, whatever fraction of a pixel it ends with', () => {
  const widths = queries.filter(({ query }) => /\bwidth/.test(query) && /1[01]\d\d/.test(query))
  expect(widths.length).toBeGreaterThan(1)
  expect(new Set(widths.map(({ query }) => query))).toEqual(new Set(['not all and (max-width: 1100px)']))
})
