import { VERMILION } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'
import { pictures as day } from '../tempting/drawings'
import { drawVignette } from '../tempting/vignette'

const { sprites } = day

export const stamps: Stamps = {
  win: { draw: lifted(sprites.symbol, 5), zoom: 1.05 },
  wink: { draw: drawVignette, ground: 'disc', zoom: 1.1 },
  lent: { draw: together([lifted(sprites.piece, 2)], [lifted(sprites.piece, 0), 60, 20]), ground: 'moon' },
}

export const pictures = stampSheet('tempting', VERMILION, stamps)
