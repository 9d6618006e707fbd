import type { Ink } from './ink'
import { clamp, type Options, TAU } from './numbers'
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

/** A faceted boulder about (x, y): an angular outline, a ridge, a lit plane, a dark one away from the light and a darker foot. */
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
  const shadow = ink.light[0] > 0 ? -1 : 1
  // Places of the rock as shares of its radii: across away from the light, down the page.
  const at = (across: number, down: number) => [x + across * radiusX * shadow, y + down * radiusY]
  const corner = (across: number, down: number) => [...at(across, down), 1, 1]
  const outline = rockOutline(ink, facets, rock.turn ?? 0)
  const line = ink.form(
    ink.path(
      outline.map(([across, down, isCorner]) => [...at(across, down), 1, isCorner]),
      true,
    ),
    { width, halo: 0.8, overshoot: 0.8, gap: 0.2 },
  )
  // The ridge runs down the face, and a shoulder leaves it towards the light.
  const ridge = random.between(-0.15, 0.35)
  const knee = random.between(-0.4, 0)
  const lean = random.between(-0.25, 0.25)
  const top = [ridge + lean, -1.02] as const
  const middle = [ridge + random.between(-0.08, 0.1), knee] as const
  const foot = [ridge - lean, 1] as const
  ink.clip(line, () => {
    const dark = [corner(...top), corner(...middle), corner(...foot), corner(1.3, 1), corner(1.3, -1)]
    ink.hatch(dark, {
      angle: shadow * (-58 + random.signed() * 14),
      spacing: 2.2,
      width: 1.9,
      inset: 0.2,
      density: (across) => clamp(0.45 + (((across - x) * shadow) / radiusX) * 0.7, 0.2, 1.3),
    })
    const low = random.between(0.3, 0.55)
    const shade = [
      corner(-1.2, low + 0.15),
      corner(ridge, low),
      corner(1.2, low - 0.15),
      corner(1.2, 1.2),
      corner(-1.2, 1.2),
    ]
    ink.hatch(shade, { angle: shadow * (-18 + random.signed() * 10), spacing: 2.3, width: 1.5, inset: 0.2 })
    ink.line([at(...top), at(...middle), at(...foot)], { width: 1.9, profile: 'flick' })
    const shoulder = random.between(-0.3, 0.35)
    ink.line([at(...middle), at(-0.45, shoulder - 0.1), at(-1, shoulder)], { width: 1.6, profile: 'flick' })
    for (let i = 0; i < cracks; i++) drawCrack(ink, at(random.between(-0.75, ridge), random.signed() * 0.6), radiusY)
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

/** A crack runs down in broken steps, to a sixth or a third of the rock's half height. */
function drawCrack(ink: Ink, [startX = 0, startY = 0]: readonly number[], radiusY: number): void {
  const { random } = ink
  const drop = radiusY * random.between(0.16, 0.34)
  const steps = [1, 2, 3].map((step) => [startX + random.signed() * drop * 0.35, startY + (drop * step) / 3, 1, 1])
  ink.line([[startX, startY], ...steps], { width: 1.4, profile: 'flick' })
}
