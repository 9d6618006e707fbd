interface Drop {
  x: number
  y: number
  speed: number
}

export interface Drip {
  falling: Drop[]
  blots: number
  hovered: boolean
  held: boolean
}

export interface Events {
  drip: null
  splash: { blots: number }
}
