import type { Point } from '../../src/stage/contract/geometry'

/** The open guide: the middle of its fold, and how it lies, in degrees. */
export const GUIDE = { x: 694, y: 512, turn: -1.6 } as const

/** The floors of its six plates, from the middle of the fold: four on the left page, two on the right. */
export const PLATES: readonly Readonly<Point>[] = [
  { x: -378, y: -62 },
  { x: -140, y: -62 },
  { x: -378, y: 264 },
  { x: -140, y: 264 },
  { x: 142, y: -62 },
  { x: 384, y: -62 },
]

/** What else of it comes when, in ms from when it drops: plates, portraits and prints, one after the other; steps across the notes; the score; the slip. */
export const ENTRIES = {
  ...{ plates: 320, plateApart: 110, prints: 90 },
  slam: 90,
  ...{ steps: 2100, stepApart: 240 },
  ...{ brushed: 500, score: 2900, rosette: 3000, slip: 3200, slides: 260 },
} as const
