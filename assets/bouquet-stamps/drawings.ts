import { pictures as day } from '../bouquet/drawings'
import { drawVignette } from '../bouquet/vignette'
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
      [drawVignette, -120, -446, 2.4],
      [drawVignette, -242, -336, 2.4, -20],
      [drawVignette, 20, -418, 2.4, 20],
      [lifted(later.jarBack)],
      [lifted(later.jarFront)],
      [lifted(later.ribbon, 3)],
    ),
    part: { left: -130, top: -430, right: 130, bottom: 10 },
    zoom: 1,
  },
}

export const pictures = stampSheet('bouquet', OCHRE, stamps)
