/** A server that has not said the time after so many ms does not say it. */
const PATIENCE = 4000

/** Later than any message. */
const NEVER = '9999-12-31T23:59:59Z'

/** The room of which the time is asked. */
interface Firestore {
  /** `https://host` */
  readonly origin: string
  readonly projectId: string
  readonly apiKey: string
  /** Attests the visitor, where the project asks for that. */
  readonly attest?: (() => Promise<string>) | undefined
}

/**
 * The time by which a Firestore dates messages, in ms since the epoch: a query that finds nothing is answered with it, and
 * the rules allow one for what is yet to come, whatever the visitor's clock says.
 *
 * @returns `null` when it cannot be had
 */
export async function serverDate({ origin, projectId, apiKey, attest }: Firestore): Promise<number | null> {
  const address = `${origin}/v1/projects/${projectId}/databases/(default)/documents:runQuery?key=${apiKey}`
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(attest && { 'X-Firebase-AppCheck': await attest() }) },
      body: JSON.stringify({ structuredQuery: QUERY }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return response.ok ? readTimeIn(await response.json()) : null
  } catch (error) {
    console.warn('The chat room did not say what time it is:', error)
    return null
  }
}

const QUERY = {
  from: [{ collectionId: 'messages' }],
  where: {
    fieldFilter: { field: { fieldPath: 'date' }, op: 'GREATER_THAN_OR_EQUAL', value: { timestampValue: NEVER } },
  },
  orderBy: [{ field: { fieldPath: 'date' }, direction: 'ASCENDING' }],
  limit: 1,
}

/** The time at which a query's answer was true, by the answer. */
export function readTimeIn(answer: unknown): number | null {
  if (!Array.isArray(answer)) return null
  const [first]: readonly unknown[] = answer
  if (typeof first !== 'object' || first === null || !('readTime' in first)) return null
  if (typeof first.readTime !== 'string') return null
  // biome-ignore lint/style/noRestrictedGlobals: reads a date that the server has written, and no clock
  const time = Date.parse(first.readTime)
  return Number.isNaN(time) ? null : time
}
