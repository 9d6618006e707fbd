import { RUST } from '../ink/palette'
import { pictures as day } from '../scallop/drawings'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  bust: { draw: lifted(sprites.bust, 'awake') },
  thief: { draw: lifted(sprites.thief, 'caught'), ground: 'disc', zoom: 1.05 },
  last: { draw: lifted(sprites.hand), turn: -6 },
}

export const pictures = stampSheet('scallop', RUST, stamps)
