import type { Ink } from '../ink/ink'
import { RUST } from '../ink/palette'
import { pictures as day } from '../snack/drawings'
import { pictures as later } from '../snack-later/drawings'
import { WHITE } from '../stamps/edge'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

/** What comes of ten foods: out of a wide bill, growing on its way. */
function drawBurp(ink: Ink): void {
  ink.solid('-70,-2* -34,4 -2,26* -8,34* -36,26 -70,28*', { halo: 1.4 })
  ink.solid('-70,66* -40,66 -10,48* -2,56* -30,78 -70,80*', { halo: 1.4 })
  for (const [x, y, size] of [
    [8, 34, 10],
    [24, 10, 17],
    [20, -34, 30],
  ] as const) {
    const puffs = [
      [0, 0, 1],
      [-0.8, 0.25, 0.7],
      [0.8, 0.2, 0.7],
      [0.1, -0.75, 0.7],
    ] as const
    const cloud = ink.clay(
      puffs.map(([right, down, share]) => ink.ellipse(x + right * size, y + down * size, share * size, share * size)),
      2,
    )
    ink.form(cloud, { width: 5, halo: 1, fill: WHITE })
  }
  ink.line('6,-38 16,-52 34,-44 30,-28 18,-30', { width: 4.4, profile: 'swell' })
}

export const stamps: Stamps = {
  soar: { draw: lifted(sprites.food, 'doughnut'), ground: 'disc' },
  burp: { draw: drawBurp, zoom: 1.12 },
  banquet: { draw: lifted(later.sprites.guest, 'crown_up'), ground: 'disc' },
}

export const pictures = stampSheet('snack', RUST, stamps)
