import { pictures as day } from '../fairy/drawings'
import { TEAL } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  toad: { draw: lifted(sprites.toad, 'gulp'), ground: 'flat' },
  laugh: { draw: together([lifted(sprites.sproutWings)], [lifted(sprites.sprout, 'laugh0')]), ground: 'disc' },
  knock: {
    draw: together(
      [lifted(sprites.bottleBack)],
      [lifted(sprites.acorn, 'caught0'), 0, 6, 0.85],
      [lifted(sprites.bottleFront)],
      [lifted(sprites.cork), 0, -70],
    ),
    ground: 'flat',
  },
}

export const pictures = stampSheet('fairy', TEAL, stamps)
