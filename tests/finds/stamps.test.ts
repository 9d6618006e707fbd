import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as palette from '../../assets/ink/palette'
import type { Drawings } from '../../assets/pipeline/drawings'
import { PRINT_BOX } from '../../assets/stamps/shared'
import type { Stamps } from '../../assets/stamps/sheet'
import type { Localized } from '../../src/language/words'
import { BUDGETS } from '../budgets'

const found = import.meta.glob<{ finds: Readonly<Record<string, { name: Localized; hint: Localized }>> }>(
  '../../scenes/*/finds.ts',
  { eager: true },
)
const drawn = import.meta.glob<{ stamps: Stamps; pictures: Drawings }>('../../assets/*-stamps/drawings.ts', {
  eager: true,
})

/** The days that have finds, by their slugs. */
const days = Object.keys(found).map((path) => ({ slug: path.split('/').at(-2) ?? path }))

/** The finds and the stamps of a day. */
function partsOf(slug: string) {
  const finds = found[`../../scenes/${slug}/finds.ts`]?.finds
  const drawings = drawn[`../../assets/${slug}-stamps/drawings.ts`]
  if (!finds || !drawings) throw new Error(`${slug} has no finds, or no stamps.`)
  return { finds, ...drawings }
}

test('no day has stamps alone', () => {
  expect(Object.keys(drawn)).toEqual(days.map(({ slug }) => `../../assets/${slug}-stamps/drawings.ts`).sort())
})

test.each(days)('each find of $slug has its stamp, in its place', ({ slug }) => {
  const { finds, stamps } = partsOf(slug)
  expect(Object.keys(stamps)).toEqual(Object.keys(finds))
})

test.each(days)('a stamp of $slug weighs 4 KB at the most', ({ slug }) => {
  const { stamps } = partsOf(slug)
  const { size } = statSync(`assets/public/${slug}-stamps/prints-1x.webp`)
  expect(size / Object.keys(stamps).length).toBeLessThanOrEqual(BUDGETS.stamp.most * 1024)
})

test.each(days)('the stamps of $slug are printed in its accent', ({ slug }) => {
  const { stamps, pictures } = partsOf(slug)
  expect(pictures.pictures.prints?.width).toBe(Object.keys(stamps).length * PRINT_BOX.width)
  // To draw them all would take as long as all else here ten times over.
  const [, accent = ''] =
    readFileSync(`assets/${slug}-stamps/drawings.ts`, 'utf8').match(/stampSheet\('.+', (\w+), stamps\)/) ?? []
  expect(Object.entries(palette).find(([name]) => name === accent)?.[1]).toBe(accentOf(slug))
})

/** Letters of a name that a stamp has room for, in two lines. */
const ROOM = 24
/** What French does not do here: straight quotes, hard blanks, a mark without a blank before it, or with two. */
const SLIPS = /['"\u00a0\u202f]|\S[:;!?]|\s{2}/

test.each(days)('what can be found on $slug is said in both languages', ({ slug }) => {
  for (const { name, hint } of Object.values(partsOf(slug).finds)) {
    for (const text of [name.en, name.fr]) expect(text).toMatch(new RegExp(`^\\p{L}.{2,${ROOM - 1}}(?<!\\.)$`, 'u'))
    for (const text of [hint.en, hint.fr]) expect(text).toMatch(/^[\p{Lu}\d].*[.?!]$/u)
    for (const text of [name.fr, hint.fr]) expect(text).not.toMatch(SLIPS)
    for (const text of [name.en, hint.en]) expect(text).not.toMatch(/['"]/)
  }
})

/** The accent that the site's tokens give a day. */
function accentOf(slug: string): string | undefined {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8')
  const rules = [...tokens.matchAll(/([^{}]*)\{\s*--accent: var\((--\w+)\);\s*\}/g)]
  const [, , name = '--vermilion'] = rules.find(([, selector]) => selector?.includes(`[data-day="${slug}"]`)) ?? []
  return tokens.match(new RegExp(`${name}: (#\\w+);`))?.[1]
}
