import { pictures as day } from '../bouquet/drawings'
import { pictures as secondMinute } from '../bouquet-later/drawings'
import { OCHRE } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day
const { sprites: later } = secondMinute

export const stamps: Stamps = {
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
  bouquet: {
    draw: together(
      [lifted(later.jarBack)],
      [lifted(later.jarFront)],
      [lifted(later.bloom), 4, -398, 0.62],
      [lifted(later.bloom, 1), -92, -286, 0.62],
      [lifted(later.bloom), 96, -292, 0.62],
      [lifted(later.head, 'glad'), 4, -398, 0.62],
      [lifted(later.head, 'laughs'), -92, -286, 0.62, -6],
      [lifted(later.head, 'glad'), 96, -292, 0.62, 8],
      [lifted(later.ribbon, 3)],
    ),
    zoom: 1.1,
  },
}

export const pictures = stampSheet('bouquet', OCHRE, stamps)
