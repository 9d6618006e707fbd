import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { pictures as day } from '../scrape/drawings'
import { pictures as later } from '../scrape-later/drawings'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  house: { draw: lifted(sprites.house), ground: 'disc' },
  cat: { draw: lifted(later.sprites.cat, 'sit'), ground: 'disc' },
  sum: { draw: drawFives, ground: 'flat' },
}

/** Ten, as they are counted: in ink here, as what is white would be paper. */
function drawFives(ink: Ink): void {
  for (const y of [0, 92]) {
    for (const x of [0, 24, 48, 72])
      ink.line(
        [
          [x, y + 2],
          [x + 3, y + 36],
          [x - 2, y + 72],
        ],
        { width: 11, profile: 'pen' },
      )
    ink.line(`-16,${y + 58} 34,${y + 36} 90,${y + 12}`, { width: 11, profile: 'pen' })
  }
}

export const pictures = stampSheet('scrape', OCHRE, stamps)
