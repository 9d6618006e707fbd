import { TEAL } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'
import { pictures as day } from '../trip/drawings'

const { sprites } = day

export const stamps: Stamps = {
  dizzy: { draw: together([lifted(sprites.ball, 2)], [lifted(sprites.eyes, 'up'), 0, -70]), ground: 'disc' },
  hen: {
    draw: together([lifted(sprites.trunkLid)], [lifted(sprites.hen)], [lifted(sprites.trunk)]),
    zoom: 1.1,
  },
  boots: {
    draw: together([lifted(sprites.mouse)], [lifted(sprites.boots)]),
    ground: 'moon',
    part: { left: -90, top: -142, right: 12, bottom: 18 },
    isCut: true,
    bold: 0.8,
    zoom: 1.1,
  },
}

export const pictures = stampSheet('trip', TEAL, stamps)
