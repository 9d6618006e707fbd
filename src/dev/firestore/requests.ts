import * as v from 'valibot'
import { unimplemented } from './status.ts'
import { timeOf } from './time.ts'
import { fieldsSchema, valueSchema } from './values.ts'

/**
 * What a client may ask for. Objects are strict: a request with a field that is not named here asks for something that
 * this Firestore would leave undone, and is refused.
 */
/** The longest name of a document, as Firestore has it: in bytes there, in UTF-16 units here. */
const LONGEST_NAME = 6144
/** The most writes of one commit, as Firestore has it. */
const MOST_WRITES = 500
/** The most parts of a query, or documents of a target: more than anybody here asks for. */
const MOST_PARTS = 100

const databasePattern = 'projects/[^/]+/databases/[^/]+'
const documentName = v.pipe(
  v.string(),
  v.maxLength(LONGEST_NAME),
  v.regex(new RegExp(`^${databasePattern}/documents(/[^/]+/[^/]+)+$`)),
)
const parentName = v.pipe(
  v.string(),
  v.maxLength(LONGEST_NAME),
  v.regex(new RegExp(`^${databasePattern}/documents(/[^/]+/[^/]+)*$`)),
)
const fieldPath = v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/))
const field = v.strictObject({ fieldPath })
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Protocol buffers' `Int32Value` is a plain number in JSON; the SDK sends it wrapped. */
const wrappedCount = v.union([
  count,
  v.pipe(
    v.strictObject({ value: count }),
    v.transform(({ value }) => value),
  ),
])

const fieldFilter = v.strictObject({
  field,
  op: v.picklist(['EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL']),
  value: valueSchema,
})
const filter = v.union([
  v.strictObject({ fieldFilter }),
  v.strictObject({
    compositeFilter: v.strictObject({
      op: v.literal('AND'),
      filters: v.pipe(v.array(v.strictObject({ fieldFilter })), v.maxLength(MOST_PARTS)),
    }),
  }),
])
const cursor = v.strictObject({ values: v.array(valueSchema), before: v.optional(v.boolean(), false) })
const structuredQuery = v.strictObject({
  from: v.tuple([v.strictObject({ collectionId: v.string() })]),
  where: v.optional(filter),
  orderBy: v.optional(
    v.pipe(
      v.array(v.strictObject({ field, direction: v.optional(v.picklist(['ASCENDING', 'DESCENDING']), 'ASCENDING') })),
      v.maxLength(MOST_PARTS),
    ),
    [],
  ),
  startAt: v.optional(cursor),
  endAt: v.optional(cursor),
  limit: v.optional(wrappedCount),
})

const write = v.union([
  v.strictObject({ delete: documentName, currentDocument: v.optional(v.strictObject({ exists: v.boolean() })) }),
  v.strictObject({
    update: v.strictObject({ name: documentName, fields: v.optional(fieldsSchema, {}) }),
    updateMask: v.optional(v.strictObject({ fieldPaths: v.optional(v.array(fieldPath), []) })),
    updateTransforms: v.optional(
      v.pipe(
        v.array(v.strictObject({ fieldPath, setToServerValue: v.literal('REQUEST_TIME') })),
        v.maxLength(MOST_PARTS),
      ),
      [],
    ),
    currentDocument: v.optional(v.strictObject({ exists: v.boolean() })),
  }),
])
const writes = v.pipe(v.array(write), v.maxLength(MOST_WRITES))

const target = v.strictObject({
  targetId: v.number(),
  query: v.optional(v.strictObject({ parent: parentName, structuredQuery })),
  documents: v.optional(v.strictObject({ documents: v.pipe(v.array(documentName), v.maxLength(MOST_PARTS)) })),
  resumeToken: v.optional(v.string()),
  readTime: v.optional(v.pipe(v.string(), v.transform(timeOf))),
  expectedCount: v.optional(wrappedCount),
})

export const commitRequest = v.strictObject({ database: v.optional(v.string()), writes })
export const runQueryRequest = v.strictObject({ structuredQuery })
/** On the Write stream: the handshake names the database, all that follow bring writes. */
export const writeRequest = v.union([
  v.strictObject({ database: v.string() }),
  v.strictObject({ streamToken: v.string(), writes }),
])
const labels = v.optional(v.record(v.string(), v.string()))
export const listenRequest = v.union([
  v.strictObject({ database: v.string(), addTarget: target, labels }),
  v.strictObject({ database: v.string(), removeTarget: v.number(), labels }),
])

export type FieldFilter = v.InferOutput<typeof fieldFilter>
export type Cursor = v.InferOutput<typeof cursor>
export type StructuredQuery = v.InferOutput<typeof structuredQuery>
export type Write = v.InferOutput<typeof write>
export type Target = v.InferOutput<typeof target>

/**
 * The request, once it is known to be one that this Firestore answers in full.
 *
 * @throws StatusError UNIMPLEMENTED
 */
export function read<Schema extends v.GenericSchema>(schema: Schema, request: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, request)
  if (result.success) return result.output
  const [issue] = result.issues
  throw unimplemented(`such a request: at "${v.getDotPath(issue) ?? ''}", ${issue.message}`)
}
