export interface BlotState {
  /** Where its middle is, in scene units. */
  x: number
  y: number
  goesLeft: boolean
  /** How often it has been turned round by a press. */
  turns: number
  /** When that was last, in simulated ms. */
  turnedAt: number | null
}

export interface Events {
  /** Somebody has turned it round. */
  turned: { goesLeft: boolean }
}
