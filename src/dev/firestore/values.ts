import * as v from 'valibot'
import { unimplemented } from './status.ts'
import { type Time, timeOf } from './time.ts'

/** A value in a document, in the JSON of Firestore's protocol. */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly timestampValue: Time }
  | { readonly stringValue: string }
  | { readonly referenceValue: string }
  | { readonly arrayValue: { readonly values?: readonly Value[] | undefined } }
  | { readonly mapValue: { readonly fields?: Fields | undefined } }

/** Made by `fieldsFrom` alone. */
export type Fields = Readonly<Record<string, Value>>

/** Fields of these names and values. They inherit nothing: a field that nobody has written is not there, whatever its name. */
export function fieldsFrom(entries: Iterable<readonly [name: string, value: Value]>): Record<string, Value> {
  const fields: Record<string, Value> = Object.create(null)
  for (const [name, value] of entries) fields[name] = value
  return fields
}

const nested = v.lazy((): v.GenericSchema<unknown, Value> => valueSchema)

/** Of any names at all: Valibot's own `record` lets `constructor`, `prototype` and `__proto__` drop without a word. */
export const fieldsSchema: v.GenericSchema<unknown, Fields> = v.pipe(
  v.custom<object>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)),
  v.transform((fields) => Object.entries(fields)),
  v.array(v.tuple([v.string(), nested])),
  v.transform((entries) => fieldsFrom(entries)),
)

/** A value that a client sends; kinds that this Firestore does not know do not pass. */
export const valueSchema: v.GenericSchema<unknown, Value> = v.union([
  v.strictObject({
    nullValue: v.pipe(
      v.union([v.null(), v.literal('NULL_VALUE')]),
      v.transform(() => null),
    ),
  }),
  v.strictObject({ booleanValue: v.boolean() }),
  v.strictObject({ integerValue: v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)) }),
  v.strictObject({ doubleValue: v.number() }),
  v.strictObject({ timestampValue: v.pipe(v.string(), v.transform(timeOf)) }),
  v.strictObject({ stringValue: v.string() }),
  v.strictObject({ referenceValue: v.string() }),
  v.strictObject({ arrayValue: v.strictObject({ values: v.optional(v.array(nested)) }) }),
  v.strictObject({ mapValue: v.strictObject({ fields: v.optional(fieldsSchema) }) }),
])

/** Kinds of values in the order in which Firestore sorts them. */
const KINDS = ['null', 'boolean', 'number', 'timestamp', 'string', 'reference', 'array', 'map'] as const

function kindOf(value: Value): (typeof KINDS)[number] {
  if ('nullValue' in value) return 'null'
  if ('booleanValue' in value) return 'boolean'
  if ('integerValue' in value || 'doubleValue' in value) return 'number'
  if ('timestampValue' in value) return 'timestamp'
  if ('stringValue' in value) return 'string'
  if ('referenceValue' in value) return 'reference'
  return 'arrayValue' in value ? 'array' : 'map'
}

export function isSameKind(a: Value, b: Value): boolean {
  return kindOf(a) === kindOf(b)
}

/**
 * Firestore's order of values: first by kind, then within it. Negative when `a` comes first.
 *
 * @throws StatusError UNIMPLEMENTED between two arrays or two maps
 */
export function compareValues(a: Value, b: Value): number {
  if ('timestampValue' in a && 'timestampValue' in b) return compareAscii(a.timestampValue, b.timestampValue)
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue)
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue)
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue)
  if ('integerValue' in a && 'integerValue' in b) return Number(BigInt(a.integerValue) - BigInt(b.integerValue))
  const kinds = KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b))
  if (kinds !== 0) return kinds
  if (kindOf(a) === 'number') return numberOf(a) - numberOf(b)
  if (kindOf(a) === 'null') return 0
  throw unimplemented(`the order of two values of kind ${kindOf(a)}`)
}

/** Names of documents sort by their segments. */
export function compareNames(a: string, b: string): number {
  const others = b.split('/')
  for (const [index, segment] of a.split('/').entries()) {
    const other = others[index]
    if (other === undefined) return 1
    const order = compareText(segment, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** Text sorts by its bytes in UTF-8, which is not the order of JavaScript. */
function compareText(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function compareAscii(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function numberOf(value: Value): number {
  if ('doubleValue' in value) return value.doubleValue
  return 'integerValue' in value ? Number(value.integerValue) : Number.NaN
}
