import { hop } from '../../../src/stage/contract/math'

/** When the standing bottle first hops for attention, and how long after that again, in simulated ms. */
const FIRST = 700
const EVERY = 2600
/** How long it crouches, is in the air, and shivers where it has come down. */
const CROUCH = 170
const AIR = 420
const SHIVER = 520
/** How high it hops, in scene units, how far it leans to the water there, in radians, and by what share it is squashed. */
const HEIGHT = 40
const LEAN = -0.2
const SQUASH = 0.12

/** How the bottle stands while nobody has taken it. */
export interface Stance {
  /** Scene units above the ground. */
  height: number
  /** Radians clockwise beside how it stands at rest. */
  lean: number
  /** By what share it is higher than at rest, and narrower. */
  stretch: number
  /** How far its sparkle is through, 0…1; null while there is none. */
  sparkle: number | null
}

/** How it stands at that moment, written into `stance`: every now and then it hops towards the fairies, and sparkles. */
export function updateStance(now: number, stance: Stance): void {
  const since = now < FIRST ? EVERY : (now - FIRST) % EVERY
  const air = since - CROUCH
  const landed = air - AIR
  stance.height = air > 0 && landed < 0 ? HEIGHT * hop(air / AIR) : 0
  stance.lean = 0
  stance.stretch = 0
  if (air < 0) stance.stretch = -SQUASH * Math.sin((since / CROUCH) * (Math.PI / 2))
  else if (landed < 0) {
    stance.stretch = -SQUASH * Math.cos((air / AIR) * 2 * Math.PI)
    stance.lean = LEAN * Math.sin((air / AIR) * Math.PI)
  } else if (landed < SHIVER) {
    const fading = (1 - landed / SHIVER) ** 2
    stance.stretch = -SQUASH * Math.cos((landed / SHIVER) * 5 * Math.PI) * fading
    stance.lean = -0.4 * LEAN * Math.sin((landed / SHIVER) * 4 * Math.PI) * fading
  }
  const sparkle = air / (AIR + SHIVER)
  stance.sparkle = sparkle >= 0 && sparkle < 1 ? sparkle : null
}
