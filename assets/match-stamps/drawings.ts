import { drawFootprint } from '../blotlings/draw'
import type { Ink } from '../ink/ink'
import { MOSS } from '../ink/palette'
import { pictures as day } from '../match/drawings'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

/** What is stamped on who was rightly guessed. */
function drawTick(ink: Ink): void {
  ink.contour(ink.ellipse(0, 0, 42, 41, 0, 0.02), { width: 6, lit: 0.8, gap: 0.06 })
  ink.line('-21,2 -7,19 25,-22', { width: 14, profile: 'pen', dry: 0.2 })
}

export const stamps: Stamps = {
  right: { draw: drawTick, ground: 'moon', turn: -6 },
  ladybirds: { draw: lifted(sprites.ladybird, 'wingsUp'), turn: -16, zoom: 1.05 },
  foot: { draw: (ink) => drawFootprint(ink, 0), ground: 'moon', zoom: 0.9 },
}

export const pictures = stampSheet('match', MOSS, stamps)
