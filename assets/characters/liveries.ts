import { type Color, INDIGO, MOSS, PLUM, VERMILION } from '../ink/palette'

/** The four colours in which Pim's cap was knitted. The red one is the one that everybody knows. */
export const LIVERIES = {
  red: VERMILION,
  blue: INDIGO,
  violet: PLUM,
  green: MOSS,
} as const satisfies Readonly<Record<string, Color>>

export type Livery = keyof typeof LIVERIES
