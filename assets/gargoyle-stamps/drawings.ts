import { pictures as day } from '../gargoyle/drawings'
import type { Ink } from '../ink/ink'
import { PAPER, VERMILION } from '../ink/palette'
import { drawWords } from '../ink/words'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

/** One of the slab's stones, a word's first letters cut into it. */
function drawWordStone(ink: Ink): void {
  const stone = ink.solid('-46,-26* -40,-34 2,-38 42,-33 48,-24* 46,28* 4,33 -44,30*', { halo: 1, rim: 1.8 })
  ink.clip(stone, () =>
    ink.hatch(stone, { angle: 4, spacing: 6, width: 1.1, gouache: PAPER, density: (_x, y) => (y > 12 ? 0.8 : 0.1) }),
  )
  drawWords(ink, 'A…', 0, 14, { size: 52, align: 'middle', white: true, bare: false, width: 7 })
}

export const stamps: Stamps = {
  pigeon: { draw: lifted(sprites.pigeon, 'peeping'), dx: 2, zoom: 1.05 },
  squint: { draw: lifted(sprites.head, 'asleep'), ground: 'moon', zoom: 1.15, bold: 0.3 },
  word: { draw: drawWordStone, ground: 'disc' },
}

export const pictures = stampSheet('gargoyle', VERMILION, stamps)
