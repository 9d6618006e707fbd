import { pictures as day } from '../booger/drawings'
import { drawCrown } from '../booger-later/king'
import { RUST } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  in: {
    draw: together([lifted(sprites.index, 'thrust'), 212, 130], [lifted(sprites.nose, 'rest')]),
    ground: 'disc',
    part: { left: 140, top: 0, right: 346, bottom: 230 },
    isCut: true,
  },
  miss: { draw: lifted(sprites.index, 'limp') },
  king: {
    draw: together([lifted(sprites.index, 'straight')], [drawCrown, 0, 5, 1.3, -4]),
    part: { left: -34, top: -34, right: 34, bottom: 36 },
    ground: 'moon',
    isCut: true,
  },
}

export const pictures = stampSheet('booger', RUST, stamps)
