import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { versionOf } from './versionPlugin'

const ROOT = process.cwd()

it('is the version of package.json and the first ten letters of the commit', () => {
  expect(versionOf(ROOT, () => '0123456789abcdef')).toMatch(/^\d+\.\d+\.\d+\+0123456789$/)
})

it('is the version alone where no commit is known', () => {
  expect(versionOf(ROOT, () => null)).toMatch(/^\d+\.\d+\.\d+$/)
})

it('is told of in the changelog', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${versionOf(ROOT, () => null)}\n`)
})
