import { expect, test } from 'vitest'
import { printLicenses } from './licenses'

const INK = { name: 'ink', version: '1.0.0', identifier: 'MIT', text: 'Copyright Ann\n\nDo as you like.\n' }
const WATER = { name: '@wet/water', version: '2.1.0', identifier: 'Apache-2.0', text: 'The terms of Apache.' }
const BARE = { name: '@wet/rain', version: '0.3.0', identifier: 'Apache-2.0' }

test('our own notice comes first, then every package with its terms', () => {
  const text = printLicenses(['The toy box'], [INK, WATER])
  expect(text).toMatch(
    /^The toy box\n\n─+\n\nink 1\.0\.0 \(MIT\)\n\nCopyright Ann\n\nDo as you like\.\n\n─+\n\n@wet\/water/,
  )
})

test('a package without a copy of its licence points to one under the same', () => {
  expect(printLicenses([], [BARE, WATER])).toContain(
    '@wet/rain 0.3.0 (Apache-2.0)\n\nUnder the terms of Apache-2.0, as they stand under @wet/water.',
  )
})

test('a package without any terms is not shipped', () => {
  expect(() => printLicenses([], [BARE, INK])).toThrow('@wet/rain is shipped, and there is no text of its licence')
  expect(() => printLicenses([], [{ name: 'found', version: '1.0.0' }])).toThrow('unnamed')
})
