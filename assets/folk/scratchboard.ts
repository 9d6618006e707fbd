import { tangentAt } from '../ink/geometry'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { itemAt, lerp, type Options } from '../ink/numbers'
import type { Color } from '../ink/palette'
import { flatten, type Line, type PathSource, type Point, parsePath } from '../ink/path'
import type { Tone } from '../ink/tone'
import { shade } from './turns'

/** What lies under ink where it is solid: its own colour when dry, so that no seam of paper shows. */
const DRY_INK: Color = '#25221e'

/** A place where the knife passes, in units of the current transform, and how wide it cuts there, in the same. */
export interface Cut extends Point {
  width: number
}

/** A line cut out of the black, wherever it is wider than `least`, the knife's point. */
export function scratch(ink: Ink, cuts: readonly Cut[], least = 0.9): void {
  let run: Cut[] = []
  const lift = () => {
    if (run.length > 3) ink.line(...strokeOf(run))
    run = []
  }
  for (const cut of cuts) {
    if (cut.width < least) lift()
    else run.push(cut)
  }
  lift()
}

function strokeOf(run: readonly Cut[]) {
  const widest = Math.max(...run.map(({ width }) => width))
  const last = run.length - 1
  const path = run.map(({ x, y, width }, i) => {
    const ends = Math.min(1, (i + 0.6) / 3, (last - i + 0.6) / 3)
    return [x, y, (width / widest) * ends]
  })
  return [path, { width: widest, profile: 'even', white: true, still: true, wobble: 0.3 }] as const
}

/** A black form: it hides what lies behind it. With a halo, a thin line of light runs around it. */
export function blacken(ink: Ink, shape: PathSource, halo = 0): Line {
  const line = ink.cut(shape, { fill: DRY_INK, halo })
  ink.black(line)
  return line
}

/** A black form with light cut into it: lines that bow over it and swell where it looks into the light. */
export function engrave(ink: Ink, shape: PathSource, tone: Options<Tone>, rim = 2.6): Line {
  const line = ink.cut(shape, { halo: 1.6 })
  ink.black(line)
  const cuts = { from: 0.5, to: 0.94, width: 5.4, spacing: 6, bulge: 0.4, breaks: 0.14, jitter: 0.02, ...tone }
  againstLight(ink, () => ink.tone(line, { ...shade(ink, cuts), white: true }))
  if (rim > 0) ink.rim(line, { distance: rim })
  return line
}

/** Turns the light about, so that `tone` hatches where it is light: what a black form needs. */
function againstLight(ink: Ink, draw: () => void): void {
  const light = ink.light
  ink.light = [-light[0], -light[1], -light[2] * 0.1]
  draw()
  ink.light = light
}

/** How a round bar is engraved along its length. */
export interface Bar {
  /** The edge that is lit: 1 is to the right of the way the bar runs, -1 to its left. */
  side: 1 | -1
  lines: number
}

/** A round bar along a spine (`'x,y@thickness …'`): the nearer to its lit edge, the thicker the lines, and a thin light on the other. */
export function engraveTube(ink: Ink, spine: string, { side, lines }: Bar): void {
  const { points } = flatten(parsePath(spine), false)
  for (let line = 0; line < lines; line++) {
    const share = (line + 0.5) / lines
    const cuts = beside(points, lerp(0.42, -0.16, share) * side, (thickness, i) => {
      const worn = noise1(line * 7 + Math.round(thickness), i / 22) * 0.5 + noise1(line * 3 + 50, i / 7) * 0.22
      return (thickness / lines) * 0.62 * (1.15 - 0.95 * share) * (1 + worn) + (line === 0 ? 0.8 : 0)
    })
    scratch(ink, cuts, 0.9)
  }
  const edge = beside(points, -0.47 * side, (_, i) => 2.1 + 1.1 * noise1(71, i / 24))
  scratch(ink, edge, 1.5)
}

/** Places beside a spine, `off` of its thickness to the right of its way. */
function beside(points: Line['points'], off: number, widthAt: (thickness: number, i: number) => number): Cut[] {
  return points.slice(1, -1).map(({ x, y, pressure }, i) => {
    const way = tangentAt(points, i + 1)
    return { x: x - way.y * off * pressure, y: y + way.x * off * pressure, width: widthAt(pressure, i + 1) }
  })
}

/** The rings of a horn (`'x,y@thickness …'`): each a line of light that thins out round the dark side, with echoes above it. */
export function engraveRings(ink: Ink, spine: string, rings: number): void {
  const { points } = flatten(parsePath(spine), false)
  const echoes = [
    [0, 1],
    [0.28, 0.55],
    [0.5, 0.3],
  ] as const
  for (let ring = 0; ring < rings; ring++) {
    for (const [shift, strength] of echoes) {
      const at = Math.round((0.06 + ((ring + shift) / rings) * 0.86) * (points.length - 1))
      const place = itemAt(points, Math.min(points.length - 3, Math.max(2, at)))
      const way = tangentAt(points, points.indexOf(place), 2)
      const half = place.pressure / 2
      const cuts = Array.from({ length: 24 }, (_, step) => {
        const across = -0.96 + (1.92 * step) / 23
        const back = (1 - across * across) * half * 0.42
        const lit = (0.95 - across) / 1.9
        return {
          x: place.x + way.y * across * half - way.x * back,
          y: place.y - way.x * across * half - way.y * back,
          width: (5.6 * strength * lit ** 1.2 + 0.4) * Math.min(1, half / 16),
        }
      })
      scratch(ink, cuts, 0.8)
    }
  }
}
