import { PLUM } from '../ink/palette'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'
import { pictures as day } from '../uh-oh/drawings'
import { drawWheel } from '../uh-oh-later/back'

const { sprites } = day

export const stamps: Stamps = {
  witness: { draw: lifted(sprites.witness, 'sits') },
  blot: { draw: lifted(sprites.blot, 'crown'), ground: 'moon' },
  back: { draw: drawWheel, ground: 'disc' },
}

export const pictures = stampSheet('uh-oh', PLUM, stamps)
