import type { Ink } from './ink'
import type { Line, PathSource } from './path'

/** A solid black that hides what lies behind, so that white scraped out of it is paper. */
export function solid(ink: Ink, shape: PathSource, halo?: number): Line {
  const line = ink.path(shape, true)
  ink.cut(line, { halo })
  return ink.black(line)
}

/** White strokes on a black. */
export function scrape(
  ink: Ink,
  width: number,
  paths: readonly PathSource[],
  profile: 'swell' | 'flick' | 'even' | 'pen' = 'swell',
): void {
  ink.lines(paths, { width, white: true, profile })
}
