import { TEAL } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'
import { pictures as day } from '../trip/drawings'
import { pictures as secondMinute } from '../trip-later/drawings'

const { sprites } = day
const { sprites: later } = secondMinute

export const stamps: Stamps = {
  dizzy: { draw: together([lifted(sprites.ball, 2)], [lifted(sprites.eyes, 'up'), 0, -70]), ground: 'disc' },
  hen: {
    draw: together([lifted(sprites.trunkLid)], [lifted(sprites.hen)], [lifted(sprites.trunk)]),
    zoom: 1.1,
  },
  overleaf: {
    draw: together([lifted(later.bag)], [lifted(later.crew), 0, 0, 0.62], [lifted(later.basket)]),
    ground: 'moon',
    part: { left: -150, top: -520, right: 150, bottom: 8 },
    isCut: true,
    bold: 0.8,
    zoom: 1.06,
  },
}

export const pictures = stampSheet('trip', TEAL, stamps)
