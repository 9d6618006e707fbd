import { pictures as day } from '../forget/drawings'
import { TEAL } from '../ink/palette'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  knot: { draw: lifted(sprites.handkerchief), turn: -8, zoom: 1.05 },
  lost: { draw: lifted(sprites.torch, 'lit'), turn: 40, ground: 'disc' },
  all: { draw: lifted(sprites.bear) },
}

export const pictures = stampSheet('forget', TEAL, stamps)
