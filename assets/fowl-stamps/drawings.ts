import { pictures as day } from '../fowl/drawings'
import { VERMILION } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

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
}

export const pictures = stampSheet('fowl', VERMILION, stamps)
