import { pictures as day } from '../eagle/drawings'
import { INDIGO } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

const drawWink = together(
  [lifted(sprites.jaw)],
  [lifted(sprites.skull)],
  [lifted(sprites.bill)],
  [lifted(sprites.socket)],
  [lifted(sprites.lid, 'shut')],
  [lifted(sprites.brow)],
  [lifted(sprites.plume)],
)

export const stamps: Stamps = {
  wink: { draw: drawWink, ground: 'moon', zoom: 1.2, bold: 0.3 },
  rosette: { draw: lifted(sprites.cutStar), ground: 'night' },
  drop: { draw: lifted(sprites.drop, 3), ground: 'moon', turn: 8 },
}

export const pictures = stampSheet('eagle', INDIGO, stamps)
