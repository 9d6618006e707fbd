import type { Ink } from './ink'
import { clamp, itemAt, type Options, TAU } from './numbers'
import type { Line } from './path'

/** How a boulder is broken. */
export interface Rock {
  /** Its facets; 7 when not given. */
  facets: number
  /** The contour, in units; 3 when not given. */
  width: number
  /** Cracks on its face; 3 when not given. */
  cracks: number
  /** Turns the outline, in radians. */
  turn: number
}

/** A faceted boulder about (x, y): an angular outline, a ridge, a lit plane, a dark one and a darker foot. */
export function drawRock(
  ink: Ink,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  rock: Options<Rock> = {},
): Line {
  const { random } = ink
  const { facets = 7, width = 3, cracks = 3 } = rock
  const outline = rockOutline(ink, facets, rock.turn ?? 0).map(([across, down, corner]) => {
    return [x + across * radiusX, y + down * radiusY, 1, corner]
  })
  const line = ink.form(ink.path(outline, true), { width, halo: 0.8, overshoot: 0.8, gap: 0.2 })
  const top = [x + radiusX * 0.1, y - radiusY * 0.95]
  const middle = [x + radiusX * random.between(0.02, 0.25), y - radiusY * 0.2]
  const foot = [x + radiusX * 0.15, y + radiusY]
  const corner = (place: readonly number[]) => [itemAt(place, 0), itemAt(place, 1), 1, 1]
  const right = x + radiusX * 1.3
  const dark = [top, middle, foot, [right, y + radiusY], [right, y - radiusY]].map(corner)
  const shade = [
    [x - radiusX * 1.2, y + radiusY * 0.55],
    [itemAt(middle, 0), y + radiusY * 0.45],
    [itemAt(foot, 0) + radiusX, y + radiusY * 0.3],
    [x + radiusX * 1.2, y + radiusY * 1.2],
    [x - radiusX * 1.2, y + radiusY * 1.2],
  ].map(corner)
  ink.clip(line, () => {
    ink.hatch(dark, {
      angle: -58 + random.signed() * 14,
      spacing: 2.2,
      width: 1.9,
      inset: 0.2,
      density: (at) => clamp(0.45 + ((at - x) / radiusX) * 0.7, 0.2, 1.3),
    })
    ink.hatch(shade, { angle: -18 + random.signed() * 10, spacing: 2.3, width: 1.5, inset: 0.2 })
    ink.line([top, middle, foot], { width: 1.9, profile: 'flick' })
    const side = [x - radiusX, y + radiusY * 0.1]
    ink.line([middle, [x - radiusX * 0.45, y - radiusY * 0.05], side], { width: 1.6, profile: 'flick' })
    for (let i = 0; i < cracks; i++)
      drawCrack(ink, x + random.signed() * radiusX * 0.7, y + random.signed() * radiusY * 0.6)
    ink.stipple(line, { spacing: 6, radius: 0.55, density: () => 0.4 })
  })
  return line
}

function rockOutline({ random }: Ink, facets: number, turn: number): [across: number, down: number, corner: number][] {
  const start = random.next() * 0.7 + turn
  return Array.from({ length: facets }, (_, i) => {
    const angle = start + (i / facets) * TAU + random.signed() * 0.16
    const reach = random.between(0.86, 1.08)
    const tip: [number, number, number] = [Math.cos(angle) * reach, Math.sin(angle) * reach, 1]
    if (!random.chance(0.6)) return [tip]
    const between = angle + Math.PI / facets
    const bulge: [number, number, number] = [Math.cos(between) * 0.97, Math.sin(between) * 0.97, 0]
    return [tip, bulge]
  }).flat()
}

function drawCrack(ink: Ink, x: number, y: number): void {
  const bend = [x + 2 + ink.random.signed() * 2, y + 4]
  ink.line([[x, y], bend, [x - 1 + ink.random.signed() * 3, y + 8]], { width: 1.4, profile: 'flick' })
}
