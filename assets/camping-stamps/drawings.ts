import { pictures as day } from '../camping/drawings'
import { OCHRE } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  toes: { draw: lifted(sprites.feet, 'curled'), ground: 'disc', zoom: 1.05 },
  bear: {
    draw: together([lifted(sprites.bear)], [lifted(sprites.bearLook, 'looking')], [lifted(sprites.book, 'over')]),
    zoom: 1.05,
  },
  all: { draw: lifted(sprites.lantern, 'glad0'), ground: 'night' },
}

export const pictures = stampSheet('camping', OCHRE, stamps)
