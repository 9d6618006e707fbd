import { pictures as day } from '../bouquet/drawings'
import { drawVignette } from '../bouquet/vignette'
import { OCHRE } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  nose: { draw: drawVignette, zoom: 1.1 },
  snail: { draw: lifted(sprites.snail, 'long'), ground: 'disc', zoom: 1.1 },
  really: {
    draw: together(
      [lifted(sprites.calyx)],
      [lifted(sprites.heart, 'round')],
      [lifted(sprites.eyes, 'happy-ahead')],
      [lifted(sprites.mouth, 'happyge')],
    ),
    ground: 'disc',
    zoom: 1.05,
  },
}

export const pictures = stampSheet('bouquet', OCHRE, stamps)
