import type { Controls } from '../../src/dev/firestore/database'
import type { Fields } from '../../src/dev/firestore/values'

/** Who calls: the owner is above the rules. */
type Caller = 'owner' | 'anybody'

/** A message to put into a room without asking its rules. */
export interface SeededMessage {
  /** Its place among those it is put in with, unless it is said. */
  readonly id?: string
  readonly author: string
  readonly text: string
  /** In ms since the epoch. */
  readonly date: number
}

/** As many writes as Firestore takes at once. */
const BATCH = 500

/** Calls to a Firestore in its REST protocol, past any SDK: the local one's, or the official emulator's. */
export class FirestoreCalls {
  /** The database, as its documents' names begin. */
  readonly database: string

  /** @param origin `http://host:port` */
  constructor(
    private readonly origin: string,
    project: string,
  ) {
    this.database = `projects/${project}/databases/(default)`
  }

  /** The whole name of a document, or of a collection. @param path `messages/…` */
  name(path: string): string {
    return `${this.database}/documents/${path}`
  }

  commit(writes: readonly object[], caller: Caller = 'anybody'): Promise<Response> {
    return this.call('POST', `/v1/${this.database}/documents:commit`, caller, { writes })
  }

  runQuery(structuredQuery: object): Promise<Response> {
    return this.call('POST', `/v1/${this.database}/documents:runQuery`, 'anybody', { structuredQuery })
  }

  /** The messages of the last hour, oldest first, as the server answers. */
  async messages(): Promise<unknown> {
    const date = { fieldPath: 'date' }
    const since = { timestampValue: new Date(Date.now() - 3_600_000).toISOString() }
    const response = await this.runQuery({
      from: [{ collectionId: 'messages' }],
      where: { fieldFilter: { field: date, op: 'GREATER_THAN', value: since } },
      orderBy: [{ field: date }],
      limit: 200,
    })
    return response.json()
  }

  /** The texts of the last hour, oldest first. */
  async texts(): Promise<readonly string[]> {
    const told = JSON.stringify(await this.messages())
    return Array.from(told.matchAll(/"msg":\{"stringValue":"([^"]*)"/g), ([, text = '']) => text)
  }

  get(path: string): Promise<Response> {
    return this.call('GET', `/v1/${this.name(path)}`, 'anybody')
  }

  /** Writes a document whole, as the owner. */
  async put(path: string, fields: Fields): Promise<void> {
    await succeed(this.commit([{ update: { name: this.name(path), fields } }], 'owner'))
  }

  async seed(messages: readonly SeededMessage[]): Promise<void> {
    for (let from = 0; from < messages.length; from += BATCH) {
      const writes = messages.slice(from, from + BATCH).map(({ id, author, text, date }, index) => ({
        update: {
          name: this.name(`messages/${id ?? String(from + index).padStart(20, 'm')}`),
          fields: {
            author: { stringValue: author },
            msg: { stringValue: text },
            date: { timestampValue: new Date(date).toISOString() },
          },
        },
      }))
      await succeed(this.commit(writes, 'owner'))
    }
  }

  /** Empties the database. */
  async reset(): Promise<void> {
    await succeed(this.call('DELETE', `/emulator/v1/${this.database}/documents`, 'owner'))
  }

  /** Changes how the local Firestore behaves; the official emulator cannot. */
  async control(controls: Controls): Promise<void> {
    await succeed(this.call('PATCH', `/emulator/v1/${this.database}/controls`, 'owner', controls))
  }

  private call(method: string, path: string, caller: Caller, body?: object): Promise<Response> {
    // A connection for each call: one that is kept may be closed by the server just as it is used again.
    const headers = { connection: 'close', ...(caller === 'owner' && { authorization: 'Bearer owner' }) }
    return fetch(`${this.origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  }
}

async function succeed(response: Promise<Response>): Promise<void> {
  const answer = await response
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status}: ${await answer.text()}`)
}
