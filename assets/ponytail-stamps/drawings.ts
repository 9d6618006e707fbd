import { PLUM } from '../ink/palette'
import { pictures as day } from '../ponytail/drawings'
import { drawVignette } from '../ponytail/vignette'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  laughing: { draw: lifted(sprites.head, 'laughing'), zoom: 1.05 },
  smitten: { draw: lifted(sprites.head, 'smitten'), ground: 'disc', zoom: 1.1 },
  proud: { draw: drawVignette, ground: 'moon', zoom: 1.1 },
}

export const pictures = stampSheet('ponytail', PLUM, stamps)
