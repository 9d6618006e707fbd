import { expect, test } from 'vitest'
import type { Document } from './documents'
import { runQuery } from './query'
import { read, runQueryRequest } from './requests'
import type { Value } from './values'

const document = (id: string, fields: Record<string, Value>): Document => ({
  name: `projects/p/databases/d/documents/toys/${id}`,
  fields,
  createTime: '2022-10-05T12:00:00.000000Z',
  updateTime: '2022-10-05T12:00:00.000000Z',
})

const number = (value: number): Value => ({ integerValue: String(value) })

const TOYS = [
  document('d', { size: number(3), color: { stringValue: 'red' } }),
  document('b', { size: number(1), color: { stringValue: 'red' } }),
  document('c', { size: number(2), color: { stringValue: 'blue' } }),
  document('a', { size: number(2), color: { stringValue: 'red' } }),
  document('e', { size: { stringValue: 'huge' } }),
  document('f', {}),
]

/** Ids of what a query finds, given all but the collection it asks. */
function find(query: object): string {
  const request = { structuredQuery: { from: [{ collectionId: 'toys' }], ...query } }
  const { structuredQuery } = read(runQueryRequest, request)
  return runQuery(structuredQuery, TOYS)
    .map(({ name }) => name.at(-1))
    .join('')
}

const condition = (fieldPath: string, op: string, value: Value) => ({
  fieldFilter: { field: { fieldPath }, op, value },
})
const by = (fieldPath: string, direction?: string) => ({ field: { fieldPath }, ...(direction && { direction }) })

test('without an order, documents come by their names', () => {
  expect(find({})).toBe('abcdef')
})

test('an order leaves out documents without the field, and breaks ties by name in its direction', () => {
  expect(find({ orderBy: [by('size')] })).toBe('bacde')
  expect(find({ orderBy: [by('size', 'DESCENDING')] })).toBe('edcab')
  expect(find({ orderBy: [by('size', 'DESCENDING'), by('__name__')] })).toBe('edacb')
})

test('conditions compare within one kind of value', () => {
  const bySize = { orderBy: [by('size')] }
  expect(find({ ...bySize, where: condition('size', 'GREATER_THAN', number(1)) })).toBe('acd')
  expect(find({ ...bySize, where: condition('size', 'GREATER_THAN_OR_EQUAL', number(2)) })).toBe('acd')
  expect(find({ ...bySize, where: condition('size', 'LESS_THAN', number(2)) })).toBe('b')
  expect(find({ ...bySize, where: condition('size', 'LESS_THAN_OR_EQUAL', number(2)) })).toBe('bac')
  expect(find({ where: condition('color', 'EQUAL', { stringValue: 'red' }) })).toBe('abd')
})

test('all conditions must hold', () => {
  const filters = [condition('size', 'GREATER_THAN', number(1)), condition('color', 'EQUAL', { stringValue: 'red' })]
  expect(find({ where: { compositeFilter: { op: 'AND', filters } }, orderBy: [by('size')] })).toBe('ad')
})

test('cursors begin and end a list, with or without what they stand on', () => {
  const bySize = { orderBy: [by('size')] }
  expect(find({ ...bySize, startAt: { values: [number(2)], before: true } })).toBe('acde')
  expect(find({ ...bySize, startAt: { values: [number(2)] } })).toBe('de')
  expect(find({ ...bySize, endAt: { values: [number(2)], before: true } })).toBe('b')
  expect(find({ ...bySize, endAt: { values: [number(2)] } })).toBe('bac')
  const backwards = { orderBy: [by('size', 'DESCENDING')] }
  expect(find({ ...backwards, startAt: { values: [number(2)], before: true } })).toBe('cab')
})

test('a limit cuts the list, written either way', () => {
  expect(find({ limit: 2 })).toBe('ab')
  expect(find({ limit: { value: 3 } })).toBe('abc')
  expect(find({ limit: 0 })).toBe('')
})

test.each([
  { where: { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'size' } } } },
  { where: condition('size', 'NOT_EQUAL', number(1)) },
  { where: { compositeFilter: { op: 'OR', filters: [] } } },
  { where: condition('size.inner', 'EQUAL', number(1)) },
  { where: condition('size', 'GREATER_THAN', number(1)), orderBy: [by('color')] },
  { orderBy: [by('size')], startAt: { values: [number(1), number(1), number(1)] } },
  { select: { fields: [] } },
  { offset: 1 },
  { from: [{ collectionId: 'toys', allDescendants: true }] },
])('what is not implemented is refused: %j', (query) => {
  expect(() => find(query)).toThrow('does not implement')
})
