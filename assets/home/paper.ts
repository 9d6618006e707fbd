import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import { type Color, LEATHER } from '../ink/palette'

/** The side of a tile, in units and in pixels: that of the textures a wash dries with, so that it repeats without a seam. */
export const PAPER_TILE = 512

/** Paler than the page, and how much of a wash brings it down to the page's own colour: half with the tooth, a quarter with each of its clouds. */
const BLEACHED: Color = '#fffcf0'
const WHITE: Color = '#ffffff'
const WARM: Color = '#d2bc92'
const TOOTH_ALPHA = 0.13
const CLOUDS_ALPHA = 0.065
const FIBRES = 26

/** The page itself, opaque: paper, its tooth, and a few fibres. Its clouds are tiles of other periods: all of it together was seen to repeat. */
export function drawPaper(ink: Ink): void {
  drawPage(ink, BLEACHED, TOOTH_ALPHA)
  const random = ink.fork('fibres')
  for (let i = 0; i < FIBRES; i++) {
    const x = random.between(0, PAPER_TILE)
    const y = random.between(0, PAPER_TILE)
    const angle = random.next() * TAU
    const length = random.between(3, 9)
    const alpha = random.between(0.04, 0.1)
    drawFibre(ink, { x, y, angle, length, alpha })
  }
}

/** Clouds, on white, to be multiplied with the page twice, in two sizes whose periods never meet; both larger than drawn, since clouds are soft. */
export function drawClouds(ink: Ink): void {
  drawPage(ink, WHITE, CLOUDS_ALPHA)
}

/** All of a tile, with a wash over it. */
function drawPage(ink: Ink, fill: Color, alpha: number): void {
  const page = [
    [-40, -40, 1, 1],
    [PAPER_TILE + 40, -40, 1, 1],
    [PAPER_TILE + 40, PAPER_TILE + 40, 1, 1],
    [-40, PAPER_TILE + 40, 1, 1],
  ]
  ink.cut(page, { fill })
  ink.wash(page, { alpha, color: WARM })
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
