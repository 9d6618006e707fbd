/** A full turn, in radians. */
export const TAU = Math.PI * 2

/** An option may be left out or handed on undefined: either means the default. */
export type Options<Shape> = { [Key in keyof Shape]?: Shape[Key] | undefined }

/** `value`, held within `low`…`high` (0…1 when not given). */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(high, value))
}

/** The number `share` of the way from `from` to `to`; outside 0…1 it goes on along the same line. */
export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 below `low`, 1 above `high`, an S curve between. `low` may be the greater: then it falls. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low))
  return share * share * (3 - 2 * share)
}

/** Degrees, which drawings are written in, as radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** A path's number: hundredths of a unit are finer than any screen, and keep the text of a mark short. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** The item at `index`; a place outside the list is a mistake of the kit, so it throws. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${items.length}.`)
  return item
}

/** The item at `index` of a ring of items: -1 is the last, `items.length` the first again. */
export function itemAround<Item>(items: readonly Item[], index: number): Item {
  return itemAt(items, ((index % items.length) + items.length) % items.length)
}
