import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { WHITE } from '../stamps/edge'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'
import { pictures as day } from '../tempting/drawings'
import { drawNose } from '../tempting/face'
import { pictures as later } from '../tempting-later/drawings'

const { sprites } = day

/** The nose that coins go in by, its eyes screwed up, and a coin that comes out again. */
function drawSneeze(ink: Ink): void {
  for (const side of [1, -1] as const)
    ink.at(371 + side * 52, 128, { scaleX: side }, () => {
      ink.line('-22,-16* -6,-4 22,0 -6,6 -24,16*', { width: 7, profile: 'brush' })
      ink.line('-26,-30 -8,-29 16,-17', { width: 8, profile: 'brush' })
    })
  drawNose(ink)
  ink.lines(['338,220 318,246', '352,224 344,258', '404,220 424,244', '392,224 400,254'], {
    width: 6,
    profile: 'flick',
  })
  ink.at(371, 248, { rotate: -14 }, () => {
    ink.form(ink.ellipse(0, 0, 17, 15), { width: 3.4, halo: 1.6, fill: WHITE })
    ink.contour(ink.ellipse(0, 0, 10, 8.6), { width: 2, gap: 0.1 })
  })
}

export const stamps: Stamps = {
  win: { draw: lifted(sprites.symbol, 5), zoom: 1.05 },
  sneeze: { draw: drawSneeze, ground: 'disc', zoom: 1.03 },
  tomorrow: { draw: lifted(later.sprites.padlock), ground: 'moon' },
}

export const pictures = stampSheet('tempting', VERMILION, stamps)
