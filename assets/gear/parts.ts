/** Pixels a drawing unit, which is two scene units: of what is near, and of what is far or soft. */
const DENSITY = 1.5
export const DARK_DENSITY = 1.1

/** How all of the day is drawn. */
export const PART = {
  anchor: [0, 0],
  lineWidth: 3.2,
  under: 0,
  boil: false,
  bleed: true,
  scale: DENSITY,
  drying: { pooling: 0, clouds: 0, grain: 0 },
} as const

/** What is seen through one of the two glasses, about its middle. */
export const DISC = { ...PART, left: -93, top: -93, width: 186, height: 186 } as const
