import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf } from '../architecture/importGraph'

/** What the language leaves no engine to round or to word in its own way. */
const EXACT =
  /^\.(abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc|PI|E|LN2|LN10|LOG2E|LOG10E|SQRT2|SQRT1_2)\b/

/** What a module says that may come out differently elsewhere. */
function suspectsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const suspects: string[] = []
  for (const { index } of code.matchAll(/\bMath\b/g)) {
    // Taken out of it by name, or used by one.
    const taken = /\{([^{}]*)\}\s*=\s*$/.exec(code.slice(0, index))?.[1]?.split(',')
    const used = taken?.map((name) => `.${name.trim()}`) ?? [code.slice(index + 4, index + 20)]
    suspects.push(...used.filter((use) => !EXACT.test(use)).map((use) => `Math${use}`))
  }
  for (const [, context] of code.matchAll(/(.{0,12}\*\*.{0,12})/g)) suspects.push(context ?? '')
  for (const [word] of code.matchAll(/\b(Intl|Date|performance|localeCompare|toLocale\w+)\b/g)) suspects.push(word)
  return suspects
}

/** The modules that these import, and do more with than take their types, and so on. */
function closureOf(roots: readonly string[]): string[] {
  const found = new Set<string>()
  const open = [...roots]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const used = importsOf(file).filter(({ to, isType }) => !isType && /^(src|scenes|assets)\//.test(to))
    open.push(...used.map(({ to }) => to))
  }
  return [...found].sort()
}

const allRules = readdirSync('scenes', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/(rules|state|rules\/.*)\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => `scenes/${file}`)
const modules = closureOf([...allRules, 'src/stage/time/playhead.ts'])

describe('a game is the same in every browser, as far as its code can tell', () => {
  it.each(modules)('%s', (file) => {
    expect(suspectsIn(readFileSync(file, 'utf8'))).toEqual([])
  })

  it('follows the rules to what they import', () => {
    expect(modules.length).toBeGreaterThan(20)
    expect(modules).toContain('src/stage/contract/rules/portableMath.ts')
  })

  it.each([
    ['Math.sin(1)', 1],
    ["Math['sin'](1)", 1],
    ['Math?.sin(1)', 1],
    ['const { sin, floor } = Math\n', 1],
    ['const all = Math\n', 1],
    ['x ** 2', 1],
    ['x **= 2', 1],
    ['new Intl.Segmenter()', 1],
    ['/** Math.sin */ Math.floor(Math.PI) // Math.cos', 1],
    ['const { LN2 } = Math\n', 0],
    ['  // Math.cos\nMath.sqrt(2)', 0],
  ])('would notice in %s', (code, count) => {
    expect(suspectsIn(code)).toHaveLength(count)
  })
})
