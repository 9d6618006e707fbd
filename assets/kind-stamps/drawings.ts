import { RUST } from '../ink/palette'
import { pictures as day } from '../kind/drawings'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  mobile: { draw: lifted(sprites.mobile), zoom: 1.45, dy: -16, bold: 0.9, isCut: true },
  slice: { draw: lifted(sprites.pie), ground: 'disc', zoom: 1.05 },
  moth: { draw: lifted(sprites.moth, 'open'), turn: -14, zoom: 1.05 },
}

export const pictures = stampSheet('kind', RUST, stamps)
