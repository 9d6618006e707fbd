/** What the card beside a figurine says of it, in one language. */
export interface FigurineText {
  /** At most 30 letters. Names may repeat. */
  readonly name: string
  readonly description: string
  /** Where a common monster is met: a line of its own; nobody else has one. */
  readonly habitat?: string
  /** How a common monster is fought: a line of its own; nobody else has one. */
  readonly tip?: string
}
