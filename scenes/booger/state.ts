/** What a finger that goes up meets: a nostril (as we see them), flesh, or nothing. */
export type Meeting = 'leftNostril' | 'rightNostril' | 'flesh' | 'nothing'

/** What comes out of the nose, and hangs about the face from then on. */
export interface Garland {
  /** What is drawn of it has come. */
  hasLater: boolean
  /** How much has come out since the last king: all of it comes again. */
  known: number
  /** How much hangs there. */
  out: number
  /** Replay has taken a finger out of a nostril: what that held comes out by itself. */
  held: boolean
  /** How many nostrils were found one after the other. */
  streak: number
  /** How many kings were deposed. */
  kings: number
  /** The finger comes down again: since when, and where it will slide on, which way. */
  drawn: { at: number; x: number; goLeft: boolean } | null
  /** When something last came out, and how much hung there before. */
  cameAt: number | null
  before: number
  /** When all of it last went back, and how much that was. */
  snappedAt: number | null
  snapped: number
  /** When the king came out; null but for as long as he reigns. */
  reignsAt: number | null
  /** When somebody last knocked at his throne. */
  knockedAt: number | null
}

/** The finger under the nose. */
export interface BoogerState {
  /** Where the fingertip is, in widths and heights of its field. */
  x: number
  y: number
  goLeft: boolean
  /** It slides from side to side; while a king reigns it stands still. */
  movingX: boolean
  /** It goes up. */
  movingY: boolean
  /** It has met flesh: lost. */
  perdu: boolean
  /** How far it goes in a tick just now, in widths or heights. */
  pace: number
  /** What lies above it, from the moment that it is sent. */
  ahead: Meeting | null
  /** When it last turned round at an end of its field. */
  turnedAt: number
  /** When it was sent up. */
  sentAt: number
  /** When it stopped, and the face knew. */
  endedAt: number | null
  garland: Garland
}

export interface Events {
  /** The finger goes up. */
  sent: null
  /** It is in a nostril, so many times one after the other. */
  letIn: { streak: number }
  /** It has poked flesh, and so many ells snap back. */
  poked: { ells: number }
  /** It has stopped beside the nose. */
  missed: null
  /** It comes out of a nostril, and holds something. */
  drew: null
  /** That gives: the so-maniest thing, and all those before it once more. */
  pulled: { thing: number; isAgain: boolean }
  /** A streak is over that was so many ells long. */
  snapped: { ells: number }
  /** The king has the finger arrested; has been sneezed out; has lost his crown to the finger. */
  sniffed: null
  sneezed: null
  deposed: { kings: number }
  /** Somebody knocks at his throne. */
  knocked: null
}
