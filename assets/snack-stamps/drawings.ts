import { RUST } from '../ink/palette'
import { pictures as day } from '../snack/drawings'
import { drawVignette } from '../snack/vignette'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  soar: { draw: lifted(sprites.food, 'doughnut'), ground: 'disc' },
  pouch: { draw: drawVignette, zoom: 1.1 },
  burp: { draw: lifted(sprites.burp, 1), turn: -8 },
}

export const pictures = stampSheet('snack', RUST, stamps)
