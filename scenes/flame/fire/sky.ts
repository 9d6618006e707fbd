/** Where what stands in the sky is, by the visitor's own clock and calendar. All places are in units of the scene. */

/** Hours. */
const DAY = 24

/** The moon's way over the fire: where it rises, at noon, where it is at midnight, and how much higher that is. */
const RISE = -70
const MIDNIGHT = { x: 330, y: 76 } as const
const DROP = 168

/** How long the band of stars is: it goes round once a day, and is joined to itself. */
const BAND = 1900

/** A new moon, in ms since the epoch: 6 January 2000, 18:14 UTC. Source: J. Meeus, Astronomical Algorithms, chapter 49. */
const NEW_MOON = 947_182_440_000

/** From one new moon to the next, on average: 29.530588853 days, in ms. Source: the same. */
const MONTH = 29.530588853 * 86_400_000

const PHASES = 8

export interface Sky {
  /** The moon's middle. Like the hand of a clock, it is over the fire at midnight, and rises and sets at noon. */
  readonly moon: { readonly x: number; readonly y: number }
  /** 0 new, 2 half and waxing, 4 full, 6 half and waning. */
  readonly phase: number
  /** How far the stars have gone to the right since noon, 0…1900. */
  readonly stars: number
}

/** The sky of a moment. @param moment in ms since the epoch @param hours what the visitor's clock shows then, 0…24 */
export function skyAt(moment: number, hours: number): Sky {
  // 0 at noon, 0.5 at midnight.
  const gone = ((hours + DAY / 2) % DAY) / DAY
  const fromMidnight = gone * 2 - 1
  return {
    moon: {
      x: Math.round(MIDNIGHT.x + fromMidnight * (MIDNIGHT.x - RISE)),
      y: Math.round(MIDNIGHT.y + fromMidnight ** 2 * DROP),
    },
    phase: phaseAt(moment),
    stars: Math.round(gone * BAND),
  }
}

/** Which of the moon's eight phases it is. @param moment in ms since the epoch */
function phaseAt(moment: number): number {
  const age = (moment - NEW_MOON) / MONTH
  return Math.round((age - Math.floor(age)) * PHASES) % PHASES
}
