import { describe, expect, it } from 'vitest'
import type { FindTable } from '../../src/finds/findTable'

const tables = import.meta.glob<FindTable>(['../../scenes/*/finds.ts', '../fixture-site/*/finds.ts'], {
  eager: true,
  import: 'finds',
})
const sources = import.meta.glob<string>(
  ['../../scenes/*/**/*.{ts,tsx}', '../fixture-site/**/*.{ts,tsx}', '../play/*.spec.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

const days = Object.entries(tables).map(([path, finds]) => ({ folder: path.replace(/finds\.ts$/, ''), finds }))

/** What stands in the files of a folder whose path within it fits. */
function written(folder: string, fits: RegExp): string {
  const files = Object.entries(sources).filter(
    ([path]) => path.startsWith(folder) && fits.test(path.slice(folder.length)),
  )
  return files.map(([, text]) => text).join('\n')
}

describe.each(days)('the finds of $folder', ({ folder, finds }) => {
  it('are three at most, each with a name of its own, and the day hands them over', () => {
    const names = Object.values(finds).flatMap(({ name }) => [name.en, name.fr])
    expect(Object.keys(finds).length).toBeLessThanOrEqual(3)
    expect(names.length / 2).toBe(new Set(Object.values(finds).map(({ name }) => name.en)).size)
    expect(written(folder, /^index\.ts$/)).toMatch(/\bfinds\b/)
  })

  it.each(Object.entries(finds))('%s comes by an event that the day tells', (id, { on, name, hint }) => {
    expect(id).toMatch(/^[a-z][A-Za-z0-9]*$/)
    expect(written(folder, /^(?!(finds|index|state)\.ts|.*\.test\.ts).*$/)).toContain(`'${on}'`)
    for (const words of [name, hint]) expect(words.en.trim()).not.toBe('')
    expect(hint.en).toMatch(/[.!?…]$/)
    expect(hint.fr).toMatch(/[.!?…]$/)
    expect(hint.fr).not.toBe(hint.en)
  })

  // What a wild minute comes upon may be nothing that a visitor's hand could do: somebody must have found it on purpose.
  it.each(Object.keys(finds))('%s is found on purpose in a test', (id) => {
    const isFixture = folder.startsWith('../fixture-site')
    const tests = isFixture
      ? written('../play/', /^fixtureSiteFinds\.spec\.ts$/)
      : written(folder, /^finds\.test\.ts$/) +
        written('../play/', new RegExp(`^${folder.split('/').at(-2)}\\.spec\\.ts$`))
    expect(tests).toMatch(new RegExp(`\\b${id}\\b`))
  })
})
