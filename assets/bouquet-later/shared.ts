/** Where a daisy is in the jar, about the foot of it, in scene units: the middle of her head upright, and where it hangs, turned by so many degrees. */
interface Slot {
  readonly x: number
  readonly y: number
  readonly hangs: { readonly x: number; readonly y: number; readonly turn: number }
}

/** The seven, those at the back first, which are put in first. */
export const SLOTS: readonly Slot[] = [
  { x: 2, y: -452, hangs: { x: -44, y: -384, turn: -106 } },
  { x: -114, y: -404, hangs: { x: -160, y: -330, turn: -136 } },
  { x: 114, y: -412, hangs: { x: 160, y: -336, turn: 140 } },
  { x: -154, y: -300, hangs: { x: -184, y: -206, turn: -150 } },
  { x: 158, y: -306, hangs: { x: 184, y: -210, turn: 154 } },
  { x: -52, y: -318, hangs: { x: -96, y: -240, turn: -128 } },
  { x: 58, y: -324, hangs: { x: 100, y: -246, turn: 134 } },
]

/** Scene units a unit of the flower's drawings. */
export const FLOWER = 1.55

/** How large a daisy in the jar is, in sizes of the one that is asked. */
export const SIZE = 0.3

/** In how many drawings the ribbon is tied: the first is the band that is left of it. */
export const RIBBONS = 4
