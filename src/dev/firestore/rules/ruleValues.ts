import { unimplemented } from '../status.ts'
import { microsOf } from '../time.ts'
import type { Fields, Value } from '../values.ts'

/** A moment, in microseconds since the epoch. */
export class Timestamp {
  constructor(readonly micros: bigint) {}
}

/** A length of time, in microseconds. */
export class Duration {
  constructor(readonly micros: bigint) {}
}

/** All that a field may be in what a query finds: its filters set the bounds, a missing bound being open. */
export class Range {
  constructor(
    readonly least: RuleValue | undefined,
    readonly most: RuleValue | undefined,
  ) {}
}

/** A value as rules see it; whole numbers are `bigint`, others `number`. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Timestamp
  | Duration
  | Range
  | readonly RuleValue[]
  | ReadonlyMap<string, RuleValue>

/** An error while a rule is judged: the rule does not allow what it was asked. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed'
}

export function isList(value: RuleValue): value is readonly RuleValue[] {
  return Array.isArray(value)
}

export function isMap(value: RuleValue): value is ReadonlyMap<string, RuleValue> {
  return value instanceof Map
}

export function ruleValueOf(value: Value): RuleValue {
  if ('nullValue' in value) return null
  if ('booleanValue' in value) return value.booleanValue
  if ('integerValue' in value) return BigInt(value.integerValue)
  if ('doubleValue' in value) return value.doubleValue
  if ('timestampValue' in value) return new Timestamp(microsOf(value.timestampValue))
  if ('stringValue' in value) return value.stringValue
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(ruleValueOf)
  if ('mapValue' in value) return mapOf(value.mapValue.fields ?? {})
  throw unimplemented('rules that look at a document with a reference in it')
}

export function mapOf(fields: Fields): ReadonlyMap<string, RuleValue> {
  return new Map(Object.entries(fields).map(([name, value]) => [name, ruleValueOf(value)]))
}

/**
 * Whether two values are equal; values of different types are not.
 *
 * @throws NotAllowed when a query leaves it open
 */
export function isEqual(a: RuleValue, b: RuleValue): boolean {
  if (a instanceof Range || b instanceof Range) throw new NotAllowed('The query does not fix this field.')
  if (a instanceof Timestamp) return b instanceof Timestamp && a.micros === b.micros
  if (a instanceof Duration) return b instanceof Duration && a.micros === b.micros
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index] ?? null))
  if (isMap(a) && isMap(b)) throw unimplemented('rules that compare maps')
  if (typeof a === 'number' || typeof b === 'number') throw unimplemented('rules that compare fractions')
  return a === b
}

export type Comparison = '<' | '<=' | '>' | '>='

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const

/** @throws NotAllowed when the two have no order, or a query leaves it open */
export function isInOrder(a: RuleValue, comparison: Comparison, b: RuleValue): boolean {
  if (b instanceof Range) return isInOrder(b, MIRRORED[comparison], a)
  if (a instanceof Range) {
    // It must be so for every value in the range, which the nearer end of it decides.
    const end = comparison === '>' || comparison === '>=' ? a.least : a.most
    if (end !== undefined && isInOrder(end, comparison, b)) return true
    throw new NotAllowed('The query asks for more than the rule allows.')
  }
  const [left, right] = sortableOf(a, b)
  switch (comparison) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
  }
}

function sortableOf(a: RuleValue, b: RuleValue): [bigint, bigint] | [string, string] {
  if (a instanceof Timestamp && b instanceof Timestamp) return [a.micros, b.micros]
  if (a instanceof Duration && b instanceof Duration) return [a.micros, b.micros]
  if (typeof a === 'bigint' && typeof b === 'bigint') return [a, b]
  if (typeof a === 'number' || typeof b === 'number') throw unimplemented('rules that compare fractions')
  if (typeof a === 'string' && typeof b === 'string') throw unimplemented('rules that put texts in order')
  throw new NotAllowed('These two values have no order.')
}

/** @throws NotAllowed */
export function sumOf(a: RuleValue, operator: '+' | '-', b: RuleValue): RuleValue {
  const sign = operator === '+' ? 1n : -1n
  if (typeof a === 'bigint' && typeof b === 'bigint') return a + sign * b
  if (a instanceof Timestamp && b instanceof Duration) return new Timestamp(a.micros + sign * b.micros)
  if (a instanceof Duration && b instanceof Duration) return new Duration(a.micros + sign * b.micros)
  throw unimplemented(`rules that use "${operator}" with other values than whole numbers and times`)
}
