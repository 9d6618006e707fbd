export interface Camping {
  /** Whether what is drawn later is there. */
  hasFlag: boolean
}

export interface Events {
  pitched: null
  flagged: null
}
