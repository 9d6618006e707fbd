import type { Document } from './documents.ts'
import type { Cursor, FieldFilter, StructuredQuery } from './requests.ts'
import { unimplemented } from './status.ts'
import { compareValues, isSameKind, type Value } from './values.ts'

const NAME = '__name__'

/** The query's conditions, of which each must hold. */
export function conditionsOf({ where }: StructuredQuery): readonly FieldFilter[] {
  if (!where) return []
  return 'fieldFilter' in where ? [where.fieldFilter] : where.compositeFilter.filters.map((part) => part.fieldFilter)
}

/**
 * Picks and orders, out of the documents of a collection, those that the query asks for.
 *
 * @throws StatusError UNIMPLEMENTED when the query leaves its order to Firestore, or has a cursor longer than its order
 */
export function runQuery(query: StructuredQuery, documents: Iterable<Document>): readonly Document[] {
  const conditions = conditionsOf(query)
  const order = orderOf(query)
  for (const { values } of [query.startAt, query.endAt].flatMap((cursor) => cursor ?? [])) {
    if (values.length > order.length) throw unimplemented('a cursor with more values than there are fields to order by')
  }
  const compare = (a: Document, b: Document) => {
    for (const { path, sign } of order) {
      const [left, right] = [fieldOf(a, path), fieldOf(b, path)]
      const difference = left && right ? sign * compareValues(left, right) : 0
      if (difference !== 0) return difference
    }
    return 0
  }
  const found: Document[] = []
  for (const document of documents) {
    if (!order.every(({ path }) => fieldOf(document, path))) continue
    if (!conditions.every((condition) => holdsFilter(condition, document))) continue
    if (query.startAt && !isFrom(query.startAt, document, order)) continue
    if (query.endAt && !isUpTo(query.endAt, document, order)) continue
    found.push(document)
  }
  return found.sort(compare).slice(0, query.limit)
}

interface Order {
  readonly path: string
  /** 1 for ascending, -1 for descending. */
  readonly sign: number
}

/** The whole order: Firestore breaks ties by the names of the documents, in the direction of the last field. */
function orderOf(query: StructuredQuery): readonly Order[] {
  const order = query.orderBy.map(({ field, direction }) => ({
    path: field.fieldPath,
    sign: direction === 'ASCENDING' ? 1 : -1,
  }))
  for (const { field, op } of conditionsOf(query)) {
    if (op !== 'EQUAL' && !order.some(({ path }) => path === field.fieldPath)) {
      throw unimplemented('a range over a field that the query is not ordered by')
    }
  }
  if (!order.some(({ path }) => path === NAME)) order.push({ path: NAME, sign: order.at(-1)?.sign ?? 1 })
  return order
}

function fieldOf(document: Document, path: string): Value | undefined {
  return path === NAME ? { referenceValue: document.name } : document.fields[path]
}

function holdsFilter({ field, op, value }: FieldFilter, document: Document): boolean {
  const actual = fieldOf(document, field.fieldPath)
  // Firestore compares within one kind only: a text is neither before nor after a time.
  if (!actual || !isSameKind(actual, value)) return false
  const difference = compareValues(actual, value)
  switch (op) {
    case 'EQUAL':
      return difference === 0
    case 'LESS_THAN':
      return difference < 0
    case 'LESS_THAN_OR_EQUAL':
      return difference <= 0
    case 'GREATER_THAN':
      return difference > 0
    case 'GREATER_THAN_OR_EQUAL':
      return difference >= 0
  }
}

function isFrom(cursor: Cursor, document: Document, order: readonly Order[]): boolean {
  const place = placeBeside(cursor, document, order)
  return cursor.before ? place >= 0 : place > 0
}

function isUpTo(cursor: Cursor, document: Document, order: readonly Order[]): boolean {
  const place = placeBeside(cursor, document, order)
  return cursor.before ? place < 0 : place <= 0
}

/** Negative for a document before the cursor, positive after it; a cursor may give fewer values than the order has. */
function placeBeside({ values }: Cursor, document: Document, order: readonly Order[]): number {
  for (const [index, value] of values.entries()) {
    const part = order[index]
    const actual = part && fieldOf(document, part.path)
    const difference = actual ? part.sign * compareValues(actual, value) : 0
    if (difference !== 0) return difference
  }
  return 0
}
