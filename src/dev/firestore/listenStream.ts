import type { Caller, Database } from './database.ts'
import type { Document } from './documents.ts'
import { listenRequest, read, type Target as TargetRequest } from './requests.ts'
import { StatusError, statusErrorOf, unimplemented } from './status.ts'
import type { Time } from './time.ts'
import type { Channel, ChannelHandler } from './webChannel/channel.ts'

/** Documents that a client listens to: those that a query finds, or some by name. */
interface Target {
  readonly id: number
  readonly operation: 'list' | 'get'
  find(): readonly Document[]
  /** The client's state: names of the documents that it was sent, with the time of the version. */
  sent: ReadonlyMap<string, Time>
}

/** The room of a page has one, or two while it asks anew. */
const MOST_TARGETS = 100

/** Serves one Listen stream: targets are added and removed, and what changes in them is sent. */
export class ListenStream implements ChannelHandler {
  private readonly targets = new Map<number, Target>()
  private readonly unwatch: () => void

  constructor(
    private readonly database: Database,
    private readonly caller: Caller,
    private readonly channel: Channel,
  ) {
    this.unwatch = database.watch(() => this.update())
  }

  receive(message: unknown): void {
    const request = read(listenRequest, message)
    if ('addTarget' in request) this.add(request.addTarget)
    else {
      this.targets.delete(request.removeTarget)
      this.sendTargetChange('REMOVE', [request.removeTarget])
    }
  }

  closed(): void {
    this.unwatch()
  }

  private add(request: TargetRequest): void {
    const id = request.targetId
    try {
      if (this.targets.size >= MOST_TARGETS) throw new StatusError('RESOURCE_EXHAUSTED', 'There are too many targets.')
      const target = this.targetOf(request)
      const found = target.find()
      this.targets.set(id, target)
      this.sendTargetChange('ADD', [id])
      // No history is kept: a client that comes back with an old state is told to forget it, and gets the whole anew.
      if (request.resumeToken !== undefined) this.sendTargetChange('RESET', [id])
      this.sendDifference(target, found)
      for (const name of request.documents?.documents ?? []) if (!target.sent.has(name)) this.sendGone(target, name)
      this.sendTargetChange('CURRENT', [id], this.stamp())
      this.sendSnapshot()
    } catch (error) {
      this.end(id, error)
    }
  }

  /** @throws StatusError when the client may not listen to this, or this Firestore cannot find it */
  private targetOf({ targetId, query, documents }: TargetRequest): Target {
    if (query && !documents) {
      const { parent, structuredQuery } = query
      this.database.checkList(parent, structuredQuery, this.caller)
      const find = () => this.database.list(parent, structuredQuery)
      return { id: targetId, operation: 'list', find, sent: new Map() }
    }
    if (!documents || query) throw unimplemented('a target that is not either a query or a list of documents')
    for (const name of documents.documents) this.database.checkGet(name, this.caller)
    const find = () => documents.documents.flatMap((name) => this.database.get(name) ?? [])
    return { id: targetId, operation: 'get', find, sent: new Map() }
  }

  private update(): void {
    for (const target of this.targets.values()) {
      try {
        this.database.checkControls(target.operation, this.caller)
        this.sendDifference(target, target.find())
      } catch (error) {
        this.end(target.id, error)
      }
    }
    if (this.targets.size > 0) this.sendSnapshot()
  }

  private end(id: number, error: unknown): void {
    const { grpcCode: code, message } = statusErrorOf(error)
    this.targets.delete(id)
    this.sendTargetChange('REMOVE', [id], { cause: { code, message } })
  }

  /** Sends what the client does not know yet, of the documents that the target holds now. */
  private sendDifference(target: Target, found: readonly Document[]): void {
    const now = new Map(found.map(({ name, updateTime }) => [name, updateTime]))
    for (const document of found) {
      if (target.sent.get(document.name) === document.updateTime) continue
      this.channel.send({ documentChange: { document, targetIds: [target.id] } })
    }
    for (const name of target.sent.keys()) if (!now.has(name)) this.sendGone(target, name)
    target.sent = now
  }

  private sendGone({ id }: Target, document: string): void {
    const gone = { document, removedTargetIds: [id], readTime: this.database.now() }
    this.channel.send(this.database.get(document) ? { documentRemove: gone } : { documentDelete: gone })
  }

  /** Without target ids, and with a later time than the last, this makes the client show all that it was sent. */
  private sendSnapshot(): void {
    this.sendTargetChange('NO_CHANGE', [], this.stamp())
  }

  private sendTargetChange(targetChangeType: string, targetIds: readonly number[], more: object = {}): void {
    this.channel.send({ targetChange: { targetChangeType, targetIds, ...more } })
  }

  private stamp() {
    const readTime = this.database.now()
    return { readTime, resumeToken: btoa(readTime) }
  }
}
