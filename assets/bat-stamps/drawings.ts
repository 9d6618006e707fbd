import { pictures as day } from '../bat/drawings'
import type { Ink } from '../ink/ink'
import { PLUM } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

/** A house whose shutters are shut. */
function drawHouse(ink: Ink): void {
  const wall = ink.form('-30,-4* 0,-32* 30,-2* 29,42* -29,43*', { width: 2, halo: 0 })
  ink.clip(wall, () => ink.hatch('10,-30* 32,-4* 32,44* 6,44*', { angle: -64, spacing: 3.6, width: 1.5 }))
  for (const x of [-14, 13]) {
    ink.form(ink.box(x - 10, 2, 20, 24), { width: 2.4, halo: 1 })
    ink.line(`${x},2 ${x + 0.4},26`, { width: 2, profile: 'even' })
    const slats = [7, 12, 17, 22].flatMap((y) => [`${x - 7},${y} ${x - 2.4},${y}`, `${x + 2.6},${y} ${x + 7},${y}`])
    ink.lines(slats, { width: 1.5, profile: 'even' })
  }
  ink.form('-42,2* -46,-4* -2,-48* 3,-48* 46,-3* 41,4* 0,-34*', { width: 2, halo: 1.2 })
  ink.hatch('-42,2* -46,-4* -2,-48* 3,-48* 46,-3* 41,4* 0,-34*', { angle: 40, spacing: 4, width: 1.6 })
  ink.form('16,-30* 16,-50* 27,-50* 27,-20*', { width: 2, halo: 0.6 })
}

export const stamps: Stamps = {
  cat: {
    draw: together(
      [lifted(sprites.catTail), -18, -8],
      [lifted(sprites.cat)],
      [lifted(sprites.catHead, 'front'), 6, -58],
    ),
    ground: 'moon',
  },
  bedtime: { draw: drawHouse, ground: 'night', rim: 0 },
  rent: { draw: lifted(sprites.case), ground: 'disc', bold: 0.2 },
}

export const pictures = stampSheet('bat', PLUM, stamps)
