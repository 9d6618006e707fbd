import { PLUM } from '../ink/palette'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'
import { pictures as day } from '../uh-oh/drawings'

const { sprites } = day

export const stamps: Stamps = {
  witness: { draw: lifted(sprites.witness, 'sits') },
  blot: { draw: lifted(sprites.blot, 'crown'), ground: 'moon' },
  hiccup: { draw: lifted(sprites.head, 'shriek'), ground: 'disc', zoom: 1.15 },
}

export const pictures = stampSheet('uh-oh', PLUM, stamps)
