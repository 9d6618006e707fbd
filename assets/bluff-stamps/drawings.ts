import { pictures as day } from '../bluff/drawings'
import { INDIGO } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  goat: { draw: lifted(sprites.goat, 'bleat'), ground: 'moon', zoom: 1.1 },
  bat: { draw: lifted(sprites.flyingBat, 'level'), turn: 168, zoom: 1.25, bold: 0.9 },
  story: {
    draw: together([lifted(sprites.hen, 'strides'), 34, 36], [lifted(sprites.hunter, 'strides'), -34, -6]),
    ground: 'moon',
    bold: 1,
    zoom: 1.05,
  },
}

export const pictures = stampSheet('bluff', INDIGO, stamps)
