export interface Bluff {
  calls: number
  /** What is to break, as the address asks for. */
  breaks: number
}

export interface Events {
  called: { calls: number }
}
