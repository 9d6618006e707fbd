import type { Span } from '../../src/stage/contract/rules/spans'

/** The drop at the point of her nib. */
interface Drop extends Span {
  /** Whether it has let go: the span is how long it falls, and until then how long it swells. After a splash that begins later. */
  isFalling: boolean
  /** Where it let go, in scene units. */
  x: number
  y: number
}

/** Where all of her eyes look, in scene units, and until when. */
interface Stare {
  x: number
  y: number
  until: number
}

/** An eye of her face: its blink, and when the next one is due. */
interface Blinking {
  blink: Span | null
  next: number
}

/** The words that hop together. */
export type TitleLine = 'cap' | 'quill'

export interface UhOhState {
  /** Which of the six grounds lies behind her. */
  ground: number
  drop: Drop
  /** When something fell into the blot, or dabbed at it, the last time. */
  blotted: number | null
  /** How many drops have fallen. */
  drops: number
  shriek: Span | null
  /** When she was last pressed while she shrieked. */
  jolted: number | null
  stare: Stare | null
  /** The seven eyes of her face: the last is the one that looks at the visitor. */
  eyes: Blinking[]
  /** While the witness hides its eyes from a shriek. */
  hiding: Span | null
  /** While the witness says what it thinks of the shriek. */
  uhOh: Span | null
  /** When each line of the title was struck. */
  struck: Record<TitleLine, number | null>
  /** When the witness was poked. */
  poked: number | null
}

export interface Events {
  /** The next ground lies behind her. */
  turned: { ground: number }
  /** The drop has fallen on the year. */
  dripped: null
  shrieked: null
  /** She was pressed while she shrieked already. */
  hiccuped: null
  /** The witness says what it thinks of it. */
  commented: null
  struck: { line: TitleLine }
  poked: null
  dabbed: null
}
