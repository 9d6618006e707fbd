import { describe, expect, it } from 'vitest'
import type { Box } from '../box'
import { isHashed, isWanted, keptBy, successorsOf } from './builds'

const BASE = 'https://host.example/inktober2022/'
const SHARED = 'day1/same.webp'

const OLD: Box = {
  build: 'old00000',
  files: {
    'index.html': ['a0000000', 1],
    'assets/heist-AAAAAAAA.js': ['a0000001', 1],
    'day22/heist.avif': ['a0000002', 1],
    [SHARED]: ['50000000', 1],
  },
  shell: ['index.html'],
}
const NEW: Box = {
  build: 'new00000',
  files: {
    'index.html': ['b0000000', 1],
    'assets/heist-BBBBBBBB.js': ['b0000001', 1],
    'assets/heist-words-BBBBBBBB.js': ['b0000003', 1],
    'assets/fowl-BBBBBBBB.js': ['b0000004', 1],
    'day22/heist.avif': ['b0000002', 1],
    [SHARED]: ['50000000', 1],
  },
  shell: ['index.html'],
}
const keptOf = ({ files }: Box) => Object.entries(files).map(([path, [checksum]]) => ({ path, checksum }))

describe('a key of the cache', () => {
  it('names a file and its checksum', () => {
    expect(keptBy(`${BASE}day1/%C3%A9.webp?01234567`, BASE)).toEqual({ path: 'day1/é.webp', checksum: '01234567' })
  })
})

describe('what is kept', () => {
  it('is wanted as long as a living build has it, byte for byte', () => {
    const file = { path: SHARED, checksum: '50000000' }
    expect(isWanted(file, [OLD])).toBe(true)
    expect(isWanted(file, [NEW])).toBe(true)
    expect(isWanted({ path: 'day22/heist.avif', checksum: 'a0000002' }, [NEW])).toBe(false)
    expect(isWanted({ path: 'day22/heist.avif', checksum: 'a0000002' }, [NEW, OLD])).toBe(true)
    expect(isWanted({ path: 'nowhere', checksum: '50000000' }, [NEW, OLD])).toBe(false)
  })

  it('of the lists of builds is that of each living one', () => {
    const list = { path: 'box.json', checksum: OLD.build }
    expect(isWanted(list, [OLD])).toBe(true)
    expect(isWanted(list, [NEW])).toBe(false)
  })
})

describe('the successors of what is kept', () => {
  it('are what has changed, by the same name but for the hash in it', () => {
    expect(successorsOf(keptOf(OLD), NEW)).toEqual(['index.html', 'assets/heist-BBBBBBBB.js', 'day22/heist.avif'])
  })

  it('are none where all of it is there', () => {
    expect(successorsOf([...keptOf(OLD), ...keptOf(NEW)], NEW)).toEqual([])
    expect(successorsOf([], NEW)).toEqual([])
  })
})

it.each([
  ['assets/heist-AAAAAAAA.js', true],
  ['day22/heist.avif', false],
  ['index.html', false],
])('whether the name of %s says what is in it: %s', (path, isSaid) => {
  expect(isHashed(path)).toBe(isSaid)
})
