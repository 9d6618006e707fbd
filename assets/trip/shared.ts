/** The book, seen as the page sees it: numbers that its pictures and the day share. Units are those of the stage. */

/** Where the book lies: its near edge (which never moves), half its width there and at the far edge, and its depth seen from above. */
export const BOOK = { x: 800, near: 826, halfNear: 640, halfFar: 508, depth: 776 } as const

/** Scene units for a unit of the page's depth at the angle that its picture was drawn at, 20°. */
export const DRAWN_GROUND = 0.58

/** A place of the page: `across` -1…1, `deep` 0 at the near edge … 1 at the far one. */
export interface PagePlace {
  readonly across: number
  readonly deep: number
}

/** Where the cut-outs are glued by their feet. */
export const FEET = {
  shelf: { across: 0.004, deep: 0.865 },
  frame: { across: 0, deep: 0.55 },
  visitor: { across: 0.56, deep: 0.5 },
  naturalist: { across: -0.53, deep: 0.47 },
  table: { across: 0, deep: 0.25 },
  trunk: { across: -0.72, deep: 0.1 },
  boots: { across: 0.76, deep: 0.09 },
} as const satisfies Record<string, PagePlace>

/** Where that is across the stage. */
export function pageX({ across, deep }: PagePlace): number {
  return BOOK.x + across * (BOOK.halfNear + (BOOK.halfFar - BOOK.halfNear) * deep)
}

/** Where that is down the stage, when a unit of depth is so many units of it. */
export function pageY(deep: number, ground: number = DRAWN_GROUND): number {
  return BOOK.near - deep * BOOK.depth * ground
}

/** Who is in the three balls, from left to right: blotlings by their numbers. Heronk, Brewster and Swirlo. */
export const TRAVELLERS = [3, 5, 12] as const
