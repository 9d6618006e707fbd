import { describe, expect, it } from 'vitest'
import { days as calendar } from '../../src/calendar'
import type { FindTable } from '../../src/finds/findTable'
import { DOINGS, VERBS } from './verbs'

const tables = import.meta.glob<FindTable>('../../scenes/*/finds.ts', { eager: true, import: 'finds' })
const days = calendar.filter(({ slug }) => tables[`../../scenes/${slug}/finds.ts`])
const findsOf = (slug: string) => Object.entries(tables[`../../scenes/${slug}/finds.ts`] ?? {})
const all = days.flatMap(({ slug }) =>
  Object.entries(DOINGS[slug] ?? {}).map(([name, doing]) => ({ slug, name, ...doing })),
)

/** Those that come twice. */
function twicesOf(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place)
}

describe.each(days)('the finds of $slug', ({ slug }) => {
  const doings = DOINGS[slug] ?? {}

  it('are three, each told of in its place how it is found', () => {
    expect(Object.keys(doings)).toEqual(findsOf(slug).map(([name]) => name))
    expect(Object.keys(doings)).toHaveLength(3)
  })

  it('are found by three different verbs', () => {
    expect(twicesOf(Object.values(doings).map(({ verb }) => verb))).toEqual([])
  })
})

describe('the finds of the box', () => {
  it('are those of its days, and no others', () => {
    expect(Object.keys(DOINGS)).toEqual(days.map(({ slug }) => slug))
    expect(all).toHaveLength(calendar.length * 3)
  })

  it('tell no secret twice: none is the same thing done to the same thing as another', () => {
    expect(twicesOf(all.map(({ verb, what }) => `${verb}: ${what}`))).toEqual([])
    expect(twicesOf(all.map(({ how }) => how))).toEqual([])
  })

  it.each(['en', 'fr'] as const)('have names of their own: %s', (language) => {
    expect(twicesOf(days.flatMap(({ slug }) => findsOf(slug).map(([, { name }]) => name[language])))).toEqual([])
  })

  it('want every verb that there is', () => {
    expect(Object.keys(VERBS).filter((name) => !all.some(({ verb }) => verb === name))).toEqual([])
  })

  it('are told of in the form of the table', () => {
    for (const { what, how } of all) for (const words of [what, how]) expect(words).toMatch(/^[^|\n]*[^|\n.]$/)
  })
})
