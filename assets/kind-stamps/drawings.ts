import type { Ink } from '../ink/ink'
import { RUST } from '../ink/palette'
import { pictures as day } from '../kind/drawings'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

/** A door that stands ajar, somebody with a hat in it, and the light that gets past him. */
function drawAjar(ink: Ink): void {
  const light = ink.path('-26,-70* 24,-70* 24,40* -26,50*', true)
  ink.cut(light)
  const floor = ink.path('-22,52* 26,42* 74,66* 40,78*', true)
  ink.cut(floor)
  ink.wash(floor, { color: RUST, alpha: 0.94 })
  ink.clip(light, () =>
    ink.black('-40,-44 -18,-50 -4,-44 0,-26* 15,-22 15,-14 3,-12* 4,-2 11,8 4,12 3,20 -2,24 12,32 18,60* -40,60*'),
  )
  ink.line('27,-70 27,42', { width: 3, white: true, profile: 'even' })
}

export const stamps: Stamps = {
  slice: { draw: lifted(sprites.pie), ground: 'disc', zoom: 1.05 },
  moth: { draw: lifted(sprites.moth, 'open'), turn: -14, zoom: 1.05 },
  door: { draw: drawAjar, ground: 'night', isCut: true },
}

export const pictures = stampSheet('kind', RUST, stamps)
