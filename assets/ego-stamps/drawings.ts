import { pictures as day } from '../ego/drawings'
import { MOSS } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  again: { draw: lifted(sprites.blue, 'winds'), ground: 'disc', zoom: 1.05 },
  bare: { draw: lifted(sprites.redRest, 'stands'), ground: 'moon', zoom: 1.05 },
  overgrown: {
    draw: together([lifted(sprites.tuft, 1), -26], [lifted(sprites.tuft, 3), 30], [lifted(sprites.tuft), 0, 8]),
    isCut: true,
    zoom: 1.5,
  },
}

export const pictures = stampSheet('ego', MOSS, stamps)
