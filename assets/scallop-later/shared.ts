/** The cabinet as it is from further away, in scene units: the middle of its niche, and where somebody stands there. */
export const FAR_NICHE = { x: 800, floor: 639, left: 573, right: 1027, top: 196 } as const
/** The board under each of its seven shelves, from the uppermost. */
export const BOARDS = [128, 254, 380, 506, 632, 758, 884] as const
/** From edge to edge of the cabinet. */
const SHELVES = { left: 40, right: 1560 } as const

/** A part of a shelf between two uprights. */
interface Compartment {
  /** The first and the last of those who stand in it, by their index. */
  readonly first: number
  readonly last: number
  readonly left: number
  readonly right: number
  /** The board under it. */
  readonly y: number
}

/** How many stand in each part of each shelf: the shelves beside the niche are shorter. */
const HELD = [
  [7, 8, 8],
  [7, 7],
  [7, 7],
  [7, 7],
  [7, 7],
  [8, 8, 8],
  [8, 8, 8],
] as const

/** All seventeen, in the order of the list: from the left to the right, shelf by shelf. */
export const COMPARTMENTS: readonly Compartment[] = laidOut()

function laidOut(): Compartment[] {
  const all: Compartment[] = []
  let first = 0
  for (const [row, parts] of HELD.entries()) {
    const third = (SHELVES.right - SHELVES.left) / 3
    for (const [place, held] of parts.entries()) {
      const isWhole = parts.length === 3
      const left = isWhole ? SHELVES.left + place * third : place === 0 ? SHELVES.left : FAR_NICHE.right + 6
      const right = isWhole ? left + third : place === 0 ? FAR_NICHE.left - 6 : SHELVES.right
      all.push({ first, last: first + held - 1, left, right, y: BOARDS[row] ?? 0 })
      first += held
    }
  }
  return all
}

/** Where everybody's feet are. */
export const PLACES: readonly { readonly x: number; readonly y: number }[] = COMPARTMENTS.flatMap(
  ({ first, last, left, right, y }) =>
    Array.from({ length: last - first + 1 }, (_, place) => ({
      x: left + ((place + 0.5) * (right - left)) / (last - first + 1),
      y: y + 4,
    })),
)

/** Scene units for a unit of a figurine: on its shelf, and in the niche that is further away. */
export const SMALL = 0.37
export const HERO = 1.3
/** The same of whoever stands in the niche near by. */
export const NEAR = 2.2
