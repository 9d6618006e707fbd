import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'

/** The moon's phases, from new over full to the last crescent, side by side; the cell of each, in units. */
export const MOON = { phases: 8, cell: 104 } as const

/** How large it is, in units. */
const RADIUS = 37

/** Its phase in the middle of the month. */
const FULL = 4

/** The side of it that has no light, a little paler than the night. */
const UNLIT = '#4a4541'

/** Its seas: where, how wide and how high, from its middle. */
const SEAS = [
  [-13, -12, 11, 8],
  [8, -17, 7, 5],
  [15, 4, 9, 12],
  [-8, 16, 13, 7],
] as const

const FULL_SEAS = [
  [-20, -22, 9, 5],
  [12, -25, 8, 4],
  [25, 14, 6, 9],
] as const

/** Where something fell on it. */
const CRATERS = [
  [-22, 3, 4],
  [4, 23, 3.4],
  [22, -12, 2.8],
  [-4, 0, 2.6],
] as const

/** The moon as it wanes and waxes. Full, it sleeps with a smile: who looks up on that night sees it. */
export function drawMoon(ink: Ink): void {
  for (let phase = 0; phase < MOON.phases; phase++) {
    ink.at(MOON.cell * (phase + 0.5), MOON.cell / 2, { rotate: -14 }, () => drawPhase(ink, phase))
  }
}

function drawPhase(ink: Ink, phase: number): void {
  const disc = ink.path(
    Array.from({ length: 28 }, (_, i) => limb((i / 28) * 2 * Math.PI)),
    true,
  )
  ink.cut(disc, { fill: UNLIT })
  ink.line(
    Array.from({ length: 15 }, (_, i) => limb(0.4 + i * 0.36)),
    { width: 1.3, white: true, profile: 'swell' },
  )
  if (phase === 0) return
  const lit = ink.path(litOutline(phase), true)
  ink.cut(lit)
  ink.clip(lit, () => {
    // Full, its face is left clear.
    const isFull = phase === FULL
    for (const [x, y, radiusX, radiusY] of isFull ? FULL_SEAS : SEAS) {
      const sea = ink.ellipse(x, y, radiusX, radiusY, x * 3, 0.2)
      ink.wash(sea, { alpha: 0.26 })
      ink.hatch(sea, { angle: 62, spacing: 3.6, width: 0.9 })
    }
    for (const [x, y, radius] of isFull ? [] : CRATERS) {
      ink.contour(ink.ellipse(x, y, radius, radius * 0.85, 10, 0.12), { width: 1.3, gap: 0.35 })
    }
    if (!isFull) shadeEdge(ink, phase)
  })
  if (phase === FULL) drawSleep(ink)
}

/** It is round: where day ends on it, the pen goes over it from the dark. */
function shadeEdge(ink: Ink, phase: number): void {
  const side = phase < FULL ? 1 : -1
  for (let i = 0; i < 9; i++) {
    const y = -30 + i * 7.6
    const edge = terminator(phase, y) * side
    ink.line(
      [
        [edge, y],
        [edge + side * 5, y + 2],
        [edge + side * (8 + 3 * noise1(phase + 3, i)), y + 5],
      ],
      { width: 1.5, profile: 'flick' },
    )
  }
}

/** Two shut eyes and a mouth that means well. */
function drawSleep(ink: Ink): void {
  ink.line('-22,-6 -18,-1 -12,0 -7,-4', { width: 3, profile: 'swell' })
  ink.line('6,-6 11,-2 17,-2 21,-8', { width: 3, profile: 'swell' })
  ink.lines(['-21,-4 -24,-1', '-15,0 -17,4', '17,-2 19,2', '21,-6 24,-4'], { width: 1.4, profile: 'flick' })
  ink.line('-9,12 -3,17 5,17 12,10', { width: 2.8, profile: 'swell' })
  ink.line('11,7 13,10 14,13', { width: 1.6, profile: 'swell' })
}

/** A place on its edge, which no compass drew. */
function limb(angle: number): number[] {
  const radius = RADIUS + 0.8 * noise1(5, angle * 2.2)
  return [Math.cos(angle) * radius, Math.sin(angle) * radius]
}

/** How far right of its middle day ends on it, at that height. */
function terminator(phase: number, y: number): number {
  return Math.cos((phase / MOON.phases) * 2 * Math.PI) * Math.sqrt(Math.max(0, RADIUS ** 2 - y ** 2))
}

/** What the sun lights of it: the right while it waxes, all, the left while it wanes. */
function litOutline(phase: number): number[][] {
  const steps = 12
  const side = phase <= FULL ? 1 : -1
  const points: number[][] = []
  for (let i = 0; i <= steps; i++) {
    const [x = 0, y = 0] = limb(-Math.PI / 2 + (i / steps) * Math.PI)
    points.push([x * side, y])
  }
  for (let i = steps - 1; i > 0; i--) {
    const y = -RADIUS * Math.cos((i / steps) * Math.PI)
    points.push([terminator(phase, y) * side, y])
  }
  return points
}
