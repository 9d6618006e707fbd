import type { PagePlace } from '../trip/shared'

/** Where on the other spread things are glued by their feet: what it shows, from the back to the front. */
export const SPREAD_FEET = {
  sun: { across: -0.466, deep: 0.9465 },
  range: { across: 0, deep: 0.9287 },
  balloon: { across: -0.837, deep: 0.413 },
  sea: { across: -0.724, deep: 0.138 },
  signpost: { across: -0.092, deep: 0.0755 },
} as const satisfies Record<string, PagePlace>

/** Where its firs stand, and how large they are. */
export const FIRS: readonly (PagePlace & { readonly scale: number })[] = [
  { across: -0.336, deep: 0.791, scale: 0.8 },
  { across: 0.483, deep: 0.773, scale: 0.8 },
  { across: -0.433, deep: 0.755, scale: 0.9 },
  { across: 0.591, deep: 0.7465, scale: 1 },
  { across: 0.7, deep: 0.68, scale: 1.2 },
]

/** The road over it, from the near right corner to the gutter at the back. */
export const ROAD: readonly PagePlace[] = [
  { across: 0.98, deep: 0.06 },
  { across: 0.7, deep: 0.1 },
  { across: 0.42, deep: 0.2 },
  { across: 0.5, deep: 0.36 },
  { across: 0.74, deep: 0.46 },
  { across: 0.62, deep: 0.62 },
  { across: 0.3, deep: 0.64 },
  { across: 0.06, deep: 0.52 },
  { across: -0.2, deep: 0.42 },
  { across: -0.3, deep: 0.56 },
  { across: -0.1, deep: 0.74 },
  { across: 0.02, deep: 0.9 },
]
