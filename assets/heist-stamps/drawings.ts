import { pictures as day } from '../heist/drawings'
import { pictures as later } from '../heist-later/drawings'
import { VERMILION } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  statue: { draw: together([lifted(sprites.statueLegs)], [lifted(sprites.statue)]), zoom: 1.15, ground: 'flat' },
  corner: { draw: together([lifted(sprites.frightLegs)], [lifted(sprites.fright)]), ground: 'night' },
  haul: { draw: together([lifted(later.sprites.lip)], [lifted(later.sprites.bag)]), ground: 'disc' },
}

export const pictures = stampSheet('heist', VERMILION, stamps)
