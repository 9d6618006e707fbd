/** The blotlings that float, swim or crawl on their bellies: they leave no footprint, so match never asks for one nor offers it. */
export const FOOTLESS: ReadonlySet<number> = new Set([
  10, 13, 22, 23, 40, 49, 50, 69, 70, 71, 72, 73, 85, 86, 87, 88, 89, 90, 91, 92, 94, 99, 100, 101, 108, 109, 115, 116,
  117, 118, 123, 128, 129, 130, 131, 146, 147,
])
