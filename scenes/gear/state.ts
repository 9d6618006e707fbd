import type { Span } from '../../src/stage/contract/rules/spans'

/** Who is on the line instead of Pim, in the order that they are: the hen, the dog, the captain. */
export type Caller = 0 | 1 | 2

/** Somebody who is not Pim. */
export interface WrongNumber {
  who: Caller
  /** When the crank was through with it. */
  at: number
  /** How much of it has been told. */
  told: number
}

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
  /** When the crank was turned, of late: three times patch somebody through. */
  turns: { at: number }[]
  /** It was turned three times, and whoever that is waits until nobody speaks, and can be drawn. */
  isDue: boolean
  /** Wrong numbers can be drawn. */
  isReady: boolean
  wrong: WrongNumber | null
  /** When Pim was back after the last of them; `null` where there was none on this day. */
  back: number | null
  /** How many wrong numbers there have been, on earlier days, too: so many slips were stuck over Pim's plate. */
  calls: number
  /** What the minister told the last of them, since when it hangs out of the slot; `null` once a line hangs there. */
  shout: { who: Caller; at: number } | null
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
  /** Somebody is patched through who is not Pim. */
  crossed: null
  /** They are heard. */
  clucked: null
  barked: null
  muttered: null
  /** The minister answers, and so somebody is told off. */
  toldOff: { who: Caller }
  /** He hangs up on them, and their name is struck out. */
  struckOut: null
  /** After the captain Pim is back, and says so on his plate. */
  signed: { again: boolean }
  foundOut: null
  swung: null
}
