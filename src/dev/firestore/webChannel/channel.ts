/** The server's end of an open channel. */
export interface Channel {
  /** Queues a message for the client. */
  send(message: unknown): void
  /** Ends the channel as if the server had died: connections break, and the client's next request finds it unknown. */
  break(): void
}

/** What a service does with a channel that a client opened. */
export interface ChannelHandler {
  /** @throws StatusError which ends the channel */
  receive(message: unknown): void
  closed(): void
}
