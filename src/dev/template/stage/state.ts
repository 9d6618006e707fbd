export interface BlotState {
  /** Where its middle is, in scene units. */
  x: number
  y: number
  goesLeft: boolean
  /** How often it has been turned round by a press. */
  turns: number
}

export interface Events {
  /** Somebody has turned it round. */
  turned: { goesLeft: boolean }
}
