import { pictures as day } from '../fowl/drawings'
import { VERMILION } from '../ink/palette'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  startle: { draw: lifted(sprites.sideStartle), ground: 'disc' },
  six: { draw: lifted(sprites.frontFlight, 1), ground: 'flat' },
}

export const pictures = stampSheet('fowl', VERMILION, stamps)
