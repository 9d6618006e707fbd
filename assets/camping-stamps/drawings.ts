import { pictures as day } from '../camping/drawings'
import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

const FIREFLIES = [
  [-62, -50],
  [-76, 6],
  [-58, 54],
  [60, -64],
  [76, -8],
  [64, 46],
] as const

function drawFirefly(ink: Ink): void {
  ink.dot(0, 0, 6)
  ink.lines(['-10,-8 -4,-3', '10,-8 4,-3', '0,-13 0,-7'], { width: 2.4, profile: 'flick' })
}

export const stamps: Stamps = {
  toes: { draw: lifted(sprites.feet, 'curled'), ground: 'disc', zoom: 1.05 },
  bear: {
    draw: together([lifted(sprites.bear)], [lifted(sprites.bearLook, 'looking')], [lifted(sprites.book, 'over')]),
    zoom: 1.05,
  },
  all: {
    draw: together([lifted(sprites.lantern, 'glad0')], ...FIREFLIES.map(([x, y]) => [drawFirefly, x, y] as const)),
    ground: 'moon',
    zoom: 1.05,
  },
}

export const pictures = stampSheet('camping', OCHRE, stamps)
