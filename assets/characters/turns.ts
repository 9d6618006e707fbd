import { areaOf, directionOf } from '../ink/geometry'
import type { Ink } from '../ink/ink'
import { type Options, radians, TAU } from '../ink/numbers'
import type { PathSource } from '../ink/path'
import type { Feather } from '../ink/textures'
import type { Tone } from '../ink/tone'

/** The way somebody looks, as we see it. */
export type Turn = 'left' | 'right'

/**
 * Draws, about the vertical through 0, 0, somebody who was drawn looking to one side so that he looks to the other. The
 * light goes along, since faces look into the light; it is what it was when this returns.
 */
export function turned(ink: Ink, drawn: Turn, wanted: Turn, draw: () => void): void {
  const light = ink.light
  const [x, y, z] = light
  ink.light = [wanted === 'right' ? Math.abs(x) : -Math.abs(x), y, z]
  ink.at(0, 0, { scaleX: drawn === wanted ? 1 : -1 }, draw)
  ink.light = light
}

/** A shading whose angle is that of the part it lies on: it turns and flips with it. */
export function shade(ink: Ink, tone: Options<Tone>): Options<Tone> {
  return { ...tone, angle: angleOnPage(ink, tone.angle ?? -48) }
}

/** Flicks off a line whose side is that of the part it lies on. */
export function feather(ink: Ink, path: PathSource, options: Options<Feather>): void {
  const side = (options.side ?? 1) * handOf(ink) > 0 ? 1 : -1
  ink.feather(path, { ...options, side })
}

/** What hatching at this angle of the current transform has to be asked for on the page, so that it bows the same way. */
export function angleOnPage(ink: Ink, degrees: number): number {
  const angle = radians(degrees)
  const across = directionOf(ink.toPage(0, 0), ink.toPage(-Math.sin(angle), Math.cos(angle)))
  return (Math.atan2(-across.x, across.y) * 360) / TAU
}

/** 1, or -1 where the current transform shows things mirrored. */
function handOf(ink: Ink): 1 | -1 {
  const corner = [ink.toPage(0, 0), ink.toPage(1, 0), ink.toPage(0, 1)].map((point) => ({ ...point, pressure: 1 }))
  return areaOf({ points: corner, closed: true, corners: [] }) < 0 ? -1 : 1
}
