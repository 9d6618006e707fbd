import type { KerningTable } from '../kerning'

/** Classes of glyph indices and the distances between them, ready for the GPOS table. */
export interface ClassKerning {
  /** Class of each glyph index as the first of a pair, from 0; glyphs that are absent are never moved. */
  readonly first: ReadonlyMap<number, number>
  readonly second: ReadonlyMap<number, number>
  readonly table: KerningTable
}

/** A GPOS table with one feature, `kern`, for every script: pair positioning by classes (PairPos format 2). */
export function gposTable(kerning: ClassKerning): Buffer {
  const scripts = scriptList(['DFLT', 'latn'])
  const features = featureList('kern')
  const lookups = lookupList(pairPositioning(kerning))
  const header = words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length)
  return Buffer.concat([header, scripts, features, lookups])
}

function scriptList(tags: readonly string[]): Buffer {
  const script = words(4, 0, 0, 0xffff, 1, 0)
  const records = tags.map((tag, index) =>
    Buffer.concat([Buffer.from(tag, 'latin1'), words(2 + 6 * tags.length + index * script.length)]),
  )
  return Buffer.concat([words(tags.length), ...records, ...tags.map(() => script)])
}

function featureList(tag: string): Buffer {
  return Buffer.concat([words(1), Buffer.from(tag, 'latin1'), words(8), words(0, 1, 0)])
}

function lookupList(subtable: Buffer): Buffer {
  const PAIR = 2
  return Buffer.concat([words(1, 4), words(PAIR, 0, 1, 8), subtable])
}

function pairPositioning({ first, second, table }: ClassKerning): Buffer {
  const X_ADVANCE = 4
  const columns = table[0]?.length ?? 0
  const rows = table.map((row) => signed(0, ...row))
  const values = Buffer.concat([...rows])
  const covered = [...first.keys()].sort((a, b) => a - b)
  const coverage = words(1, covered.length, ...covered)
  const firstDefinition = classDefinition(first, 0)
  const secondDefinition = classDefinition(second, 1)
  const start = 16 + values.length
  const header = words(
    2,
    start,
    X_ADVANCE,
    0,
    start + coverage.length,
    start + coverage.length + firstDefinition.length,
    table.length,
    columns + 1,
  )
  return Buffer.concat([header, values, coverage, firstDefinition, secondDefinition])
}

/** Class 0 means all others, so the classes of second letters begin at 1. */
function classDefinition(classes: ReadonlyMap<number, number>, base: number): Buffer {
  const runs: [from: number, to: number, kind: number][] = []
  for (const [glyph, kind] of [...classes].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1)
    if (kind + base === 0) continue
    if (last && last[1] === glyph - 1 && last[2] === kind + base) last[1] = glyph
    else runs.push([glyph, glyph, kind + base])
  }
  return words(2, runs.length, ...runs.flat())
}

function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => {
    buffer.writeUInt16BE(value, index * 2)
  })
  return buffer
}

function signed(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => {
    buffer.writeInt16BE(value, index * 2)
  })
  return buffer
}
