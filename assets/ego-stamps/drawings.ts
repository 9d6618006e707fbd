import { drawPim } from '../characters/pim'
import { PIM_JUMPS } from '../characters/pimPoses'
import { pictures as day } from '../ego/drawings'
import { pictures as laterPictures } from '../ego-later/drawings'
import { MOSS } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day
const later = laterPictures.sprites

export const stamps: Stamps = {
  again: { draw: lifted(sprites.blue, 'winds'), ground: 'disc', zoom: 1.05 },
  overgrown: {
    draw: together([lifted(sprites.tuft, 1), -26], [lifted(sprites.tuft, 3), 30], [lifted(sprites.tuft), 0, 8]),
    isCut: true,
    zoom: 1.5,
  },
  statues: {
    draw: together(
      [lifted(later.bale), 0, 2, 1.1],
      [(ink) => drawPim(ink, { pose: PIM_JUMPS, mood: 'grin', livery: 'green' })],
      [lifted(later.meLoud), 2, 30, 0.62],
    ),
    ground: 'moon',
    zoom: 1.05,
  },
}

export const pictures = stampSheet('ego', MOSS, stamps)
