import { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'
import { rasterize } from '../ink/rasterize'

/** How many units the picture is drawn in, and how many cells are averaged, across and down: a cell is 2 of its 128 pixels. */
const UNITS = 300
export const CELLS = 64
/** Pixels a cell, before they are averaged. */
const FINE = 8

export type Color = readonly [red: number, green: number, blue: number]

/** The mean colours of all cells of a picture of so many units, line by line, 0…255: each as exact as its pixels. */
export function averages(seed: string, name: string, draw: (ink: Ink) => void): Color[] {
  const ink = new Ink({
    width: UNITS,
    height: UNITS,
    seed,
    under: 1.2,
    bleed: true,
    name,
  })
  draw(ink)
  const { width, pixels } = rasterize(ink, { scale: (CELLS * FINE) / UNITS })
  return Array.from({ length: CELLS * CELLS }, (_, cell) => {
    const sum = [0, 0, 0]
    for (let place = 0; place < FINE * FINE; place++) {
      const x = (cell % CELLS) * FINE + (place % FINE)
      const y = Math.floor(cell / CELLS) * FINE + Math.floor(place / FINE)
      const at = (y * width + x) * 4
      const alpha = (pixels[at + 3] ?? 0) / 255
      for (let channel = 0; channel < 3; channel++) {
        const paper = Number.parseInt(PAPER.slice(1 + channel * 2, 3 + channel * 2), 16)
        sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha + paper * (1 - alpha)
      }
    }
    const [red = 0, green = 0, blue = 0] = sum.map((value) => value / FINE ** 2)
    return [red, green, blue]
  })
}
