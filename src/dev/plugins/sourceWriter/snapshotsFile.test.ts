import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../../../stage/contract/scene'
import { withSnapshot } from './snapshotsFile'

const plain: Snapshot = { name: 'later', seed: 7, at: 1200 }
const pressed: Snapshot = {
  ...plain,
  name: 'pressed',
  inputs: [{ kind: 'press', tick: 50, at: { x: 800.25, y: 500 }, area: 'blot', button: 'main' }],
}
const played: Snapshot = {
  name: "the thief's \"leap\", and a 'hush'",
  seed: 4_294_967_295,
  at: 123_450,
  size: { width: 1600, height: 700 },
  inputs: [
    { kind: 'kept', tick: 0, text: "it's" },
    {
      kind: 'kept',
      tick: 0,
      text: 'a-long-text-0000000000000000000000000000000000000000000000000000000000000000000000000',
    },
    { kind: 'move', tick: 0, at: { x: 1, y: 2 }, area: null, button: 'main' },
    { kind: 'resize', tick: 3, size: { width: 1200, height: 700 } },
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
  'a list on lines': "export const snapshots: readonly Snapshot[] = [\n  { name: 'first', seed: 1, at: 0 },\n]\n",
  'a list in a line': "export const snapshots: readonly Snapshot[] = [{ name: 'first', seed: 1, at: 0 }]\n",
  'an empty list': 'export const snapshots: readonly Snapshot[] = []\n',
  'a list that ends in a comment':
    "export const snapshots: readonly Snapshot[] = [\n  { name: 'first', seed: 1, at: 0 }, // one, two\n  // more to come, one day\n]\n",
}

function formatted(source: string): string {
  return execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path=scenes/heist/snapshots.ts'], {
    input: source,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

describe('a snapshot added to snapshots.ts', () => {
  it.each(Object.entries(LISTS))('is laid out as the house lays out code: %s', (_, list) => {
    const source = `import type { Snapshot } from '../../src/stage/contract/scene'\n\n${list}`
    const added = [plain, pressed, played].reduce((text, snapshot) => withSnapshot(text, snapshot), source)
    expect(added).toContain("{ name: 'later', seed: 7, at: 1200 },\n")
    expect(formatted(added)).toBe(added)
  })

  it('leaves all that was there as it was, in the snapshots of every day', () => {
    for (const day of readdirSync('scenes', { withFileTypes: true })) {
      if (!day.isDirectory() || !readdirSync(`scenes/${day.name}`).includes('snapshots.ts')) continue
      const source = readFileSync(`scenes/${day.name}/snapshots.ts`, 'utf8')
      const added = withSnapshot(source, played)
      const place = added.indexOf(played.inputs?.length ? '  {\n    name: "the thief\'s' : '')
      expect(place, day.name).toBeGreaterThan(0)
      const rest = added.slice(place).slice(added.slice(place).indexOf('\n  },\n') + '\n  },\n'.length)
      expect(added.slice(0, place) + rest, day.name).toBe(source)
    }
  })

  it.each<[string, Snapshot]>([
    ['already', { ...plain, name: 'First!' }],
    ['needs a name', { ...plain, name: ' ' }],
    ['no letter or digit', { ...plain, name: '…' }],
    ['Too much was done', { ...plain, inputs: Array.from({ length: 601 }, () => pressed.inputs ?? []).flat() }],
  ])('is refused: %s', (words, snapshot) => {
    expect(() => withSnapshot(LISTS['a list on lines'], snapshot)).toThrow(words)
  })

  it('is not put into a file that has no list', () => {
    expect(() => withSnapshot('export const snapshots = make()', plain)).toThrow('not written as a list')
  })
})
