import { LEVELS, PIXELS } from '../layout'

/** Where a block lies, in pixels of the picture. */
export interface BlockPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** All blocks by their numbers, as the rules count them: the quarters of block n are 4n + 1 to 4n + 4. */
export function blockPlaces(): readonly BlockPlace[] {
  const places: BlockPlace[] = [{ x: 0, y: 0, size: PIXELS }]
  const inner = (4 ** LEVELS - 1) / 3
  for (let block = 0; block < inner; block++) {
    const { x, y, size } = places[block] ?? { x: 0, y: 0, size: PIXELS }
    const half = size / 2
    for (let quarter = 0; quarter < 4; quarter++) {
      places.push({ x: x + (quarter % 2) * half, y: y + (quarter < 2 ? 0 : half), size: half })
    }
  }
  return places
}
