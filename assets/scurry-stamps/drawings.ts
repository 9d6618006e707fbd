import { INDIGO } from '../ink/palette'
import { pictures as day } from '../scurry/drawings'
import { pictures as scurryLater } from '../scurry-later/drawings'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  hop: { draw: lifted(sprites.hedgehogHop, 'leap'), zoom: 1.15 },
  ten: {
    draw: together(
      [lifted(sprites.ring, 2), -34, 22, 1, -24],
      [lifted(sprites.ring, 1), 36, 18, 1, 18],
      [lifted(sprites.ring, 0), 0, -22, 1.1],
    ),
    zoom: 0.95,
  },
  hat: { draw: lifted(scurryLater.sprites.hat), ground: 'disc', turn: -14, zoom: 1 },
}

export const pictures = stampSheet('scurry', INDIGO, stamps)
