import { OCHRE } from '../ink/palette'
import { pictures as day } from '../nest/drawings'
import { pictures as later } from '../nest-later/drawings'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  lamp: { draw: lifted(sprites.lantern, 5), ground: 'night' },
  worm: {
    draw: lifted(sprites.worm, 'out'),
    part: { left: -40, top: -66, right: 44, bottom: 20 },
    isCut: true,
    zoom: 0.9,
  },
  third: { draw: lifted(later.sprites.third, 'out'), ground: 'night', zoom: 1.15 },
}

export const pictures = stampSheet('nest', OCHRE, stamps)
