export interface Trip {
  /** How loud the bass is, 0…1. */
  bass: number
  /** How far the fountain is turned on, 0…4. */
  flow: number
}

export interface Events {
  stepped: null
  popped: null
}
