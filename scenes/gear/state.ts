import type { Span } from '../../src/stage/contract/rules/spans'

/** A call, from its first ring to when the line is dead. */
export interface GearState {
  /** Which of the five lines was spoken last, from 0; `null` while it rings. */
  line: number | null
  /** From when to when that line is spoken; `null` while it rings. */
  speech: Span | null
  isSpeaking: boolean
  /** The call has been answered: the handset goes to its place, the flag swings up, the shutters slide apart. */
  lift: Span | null
  /** The strip of the line before is torn off, and falls. */
  tear: Span | null
  /** The toggle has been flipped for nothing: somebody is speaking, or nobody is there any more. */
  flip: Span | null
  /** Somebody turns the crank, which says that one must not. */
  crank: Span | null
  /** The mouse has been found out: it listens in, on a handset of its own. */
  mouse: Span | null
  /** The sock swings. */
  swing: Span | null
}

export interface Events {
  /** The handset has been lifted. */
  answered: null
  /** The machine prints another line. */
  printed: null
  /** The five lines, as they begin. */
  asked: null
  calmed: null
  thanked: null
  warned: null
  signedOff: null
  /** A line has been spoken, and another one waits for a press. */
  fellSilent: null
  /** The last line has been spoken. */
  hungUp: null
  /** A press that advances nothing. */
  refused: { isOver: boolean }
  cranked: null
  foundOut: null
  swung: null
}
