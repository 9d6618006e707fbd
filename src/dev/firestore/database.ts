import * as v from 'valibot'
import { type Change, type Document, DocumentStore } from './documents.ts'
import { runQuery } from './query.ts'
import type { StructuredQuery, Write } from './requests.ts'
import type { Access, Rules } from './rules/rules.ts'
import type { Operation } from './rules/syntax.ts'
import { StatusError, unimplemented } from './status.ts'
import { ServerClock, type Time } from './time.ts'
import type { Value } from './values.ts'

/** Who asks: the owner may do everything, all others what the rules allow. */
export type Caller = 'owner' | 'anybody'

/** A hundred years, in ms. */
const MOST_AHEAD = 100 * 365.25 * 24 * 3_600_000

/** What tests may change about a database while it is in use. */
export const controlsSchema = v.strictObject({
  /** How far the server's clock is ahead, in ms. */
  clockAhead: v.optional(v.pipe(v.number(), v.minValue(-MOST_AHEAD), v.maxValue(MOST_AHEAD))),
  /** Operations that are refused whatever the rules say; running lists end with an error when `list` becomes one. */
  denied: v.optional(v.array(v.picklist(['get', 'list', 'create', 'update', 'delete']))),
  /** Whether requests are answered at all; if not, connections break as if the server had died. */
  reachable: v.optional(v.boolean()),
  /** Whether writes are carried out but their connection breaks before the answer. */
  losingAnswers: v.optional(v.boolean()),
})

export type Controls = v.InferOutput<typeof controlsSchema>

export interface CommitResult {
  readonly writeResults: readonly { readonly updateTime: Time; readonly transformResults: readonly Value[] }[]
  readonly commitTime: Time
}

/** One database: its documents, its clock, the rules over it, and who is told of changes. */
export class Database {
  private readonly documents = new DocumentStore()
  private readonly clock = new ServerClock()
  private readonly watchers = new Set<() => void>()
  private denied: readonly Operation[] = []
  private reachable = true
  private losingAnswers = false

  constructor(private readonly rules: Rules) {}

  get isReachable(): boolean {
    return this.reachable
  }

  get isLosingAnswers(): boolean {
    return this.losingAnswers
  }

  now(): Time {
    return this.clock.now()
  }

  get(name: string): Document | undefined {
    return this.documents.get(name)
  }

  /** @throws StatusError PERMISSION_DENIED */
  checkGet(name: string, caller: Caller): void {
    this.check(caller, { operation: 'get', path: pathOf(name), time: this.now(), before: this.documents.get(name) })
  }

  /** @throws StatusError PERMISSION_DENIED */
  checkList(parent: string, query: StructuredQuery, caller: Caller): void {
    this.check(caller, { operation: 'list', path: pathOf(collectionOf(parent, query)), time: this.now(), query })
  }

  /** @throws StatusError PERMISSION_DENIED when a test has closed the database to this operation */
  checkControls(operation: Operation, caller: Caller): void {
    if (caller !== 'owner' && this.denied.includes(operation)) throw denied()
  }

  /** What the query finds now; whether it may be asked is for `checkList` to say. */
  list(parent: string, query: StructuredQuery): readonly Document[] {
    return runQuery(query, this.documents.in(collectionOf(parent, query)))
  }

  /**
   * Carries out all of the writes, or none.
   *
   * @throws StatusError of the first write that cannot be carried out
   */
  commit(writes: readonly Write[], caller: Caller): CommitResult {
    const time = this.now()
    const changes: Change[] = []
    for (const write of writes) {
      const change = this.documents.preview(write, time)
      if (changes.some(({ name }) => name === change.name)) throw unimplemented('two writes to a document at once')
      // First: who may not write a document is not told whether there is one.
      this.checkChange(change, time, caller)
      this.documents.checkPrecondition(write)
      changes.push(change)
    }
    this.documents.checkRoom(changes.length)
    for (const change of changes) this.documents.apply(change)
    if (changes.length > 0) this.tell()
    return {
      writeResults: changes.map(({ transformResults }) => ({ updateTime: time, transformResults })),
      commitTime: time,
    }
  }

  clear(): void {
    this.documents.clear()
    this.tell()
  }

  control({ clockAhead, denied, reachable, losingAnswers }: Controls): void {
    if (clockAhead !== undefined) this.clock.ahead = clockAhead
    if (denied) this.denied = denied
    if (reachable !== undefined) this.reachable = reachable
    if (losingAnswers !== undefined) this.losingAnswers = losingAnswers
    this.tell()
  }

  /** Calls `watcher` after whatever may change what a query finds. @returns what ends that */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  private checkChange({ name, before, after }: Change, time: Time, caller: Caller): void {
    const operation = !after ? 'delete' : before ? 'update' : 'create'
    this.check(caller, { operation, path: pathOf(name), time, before, after })
  }

  private check(caller: Caller, access: Access): void {
    this.checkControls(access.operation, caller)
    if (caller !== 'owner' && !this.rules(access)) throw denied()
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher()
  }
}

const DOCUMENTS = '/documents/'

function pathOf(name: string): string {
  return name.slice(name.indexOf(DOCUMENTS) + DOCUMENTS.length)
}

function collectionOf(parent: string, { from: [{ collectionId }] }: StructuredQuery): string {
  return `${parent}/${collectionId}`
}

function denied(): StatusError {
  return new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
}
