import { pictures as day } from '../fowl/drawings'
import { pictures as second } from '../fowl-later/drawings'
import { VERMILION } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day
const { basketBack, basketFront, rosette, sitter } = second.sprites

export const stamps: Stamps = {
  startle: { draw: lifted(sprites.sideStartle), ground: 'disc' },
  six: {
    draw: together(
      [lifted(sprites.frontFlight), -150, -60, 0.8],
      [lifted(sprites.frontFlight, 2), 170, -70, 0.8],
      [lifted(sprites.frontFlight, 1), 0, 90],
    ),
    zoom: 1.15,
  },
  fair: {
    draw: together(
      [lifted(basketBack), 0, 0],
      [lifted(sitter, 1), -66, -44, 0.72],
      [lifted(sitter, 1), 66, -44, 0.72],
      [lifted(sitter), 0, -14, 0.86],
      [lifted(basketFront), 0, 0],
      [lifted(rosette), 0, -44, 1.1],
    ),
    ground: 'disc',
  },
}

export const pictures = stampSheet('fowl', VERMILION, stamps)
