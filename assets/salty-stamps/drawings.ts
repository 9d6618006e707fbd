import { INDIGO } from '../ink/palette'
import { pictures as day } from '../salty/drawings'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  mug: { draw: lifted(sprites.mug) },
  lamp: { draw: lifted(sprites.lamp), ground: 'night', bold: 0.9, zoom: 1.4 },
  ship: { draw: lifted(sprites.ship), ground: 'disc', zoom: 1.1 },
}

export const pictures = stampSheet('salty', INDIGO, stamps)
