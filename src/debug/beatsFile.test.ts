import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Beat } from '../stage/scene'
import { withBeat } from './beatsFile'

const plain: Beat = { name: 'later', seed: 7, at: 1200 }
const pressed: Beat = {
  ...plain,
  name: 'pressed',
  acts: [{ kind: 'press', tick: 50, at: { x: 800.25, y: 500 }, area: 'blot', button: 'main' }],
}
const played: Beat = {
  name: "the thief's \"leap\", and a 'hush'",
  seed: 4_294_967_295,
  at: 123_450,
  sheet: { width: 1600, height: 700 },
  acts: [
    { kind: 'move', tick: 0, at: { x: 1, y: 2 }, area: null, button: 'main' },
    { kind: 'resize', tick: 3, sheet: { width: 1200, height: 700 } },
    {
      kind: 'release',
      tick: 1_234_567,
      at: { x: -1234.25, y: 12_345.75 },
      area: 'an-area-with-a-very-long-and-winding-name-indeed',
      button: 'second',
    },
  ],
}

const LISTS = {
  'a list on lines': "export const beats: readonly Beat[] = [\n  { name: 'first', seed: 1, at: 0 },\n]\n",
  'a list in a line': "export const beats: readonly Beat[] = [{ name: 'first', seed: 1, at: 0 }]\n",
  'an empty list': 'export const beats: readonly Beat[] = []\n',
  'a list that ends in a comment':
    "export const beats: readonly Beat[] = [\n  { name: 'first', seed: 1, at: 0 }, // one, two\n  // more to come, one day\n]\n",
}

function formatted(source: string): string {
  return execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path=scenes/heist/beats.ts'], {
    input: source,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

describe('a beat added to beats.ts', () => {
  it.each(Object.entries(LISTS))('is laid out as the house lays out code: %s', (_, list) => {
    const source = `import type { Beat } from '../../src/stage/scene'\n\n${list}`
    const added = [plain, pressed, played].reduce((text, beat) => withBeat(text, beat), source)
    expect(added).toContain("{ name: 'later', seed: 7, at: 1200 },\n")
    expect(formatted(added)).toBe(added)
  })

  it('leaves all that was there as it was, in the beats of every day', () => {
    for (const day of readdirSync('scenes', { withFileTypes: true })) {
      if (!day.isDirectory() || !readdirSync(`scenes/${day.name}`).includes('beats.ts')) continue
      const source = readFileSync(`scenes/${day.name}/beats.ts`, 'utf8')
      const added = withBeat(source, played)
      const place = added.indexOf(played.acts?.length ? '  {\n    name: "the thief\'s' : '')
      expect(place, day.name).toBeGreaterThan(0)
      const rest = added.slice(place).slice(added.slice(place).indexOf('\n  },\n') + '\n  },\n'.length)
      expect(added.slice(0, place) + rest, day.name).toBe(source)
    }
  })

  it.each<[string, Beat]>([
    ['already', { ...plain, name: 'First!' }],
    ['needs a name', { ...plain, name: ' ' }],
    ['no letter or digit', { ...plain, name: '…' }],
    [
      'Too much was done',
      { ...plain, acts: Array.from({ length: 601 }, () => pressed.acts?.[0]).flatMap((act) => act ?? []) },
    ],
  ])('is refused: %s', (words, beat) => {
    expect(() => withBeat(LISTS['a list on lines'], beat)).toThrow(words)
  })

  it('is not put into a file that has no list', () => {
    expect(() => withBeat('export const beats = make()', plain)).toThrow('not written as a list')
  })
})
