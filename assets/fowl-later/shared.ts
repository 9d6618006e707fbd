/** What can be flown into, and where it stands, in scene units: its ruin is drawn about that place. */
export const THINGS = {
  roof: { x: 920, y: 400 },
  bucket: { x: 1000, y: 600 },
  trough: { x: 343, y: 440 },
  sack: { x: 1183, y: 733 },
  awning: { x: 398, y: 70 },
  parasol: { x: 1180, y: 80 },
  barrels: { x: 1534, y: 430 },
  cabbages: { x: 70, y: 440 },
} as const

export type ThingName = keyof typeof THINGS

export const THING_NAMES: readonly ThingName[] = [
  'roof',
  'bucket',
  'trough',
  'sack',
  'awning',
  'parasol',
  'barrels',
  'cabbages',
]
