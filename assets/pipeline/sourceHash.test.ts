import { expect, test } from 'vitest'
import { ROOT } from './bundle'
import { createSourceHasher } from './sourceHash'

const FILE = `${ROOT}/assets/pipeline/pretended.ts`

/** What a declaration hashes to when the file reads so. */
function hash(text: string, name = 'sum'): string {
  return createSourceHasher(() => text).hashOf(FILE, name)
}

const SOURCE = 'const [a, { b }] = parts()\nfunction parts() { return [1, { b: 2 }] }\nexport const sum = () => a + b\n'

test('follows what a declaration uses, through patterns and functions', () => {
  expect(hash(SOURCE)).not.toBe(hash(SOURCE.replace('b: 2', 'b: 3')))
})

test('lets comments, spaces, types and what is not used be', () => {
  expect(hash(`// of two\ninterface Part {}\n${SOURCE}\n\nexport const other = 5`)).toBe(hash(SOURCE))
})

test('sees a class, and what runs on import', () => {
  const source = 'class Adder { step = 1 }\nAdder.prototype.toString = () => "adder"\nexport const sum = new Adder()\n'
  expect(hash(source)).not.toBe(hash(source.replace('step = 1', 'step = 2')))
  expect(hash(source)).not.toBe(hash(source.replace('"adder"', '"snake"')))
})

test('a whole module is all that it declares', () => {
  const whole = (text: string) => createSourceHasher(() => text).hashOfModule(FILE)
  expect(whole(`${SOURCE}export const other = 5`)).not.toBe(whole(SOURCE))
})

test('refuses what it cannot follow', () => {
  expect(() => hash("export { sum } from './elsewhere'")).toThrow('Export a declaration where it is declared.')
  expect(() => hash(SOURCE, 'difference')).toThrow('declares no "difference"')
  expect(() => hash("import { far } from './nowhere'\nexport const sum = far")).toThrow('which is not there')
})
