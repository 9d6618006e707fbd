import type { Ink } from '../ink/ink'
import { PLUM } from '../ink/palette'
import { pictures as day } from '../ponytail/drawings'
import { drawTied } from '../ponytail-later/bow'
import { drawBraid } from '../ponytail-later/braid'
import { pictures as later } from '../ponytail-later/drawings'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

/** So much of a braid as there is room for. */
function drawShortBraid(ink: Ink): void {
  drawBraid(ink, [
    [398, 262, 44],
    [412, 300, 46],
    [404, 332, 42],
    [411, 362, 32],
  ])
}

export const stamps: Stamps = {
  laughing: { draw: lifted(day.sprites.head, 'laughing'), zoom: 1.05 },
  braided: { draw: together([drawShortBraid], [drawTied]), ground: 'moon', zoom: 1.1 },
  hushed: {
    draw: together([lifted(later.sprites.toUs)], [lifted(later.sprites.armToLips)]),
    ground: 'disc',
    zoom: 1.35,
  },
}

export const pictures = stampSheet('ponytail', PLUM, stamps)
