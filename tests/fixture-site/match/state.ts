export interface Match {
  /** How long it has been played, in ms. */
  age: number
  strikes: number
  /** What chance has made of the last strike, 0…1. */
  flare: number
}

export interface Events {
  struck: { strikes: number }
}
