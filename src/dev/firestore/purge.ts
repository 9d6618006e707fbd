/** Which messages go: those that match all that is given. */
export interface PurgeWishes {
  /** The name that they are written under, to the letter. */
  readonly author?: string | undefined
  /** Those before this moment, in ms since the epoch. */
  readonly before?: number | undefined
  /** Those at or after it. */
  readonly since?: number | undefined
}

/** A Firestore's database, and who asks it. */
export interface PurgedDatabase {
  /** `https://firestore.googleapis.com`, or a local one's origin. */
  readonly origin: string
  /** `projects/<id>/databases/(default)` */
  readonly database: string
  /** An access token of the owner. */
  readonly token: string
}

/** As many writes as Firestore takes at once. */
const PAGE = 500

/**
 * Deletes messages of the chat room for good, over Firestore's REST protocol: page by page in the order of their dates, so that it
 * needs no index but the one that the room has.
 *
 * @param isTrial whether they are only counted
 * @returns how many messages went, and how many were looked at: a read is paid for each of these, a deletion for each of those
 * @throws when Firestore refuses
 */
export async function purgeMessages(
  from: PurgedDatabase,
  wishes: PurgeWishes,
  isTrial: boolean,
): Promise<{ readonly gone: number; readonly read: number }> {
  let gone = 0
  let read = 0
  let last: Found | undefined
  do {
    const page = await nextPage(from, wishes, last)
    read += page.length
    last = page.length < PAGE ? undefined : page.at(-1)
    const going = page.filter(({ author }) => wishes.author === undefined || author === wishes.author)
    gone += going.length
    if (!isTrial && going.length > 0) {
      await callFirestore(from, ':commit', { writes: going.map(({ name }) => ({ delete: name })) })
    }
  } while (last)
  return { gone, read }
}

interface Found {
  readonly name: string
  readonly author: string | undefined
  readonly date: string
}

async function nextPage(from: PurgedDatabase, { before, since }: PurgeWishes, last: Found | undefined) {
  const date = { fieldPath: 'date' }
  const bound = (op: string, ms: number | undefined) =>
    ms === undefined
      ? []
      : [{ fieldFilter: { field: date, op, value: { timestampValue: new Date(ms).toISOString() } } }]
  const filters = [...bound('GREATER_THAN_OR_EQUAL', since), ...bound('LESS_THAN', before)]
  const answer = await callFirestore(from, ':runQuery', {
    structuredQuery: {
      from: [{ collectionId: 'messages' }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      orderBy: [{ field: date }, { field: { fieldPath: '__name__' } }],
      ...(last && {
        startAt: { values: [{ timestampValue: last.date }, { referenceValue: last.name }], before: false },
      }),
      limit: PAGE,
    },
  })
  return Array.isArray(answer) ? answer.flatMap(foundIn) : []
}

function foundIn(result: unknown): Found[] {
  const document = partOf(result, 'document')
  const fields = partOf(document, 'fields')
  const name = partOf(document, 'name')
  const date = partOf(partOf(fields, 'date'), 'timestampValue')
  const author = partOf(partOf(fields, 'author'), 'stringValue')
  if (typeof name !== 'string' || typeof date !== 'string') return []
  return [{ name, date, author: typeof author === 'string' ? author : undefined }]
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

async function callFirestore(
  { origin, database, token }: PurgedDatabase,
  verb: string,
  body: object,
): Promise<unknown> {
  const answer = await fetch(`${origin}/v1/${database}/documents${verb}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
