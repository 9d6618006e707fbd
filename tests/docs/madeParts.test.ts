import { describe, expect, it } from 'vitest'
import { importsIn } from '../architecture/importGraph'
import { codeOf } from './declarations'
import { madePages, withParts } from './madeParts'
import { WAYS, waysOn } from './steps'

const pages = await madePages()
const imports = importsIn(['src', 'scenes', 'assets'])
const targets = new Map<string, Set<string>>()
for (const { from, to } of imports) targets.set(from, (targets.get(from) ?? new Set()).add(to))

/** Whether a file imports another, or one that does. */
function reaches(from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true
  seen.add(from)
  return [...(targets.get(from) ?? [])].some((file) => !seen.has(file) && reaches(file, to, seen))
}

/** Whether one of two files knows the other, or a third knows both, or both know that. */
function areMet(one: string, other: string, third: string | undefined): boolean {
  if (third === undefined) return reaches(one, other) || reaches(other, one)
  return [one, other].every((file) => reaches(third, file)) || [one, other].every((file) => reaches(file, third))
}

describe('the pages that are made from the code', () => {
  it.each(pages)('say what the code says, or want `npm run docs`: $file', ({ text, made }) => {
    expect(text).toBe(made)
  })

  it('have a place for every part, and no other', () => {
    const page = 'One.\n\n<!-- made by `npm run docs`: a -->\n\nold\n\n<!-- end -->\n\nTwo.\n'
    expect(withParts(page, { a: 'new' })).toBe(page.replace('old', 'new'))
    expect(() => withParts(page, { a: 'new', b: 'new' })).toThrow('no place for b')
    expect(() => withParts(page, {})).toThrow('named a')
  })
})

describe.each(Object.entries(WAYS))('the way of a %s', (_, steps) => {
  const links = steps.flatMap((step) => step.next.map((link) => ({ step, ...link })))

  it('goes by what the files declare', () => {
    expect(steps).not.toEqual([])
    for (const { file, symbol } of steps) expect(codeOf(file, symbol)).not.toBe('')
  })

  it('goes on from each step by a name in its code', () => {
    const lost = links.filter(
      ({ step, by }) => by !== null && !new RegExp(`\\b${by}\\b`).test(codeOf(step.file, step.symbol)),
    )
    expect(lost.map(({ step, by }) => `${step.symbol} does not speak of ${by}`)).toEqual([])
  })

  it('goes between files that are brought together', () => {
    const strangers = links.filter(({ step, to, by, metIn }) => {
      const other = steps.find(({ symbol }) => symbol === to)
      if (!other) return true
      return (by !== null || metIn !== undefined) && !areMet(step.file, other.file, metIn)
    })
    expect(strangers.map(({ step, to }) => `${step.symbol} and ${to}`)).toEqual([])
  })

  it('leads to every step but the first', () => {
    const reached = new Set(links.map(({ to }) => to))
    expect(steps.slice(1).filter(({ symbol }) => !reached.has(symbol))).toEqual([])
  })
})

describe('the steps of a way', () => {
  const first = '1. **`a`** in [a.ts](../a.ts): First.'
  const told = (...lines: string[]) =>
    waysOn(`## The way of a letter\n\n${lines.join('\n')}\n\n## Another\n\n1. No step.\n`)

  it('are read from the page, with all that leads on', () => {
    const link = { by: 'c', label: undefined, metIn: undefined }
    expect(told(`${first} → \`B.#c\`, \`d\` by \`e\` (met in \`f.ts\`), \`g\` _slowly_`)).toEqual({
      letter: [
        {
          symbol: 'a',
          file: 'a.ts',
          next: [
            { ...link, to: 'B.#c' },
            { ...link, to: 'd', by: 'e', metIn: 'f.ts' },
            { ...link, to: 'g', by: null, label: 'slowly' },
          ],
        },
      ],
    })
  })

  it.each([
    ['1. `a` in [a.ts](../a.ts): First.', 'form of a step'],
    [first.replace('[a.ts]', '[b.ts]'), 'form of a step'],
    [`${first} → b`, 'form of a link'],
    [first.replace('1', '2'), 'a is step 1, and numbered 2'],
  ])('are not read from %s', (line, fault) => {
    expect(() => told(line)).toThrow(fault)
  })
})

describe('the code of a name', () => {
  it('is found within what encloses it, without its comments', () => {
    const code = codeOf('src/stage/time/playhead.ts', 'Playhead.#playInput')
    expect(code).toMatch(/^#playInput\(/)
    expect(code).not.toContain('//')
  })

  it.each(['Playhead.#missing', 'Missing', 'Playhead.queue.advance'])('is none for %s', (symbol) => {
    expect(() => codeOf('src/stage/time/playhead.ts', symbol)).toThrow(`declares no ${symbol}`)
  })
})
