import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleNamed, bundlesWith } from './bundle'

test('a day publishes to its number, any other bundle to its own name', () => {
  const root = mkdtempSync(join(tmpdir(), 'bundles-'))
  for (const name of ['home', 'heist', 'ink']) mkdirSync(join(root, 'assets', name), { recursive: true })
  for (const name of ['home', 'heist']) writeFileSync(join(root, 'assets', name, 'drawings.ts'), '')
  expect(bundlesWith('drawings.ts', root).map(({ name, folder }) => [name, folder])).toEqual([
    ['heist', 'day22'],
    ['home', 'home'],
  ])
  expect(() => bundleNamed('ink', 'drawings.ts', root)).toThrow('There is no assets/ink/drawings.ts')
  rmSync(root, { recursive: true })
})
