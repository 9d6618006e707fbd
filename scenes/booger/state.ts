/** What a finger that goes up meets: a nostril (as we see them), flesh, or nothing. */
export type Meeting = 'leftNostril' | 'rightNostril' | 'flesh' | 'nothing'

/** The finger under the nose. */
export interface BoogerState {
  /** Where the fingertip is, in widths and heights of its field. */
  x: number
  y: number
  goLeft: boolean
  /** It slides from side to side. */
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
}

/** Where the fingertip is as something happens, on the stage. */
interface Tip {
  x: number
  y: number
}

export interface Events {
  /** The finger goes up. */
  sent: Tip
  /** It is in a nostril. */
  letIn: Tip
  /** It has poked flesh. */
  poked: Tip
  /** It has stopped beside the nose. */
  missed: Tip
}
