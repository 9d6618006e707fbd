import type { Caller, Database } from './database.ts'
import { read, writeRequest } from './requests.ts'
import { statusErrorOf } from './status.ts'
import type { Channel, ChannelHandler } from './webChannel/channel.ts'

/** Serves one Write stream: batches of writes come in, each is answered in turn. */
export class WriteStream implements ChannelHandler {
  private answers = 0
  /** An error ends the stream: what a client sent after the write that failed, it sends anew on a new stream. */
  private hasFailed = false

  constructor(
    private readonly database: Database,
    private readonly caller: Caller,
    private readonly channel: Channel,
  ) {}

  receive(message: unknown): void {
    if (this.hasFailed) return
    try {
      const request = read(writeRequest, message)
      // The first message names the database; its answer brings the token that every write hands back.
      const result = 'writes' in request ? this.database.commit(request.writes, this.caller) : { streamId: '1' }
      if ('writes' in request && this.database.isLosingAnswers) this.channel.break()
      else this.channel.send({ streamToken: this.nextToken(), ...result })
    } catch (error) {
      this.hasFailed = true
      this.channel.send(statusErrorOf(error).toJSON())
    }
  }

  closed(): void {
    this.hasFailed = true
  }

  private nextToken(): string {
    this.answers += 1
    return btoa(String(this.answers))
  }
}
