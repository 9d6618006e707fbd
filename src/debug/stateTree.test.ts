import { describe, expect, it } from 'vitest'
import { changedPaths, rowsOf } from './stateTree'

const state = { x: 1.23456, walking: true, name: null, prints: [{ x: 1 }, { x: 2 }], light: { x: 5, y: 6 } }

describe('a state as a tree', () => {
  it('shows values, and how much holders hold', () => {
    expect(rowsOf(state, new Set()).map(({ name, text, isOpen }) => [name, text, isOpen])).toEqual([
      ['x', '1.235', null],
      ['walking', 'true', null],
      ['name', 'null', null],
      ['prints', '[2]', false],
      ['light', '{2}', false],
    ])
  })

  it('shows what opened parts hold, each under its path', () => {
    const rows = rowsOf(state, new Set(['prints', 'prints.1', 'light']))
    expect(rows.map(({ path, depth }) => `${depth} ${path}`).slice(3)).toEqual([
      '0 prints',
      '1 prints.0',
      '1 prints.1',
      '2 prints.1.x',
      '0 light',
      '1 light.x',
      '1 light.y',
    ])
  })

  it('ends long lists and long texts', () => {
    const rows = rowsOf({ many: Array.from({ length: 250 }, () => 0), long: 'x'.repeat(100) }, new Set(['many']))
    expect(rows).toHaveLength(103)
    expect(rows[101]).toMatchObject({ name: '…', text: '150 more' })
    expect(rows.at(-1)?.text).toHaveLength(61)
  })

  it('is empty where there is nothing to show', () => {
    expect([null, 3].flatMap((nothing) => rowsOf(nothing, new Set()))).toEqual([])
  })

  it('tells numbers that are none apart', () => {
    expect(rowsOf({ a: Number.NaN, b: undefined }, new Set()).map(({ text }) => text)).toEqual(['NaN', 'undefined'])
  })
})

describe('what has changed in it', () => {
  const opened = new Set(['prints', 'prints.0', 'prints.1'])
  const changesTo = (next: object) => [...changedPaths(rowsOf(state, opened), rowsOf({ ...state, ...next }, opened))]

  it('is a value, or how many a list holds, but not what is new', () => {
    expect(changesTo({ x: 2 })).toEqual(['x'])
    expect(changesTo({ prints: [{ x: 1 }, { x: 3 }, { x: 4 }] })).toEqual(['prints', 'prints.1.x'])
    expect(changesTo({ fresh: 1 })).toEqual([])
  })

  it('is nothing when all is as it was, or nobody can see the difference', () => {
    expect([changesTo({}), changesTo({ x: 1.23457 })]).toEqual([[], []])
  })
})
