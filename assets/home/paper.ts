import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import { type Color, LEATHER } from '../ink/palette'

/** The side of the tile, in units and in pixels: that of the textures a wash dries with, so that it repeats without a seam. */
export const PAPER_TILE = 512

/** Paler than the page, and a wash that brings it down to the page's own colour while it settles in the tooth. */
const BLEACHED: Color = '#fffaee'
const WARM: Color = '#d2bc92'
const FIBRES = 30

/** The page itself, opaque: paper, its grain, and a few fibres. */
export function drawPaper(ink: Ink): void {
  const page = [
    [-40, -40, 1, 1],
    [PAPER_TILE + 40, -40, 1, 1],
    [PAPER_TILE + 40, PAPER_TILE + 40, 1, 1],
    [-40, PAPER_TILE + 40, 1, 1],
  ]
  ink.cut(page, { fill: BLEACHED })
  ink.wash(page, { alpha: 0.26, color: WARM })
  const random = ink.fork('fibres')
  for (let i = 0; i < FIBRES; i++) {
    const x = random.between(0, PAPER_TILE)
    const y = random.between(0, PAPER_TILE)
    const angle = random.next() * TAU
    const length = random.between(3, 11)
    const alpha = random.between(0.06, 0.15)
    drawFibre(ink, { x, y, angle, length, alpha })
  }
}

interface Fibre {
  x: number
  y: number
  angle: number
  length: number
  alpha: number
}

/** A fibre near an edge shows again at the edge across. */
function drawFibre(ink: Ink, { x, y, angle, length, alpha }: Fibre): void {
  for (const left of [-PAPER_TILE, 0, PAPER_TILE]) {
    for (const top of [-PAPER_TILE, 0, PAPER_TILE]) {
      const [fromX, fromY] = [x + left, y + top]
      if (Math.max(Math.abs(fromX - 256), Math.abs(fromY - 256)) > 256 + 20) continue
      const middle = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length]
      const end = [fromX + Math.cos(angle + 0.8) * length * 1.7, fromY + Math.sin(angle + 0.8) * length * 1.7]
      ink.line([[fromX, fromY], middle, end], { width: 0.9, color: LEATHER, alpha, wobble: 0 })
    }
  }
}
