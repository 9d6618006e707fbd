import type { Ink } from '../ink/ink'
import type { Line, PathSource } from '../ink/path'

/** A flat black with a halo of paper about it. */
export function solid(ink: Ink, shape: PathSource, halo?: number): Line {
  const line = ink.path(shape, true)
  ink.cut(line, { halo })
  return ink.black(line)
}

/** Light scraped out of a black. */
export function scrape(
  ink: Ink,
  width: number,
  paths: readonly PathSource[],
  profile: 'swell' | 'flick' | 'even' | 'pen' = 'swell',
) {
  ink.lines(paths, { width, white: true, profile })
}

/** The place so far from another, in that direction, in degrees clockwise from the right. */
export function polar(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees / 180) * Math.PI
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
}
