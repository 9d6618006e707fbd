import type { DayKeys } from '../../src/stage/contract/keys'
import { type GridPlace, walkGrid } from '../../src/stage/contract/walkGrid'
import { gridPlaceOf, portraitOf } from './layout'

/** The arrow keys walk the portraits of a side. */
export function createKeys(): DayKeys<unknown> {
  return { take: (key) => walkGrid(key, placeOf) }
}

function placeOf(area: string): GridPlace | null {
  const portrait = portraitOf(area)
  return portrait && { grid: portrait.side, ...gridPlaceOf(portrait) }
}
