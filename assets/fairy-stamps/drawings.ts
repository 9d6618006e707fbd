import { pictures as day } from '../fairy/drawings'
import { pictures as second } from '../fairy-later/drawings'
import { TEAL } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day
const { sprites: later } = second

export const stamps: Stamps = {
  toad: { draw: lifted(sprites.toad, 'gulp'), ground: 'flat' },
  laugh: { draw: together([lifted(sprites.sproutWings)], [lifted(sprites.sprout, 'laugh0')]), ground: 'disc' },
  song: { draw: together([lifted(later.singer, 1)], [lifted(later.note, 0), 540, 44, 0.66]), ground: 'flat' },
}

export const pictures = stampSheet('fairy', TEAL, stamps)
