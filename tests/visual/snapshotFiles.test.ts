import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { days } from '../../src/calendar'
import type { Snapshot } from '../../src/stage/contract/scene'
import { BUDGETS } from '../budgets'
import { focusName, readSnapshot, SNAPSHOTS_FOLDER, snapshotName } from '../support/snapshotFiles'

const scenes = import.meta.glob<{ readonly snapshots: readonly Snapshot[] }>('../../scenes/*/snapshots.ts', {
  eager: true,
})
const ofDays = Object.entries(scenes).map(([path, { snapshots }]) => ({
  slug: path.split('/').at(-2) ?? path,
  snapshots,
}))
const specs = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.spec.ts'))
/** Every text that stands alone in quotes in a visual test: among them the names of all its photographs. */
const quoted = specs.flatMap((file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  return [...source.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, name]) => name)
})
const files = readdirSync(SNAPSHOTS_FOLDER)
const names = [...new Set(files.map((file) => file.slice(0, -extname(file).length)))]

describe('the snapshots', () => {
  it('are asked for, each by a test', () => {
    const ofDay = ofDays.flatMap(({ slug, snapshots }) => snapshots.map(({ name }) => snapshotName(slug, name)))
    const asked = [...quoted, ...ofDays.map(({ slug }) => focusName(slug)), ...ofDay]
    expect(names.filter((name) => !asked.includes(name))).toEqual([])
  })

  it.each(names)('%s has its tiles, a proof to look at, and little weight', (name) => {
    expect(readSnapshot(name)).not.toBeNull()
    const ofName = [`${name}.tiles`, `${name}.webp`]
    expect(files).toEqual(expect.arrayContaining(ofName))
    const bytes = ofName.reduce((sum, file) => sum + statSync(join(SNAPSHOTS_FOLDER, file)).size, 0)
    expect(bytes).toBeLessThanOrEqual(BUDGETS.snapshot.most * 1024)
  })

  it('are tiles and proofs, and nothing else', () => {
    expect(files.filter((file) => !['.tiles', '.webp'].includes(extname(file)))).toEqual([])
  })

  it.each(ofDays)('of $slug are at least four, each with a name of its own', ({ slug, snapshots }) => {
    expect(days.map((day) => day.slug)).toContain(slug)
    expect(new Set(snapshots.map(({ name }) => name)).size).toBe(snapshots.length)
    expect(snapshots.length).toBeGreaterThanOrEqual(4)
  })
})
