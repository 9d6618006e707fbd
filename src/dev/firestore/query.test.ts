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
  const bySize = (op: string, size: number) =>
    find({ orderBy: [by('size')], where: condition('size', op, number(size)) })
  expect([bySize('GREATER_THAN', 1), bySize('GREATER_THAN_OR_EQUAL', 2)]).toEqual(['acd', 'acd'])
  expect([bySize('LESS_THAN', 2), bySize('LESS_THAN_OR_EQUAL', 2)]).toEqual(['b', 'bac'])
  expect(find({ where: condition('color', 'EQUAL', { stringValue: 'red' }) })).toBe('abd')
})

test('all conditions must hold', () => {
  const filters = [condition('size', 'GREATER_THAN', number(1)), condition('color', 'EQUAL', { stringValue: 'red' })]
  expect(find({ where: { compositeFilter: { op: 'AND', filters } }, orderBy: [by('size')] })).toBe('ad')
})

test('cursors begin and end a list, with or without what they stand on', () => {
  const at = { values: [number(2)] }
  const before = { ...at, before: true }
  const bySize = (cursor: object) => find({ orderBy: [by('size')], ...cursor })
  expect([bySize({ startAt: before }), bySize({ startAt: at })]).toEqual(['acde', 'de'])
  expect([bySize({ endAt: before }), bySize({ endAt: at })]).toEqual(['b', 'bac'])
  expect(find({ orderBy: [by('size', 'DESCENDING')], startAt: before })).toBe('cab')
})

test('a limit cuts the list, written either way', () => {
  expect([2, { value: 3 }, 0].map((limit) => find({ limit }))).toEqual(['ab', 'abc', ''])
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
