import { INDIGO } from '../ink/palette'
import { pictures as day } from '../scurry/drawings'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  hop: { draw: lifted(sprites.hedgehogHop, 'leap'), zoom: 1.15 },
  spring: { draw: lifted(sprites.spring, 'stretched'), ground: 'disc', turn: 24, zoom: 1.15 },
  ten: {
    draw: together(
      [lifted(sprites.ring, 2), -34, 22, 1, -24],
      [lifted(sprites.ring, 1), 36, 18, 1, 18],
      [lifted(sprites.ring, 0), 0, -22, 1.1],
    ),
    zoom: 0.95,
  },
}

export const pictures = stampSheet('scurry', INDIGO, stamps)
