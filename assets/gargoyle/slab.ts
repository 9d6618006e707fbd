import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { itemAt, lerp } from '../ink/numbers'
import { GREY, PAPER, VERMILION } from '../ink/palette'
import type { Line, PathPoint } from '../ink/path'
import { engraveWall, scratch } from '../ink/scratchboard'
import { GRID, SLAB, STONE_HEIGHT, STONES } from './shared'

/** The niche in which the word is cut, about the middle of the slab's upper edge. */
const NICHE = '-346,28* -120,24 140,29 348,26* 351,96 345,110* 120,107 -150,111 -347,108* -350,60'

/** The slab with the letters, a gravestone that comes up out of the fire. 0, 0 is the middle of its upper edge. */
export function drawSlab(ink: Ink): void {
  const half = SLAB.width / 2
  const bottom = SLAB.height + SLAB.below + 14
  const outline = `${-half + 26},0* -210,-7 -60,3 120,-6 250,2 ${half - 34},-4* ${half - 8},14 ${half},46* ${half - 7},160 ${half + 3},300 ${half - 4},${bottom}* ${-half + 4},${bottom}* ${-half - 2},320 ${-half + 6},170 ${-half},40* ${-half + 10},12`
  const slab = ink.solid(outline)
  const light = ink.light
  ink.light = [0, 0.95, 0.3]
  // Lit by the fire on both sides of it and below: the middle stays dark, for the letters.
  const shine = (x: number, y: number) => {
    const place = ink.toLocal(x, y)
    const side = Math.abs(place.x) / half
    return 1.15 * side ** 5 + 0.14 * noise1(5, place.y / 60) - 0.2 * (1 - place.y / SLAB.height)
  }
  engraveWall(ink, slab, shine, { angle: 0, spacing: 8, width: 0.62, wander: 1.2, gouache: PAPER })
  rimOf(ink, slab, half)
  drawNiche(ink)
  for (let key = 0; key < GRID.columns * GRID.rows; key++) {
    const x = GRID.x + (key % GRID.columns) * GRID.across
    const y = GRID.y + Math.floor(key / GRID.columns) * GRID.down
    drawStone(ink, x, y, GRID.across - 12, GRID.down - 10, key)
  }
  for (const [i, { x, y, width }] of Object.values(STONES).entries()) drawStone(ink, x, y, width, STONE_HEIGHT, i + 40)
  ink.light = light
}

/** The edge of the slab as it turns: chipped, and lit most below. */
function rimOf(ink: Ink, slab: Line, half: number): void {
  const cuts = ink.pointsOf(slab).map(({ x, y }, i): PathPoint => {
    const worn = 1 + 0.5 * noise1(13, i / 9) + 0.3 * noise1(17, i / 3)
    const pressure = lerp(4.4, 10, Math.min(1, y / SLAB.height)) * worn
    return { x: x * (1 - 9 / half), y: y < 60 ? y + 8 : y, pressure, corner: false }
  })
  scratch(ink, cuts, { least: 1.6 })
  const cracks = [
    `${half - 60},2 ${half - 74},22 ${half - 62},40`,
    `${-half + 8},330 ${-half + 40},344 ${-half + 44},372`,
    `${half - 6},420 ${half - 34},432 ${half - 40},454`,
  ]
  ink.lines(cracks, { width: 4, profile: 'flick', gouache: PAPER })
}

/** Sunk into the stone: dark above, and its lower lip catches the light. */
function drawNiche(ink: Ink): void {
  const niche = ink.solid(NICHE)
  ink.contour(niche, { width: 2.4, gouache: PAPER, gap: 0.3 })
  ink.lines(['-344,112 -150,115 120,111 342,114', '-338,119 -120,121 160,118 330,120'], {
    width: 4.4,
    profile: 'swell',
    gouache: PAPER,
  })
}

/** A stone for a letter, or a wider one: its lower edge lit. */
function drawStone(ink: Ink, x: number, y: number, width: number, height: number, seed: number): void {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2]
  const stray = (k: number) => 2.4 * noise1(seed * 3 + k, k * 1.7)
  const stone = ink.solid(
    `${left + stray(1)},${top + 4 + stray(2)}*6 ${x},${top + stray(3)} ${right + stray(4)},${top + 3 + stray(5)}*6 ${right + stray(6)},${y} ${right - 2 + stray(7)},${bottom + stray(8)}*6 ${x},${bottom + 1 + stray(9)} ${left + 2 + stray(10)},${bottom + stray(11)}*6 ${left + stray(12)},${y}`,
  )
  ink.contour(stone, { width: 2, gouache: GREY, gap: 0.2 })
  const lip = Array.from({ length: 24 }, (_, i): PathPoint => {
    const share = i / 23
    const pressure = 4.6 * Math.sin(Math.PI * share) ** 0.4 * (1 + 0.3 * noise1(seed + 7, i / 6))
    return { x: lerp(left + 6, right - 6, share), y: bottom - 4 + 1.6 * noise1(seed, i / 6), pressure, corner: false }
  })
  scratch(ink, lip, { least: 0.8 })
}

/** What glows along the lower edge of the stone that is chosen, about its middle: 74 units wide. */
export function drawEmber(ink: Ink, frame: number): void {
  const [left, middle, right] = itemAt(
    [
      [2, -2, 1],
      [-1, 2, -2],
      [1, 0, 2],
    ] as const,
    frame,
  )
  ink.cut(
    `-37,${left}* -20,${-4 + left} 0,${-5 + middle} 20,${-4 + right} 37,${right}* 18,${5 + right} 0,${4 + middle} -18,${5 + left}`,
    {
      fill: VERMILION,
    },
  )
}
