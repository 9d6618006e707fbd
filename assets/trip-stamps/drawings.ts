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
  boots: { draw: together([lifted(sprites.mouse)], [lifted(sprites.boots)]), ground: 'moon', zoom: 1.05 },
}

export const pictures = stampSheet('trip', TEAL, stamps)
