import { WAKE } from '../layout'

/** How far the page shakes when it roars, in scene units, and for how long it does, in ms. */
const SHAKE = 4
const SHAKEN = 1200

/** How far aside all that shakes is, so many ms after START. */
export function shakeOf(since: number): number {
  const roared = since - WAKE.roars
  if (roared < 0 || roared > SHAKEN) return 0
  return SHAKE * (1 - roared / SHAKEN) * Math.sin(roared / 13)
}
