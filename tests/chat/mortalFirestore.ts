import { createServer, type Server } from 'node:http'
import type { Database } from '../../src/dev/firestore/database'
import { LocalFirestore } from '../../src/dev/firestore/localFirestore'
import type { Rules } from '../../src/dev/firestore/rules/rules'

const LOOPBACK = '127.0.0.1'

/** A moment to die at. */
export type Death =
  /** As that many requests have come from now on, the last one unread. */
  | { readonly at: 'request'; readonly count: number }
  /** As something was written, before the answer to it. */
  | { readonly at: 'commit' }
  /** As that answer is on its way. */
  | { readonly at: 'answer' }

/**
 * A local Firestore that is killed and started again, as a visitor's browser sees it: nobody listens any more, and every
 * connection breaks in the middle of a word. What was written stays, as on a disk; nothing else does.
 */
export class MortalFirestore {
  /** How often it has died. */
  deaths = 0
  readonly #rules: Rules
  readonly #databases = new Map<string, Database>()
  #alive: { readonly server: Server; readonly firestore: LocalFirestore } | null = null
  #port = 0
  #onRequest = () => {}

  constructor(rules: Rules) {
    this.#rules = rules
  }

  get origin(): string {
    return `http://${LOOPBACK}:${this.#port}`
  }

  /** Starts it, on the same port every time, unless it lives. */
  async start(): Promise<void> {
    if (this.#alive) return
    const firestore = new LocalFirestore(this.#rules, this.#databases)
    const server = createServer((request, response) => {
      this.#onRequest()
      if (server === this.#alive?.server) firestore.handle(request, response, () => response.writeHead(404).end())
    })
    await new Promise<void>((listening) => server.listen(this.#port, LOOPBACK, listening))
    const address = server.address()
    if (typeof address === 'object' && address) this.#port = address.port
    this.#alive = { server, firestore }
  }

  /** Dies at once, unless it is dead. */
  kill(): void {
    if (!this.#alive) return
    const { server, firestore } = this.#alive
    this.#alive = null
    this.deaths += 1
    server.close()
    server.closeAllConnections()
    firestore.kill()
  }

  /**
   * Lets it die at that moment.
   * @param database as its documents' names begin
   */
  dieAt(death: Death, database: string): { readonly dead: Promise<void>; readonly callOff: () => void } {
    let callOff = () => {}
    const dead = new Promise<void>((die) => {
      const kill = () => {
        callOff()
        this.kill()
        die()
      }
      callOff =
        death.at === 'request'
          ? this.#afterRequests(death.count, kill)
          : this.#afterCommit(database, death.at === 'commit' ? kill : () => setImmediate(kill))
    })
    return { dead, callOff }
  }

  #afterRequests(count: number, call: () => void): () => void {
    let left = count
    this.#onRequest = () => {
      left -= 1
      if (left === 0) call()
    }
    return () => {
      this.#onRequest = () => {}
    }
  }

  #afterCommit(database: string, call: () => void): () => void {
    const opened = this.#databases.get(database)
    if (!opened) throw new Error(`Nobody has opened the database ${database} yet.`)
    const unwatch = opened.watch(() => {
      unwatch()
      call()
    })
    return unwatch
  }
}
