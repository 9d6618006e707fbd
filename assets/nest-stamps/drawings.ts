import { OCHRE } from '../ink/palette'
import { pictures as day } from '../nest/drawings'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  key: { draw: lifted(sprites.key), ground: 'disc', turn: -38, zoom: 1.25 },
  lamp: { draw: lifted(sprites.lantern, 5), ground: 'night' },
  worm: {
    draw: lifted(sprites.worm, 'out'),
    part: { left: -40, top: -66, right: 44, bottom: 20 },
    isCut: true,
    zoom: 0.9,
  },
}

export const pictures = stampSheet('nest', OCHRE, stamps)
