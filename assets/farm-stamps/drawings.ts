import { pictures as day } from '../farm/drawings'
import { INDIGO } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  fish: { draw: lifted(sprites.mackerel), turn: -18, zoom: 1.15 },
  three: { draw: together([lifted(sprites.tail), 30, -30], [lifted(sprites.trap)]), ground: 'disc', zoom: 1.05 },
  ten: { draw: lifted(sprites.puffer), ground: 'moon' },
}

export const pictures = stampSheet('farm', INDIGO, stamps)
