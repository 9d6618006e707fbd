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

/** The ten letters that blink, and beg to be pressed. */
interface Start {
  /** How many of them she has eaten, from the first on. */
  eaten: number
  /** While the next one flies to her. */
  snap: Span | null
  /** How many more she has been offered meanwhile. */
  due: number
}

/** The page is torn off: since when, and when the next one comes down. */
interface Back {
  from: number
  rolls: number
}

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
  start: Start
  /** How often she has eaten all of it. */
  rounds: number
  back: Back | null
  /** Whether what is drawn later is there. */
  hasLater: boolean
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
  /** A letter jumps for her. */
  offered: null
  /** She has eaten a letter. */
  eaten: { left: number }
  /** The page is torn off behind her. */
  torn: null
  /** What was torn off lies there, and the rope of the clouds stops with a jerk. */
  fallen: null
  /** The witness says what it thinks of that. */
  revealed: null
  /** The next page comes down. */
  rolled: null
  mended: null
}
