import { pictures as day } from '../booger/drawings'
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
  poke: {
    draw: together(
      [lifted(sprites.index, 'crushed'), 243, 168],
      [lifted(sprites.nose, 'flat')],
      [lifted(sprites.impact), 243, 190, 0.8],
    ),
    part: { left: 140, top: 40, right: 346, bottom: 260 },
    ground: 'moon',
    isCut: true,
  },
}

export const pictures = stampSheet('booger', RUST, stamps)
