import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KINDS, newDayFiles, VIGNETTE_SHEET, withVignette } from './newDayFiles'

const slug = 'icecream'
const day = { prompt: 'ice cream', slug }

describe.each(KINDS)('a new day of the kind %s', (kind) => {
  const files = newDayFiles(day, kind)

  it('has an entry, rules and their test, numbers, drawings, a sound and a test of playing it, and names only itself', () => {
    const scene = ['index.ts', 'about.ts', 'rules.ts', 'rules.test.ts', 'state.ts', 'tuning.ts', 'areas.ts']
    const drawn = ['blot.ts', 'drawings.ts', 'sounds.ts', 'vignette.ts'].map((name) => `assets/${slug}/${name}`)
    const names = [...scene.map((name) => `scenes/${slug}/${name}`), ...drawn, `tests/play/${slug}.spec.ts`]
    expect([...files.keys()]).toEqual(expect.arrayContaining(names))
    expect([...files.values()].join()).not.toMatch(/SLUG|template|BlotState/)
    expect(files.get(`scenes/${slug}/state.ts`)).toContain('interface IceCreamState')
  })

  it('has at least five snapshots', () => {
    const names = files.get(`scenes/${slug}/snapshots.ts`)?.match(/name: '/g) ?? []
    expect(names.length).toBeGreaterThanOrEqual(5)
  })
})

describe('the sheet of vignettes', () => {
  it('gets the new one, and is known by its table', () => {
    const sheet = withVignette(readFileSync(VIGNETTE_SHEET, 'utf8'), day)
    expect(sheet).toMatch(/^import \{ drawVignette as drawIceCream \} from '\.\.\/icecream\/vignette'$/m)
    expect(sheet).toMatch(/VIGNETTES: .* = \{\n {2}'icecream': drawIceCream,$/m)
    expect(() => withVignette('export const sheet = {}', day)).toThrow('no table')
  })
})
