import type { Write } from './requests.ts'
import { StatusError } from './status.ts'
import type { Time } from './time.ts'
import { type Fields, fieldsFrom, type Value } from './values.ts'

export interface Document {
  /** `projects/<project>/databases/<database>/documents/<path>` */
  readonly name: string
  readonly fields: Fields
  readonly createTime: Time
  readonly updateTime: Time
}

/** What a write makes of its document. */
export interface Change {
  readonly name: string
  readonly before: Document | undefined
  /** Nothing when the write deletes it. */
  readonly after: Document | undefined
  /** Values that the server filled in, in the order of the write's transforms. */
  readonly transformResults: readonly Value[]
}

/** Every change is held against each, for each who listens: more would make them wait. */
const MOST_DOCUMENTS = 20_000

/** The documents of a database, in memory. */
export class DocumentStore {
  private readonly documents = new Map<string, Document>()

  get(name: string): Document | undefined {
    return this.documents.get(name)
  }

  /** The documents right in a collection. @param collection its whole name, from `projects/` on */
  *in(collection: string): Generator<Document> {
    const start = `${collection}/`
    for (const [name, document] of this.documents) {
      if (name.startsWith(start) && !name.includes('/', start.length)) yield document
    }
  }

  /** What the write would make of its document, whatever its precondition; nothing is changed yet. */
  preview(write: Write, time: Time): Change {
    const name = nameOf(write)
    const before = this.documents.get(name)
    if ('delete' in write) return { name, before, after: undefined, transformResults: [] }

    const fields = write.updateMask
      ? maskFields(before?.fields ?? {}, write.update.fields, write.updateMask.fieldPaths)
      : fieldsFrom(Object.entries(write.update.fields))
    const transformResults = write.updateTransforms.map(({ fieldPath }) => {
      const value = { timestampValue: time }
      fields[fieldPath] = value
      return value
    })
    const after = { name, fields, createTime: before?.createTime ?? time, updateTime: time }
    return { name, before, after, transformResults }
  }

  /** @throws StatusError when the write's precondition does not hold */
  checkPrecondition(write: Write): void {
    const name = nameOf(write)
    const exists = this.documents.has(name)
    const mustExist = write.currentDocument?.exists
    if (mustExist === true && !exists) throw new StatusError('NOT_FOUND', `There is no document ${name}.`)
    if (mustExist === false && exists) throw new StatusError('ALREADY_EXISTS', `There is a document ${name}.`)
  }

  /** @throws StatusError RESOURCE_EXHAUSTED when so many more documents may not fit */
  checkRoom(more: number): void {
    if (this.documents.size + more > MOST_DOCUMENTS) {
      throw new StatusError('RESOURCE_EXHAUSTED', `A database may hold ${MOST_DOCUMENTS} documents.`)
    }
  }

  apply({ name, after }: Change): void {
    if (after) this.documents.set(name, after)
    else this.documents.delete(name)
  }

  clear(): void {
    this.documents.clear()
  }
}

function nameOf(write: Write): string {
  return 'delete' in write ? write.delete : write.update.name
}

/** The old fields with those of the mask replaced; a field of the mask that is not given goes. */
function maskFields(before: Fields, given: Fields, mask: readonly string[]): Record<string, Value> {
  const fields = fieldsFrom(Object.entries(before))
  for (const path of mask) {
    const value = given[path]
    if (value) fields[path] = value
    else delete fields[path]
  }
  return fields
}
