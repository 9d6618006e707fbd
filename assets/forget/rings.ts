import { noise1 } from '../ink/noise'
import { lerp, TAU } from '../ink/numbers'

/** How many places a ring is led through. */
const PLACES = 22

/** A ring as places of its own, for a line that is to lie where its thing does. Turns in degrees; a part of it from one share to another. */
export function ring(x: number, y: number, across: number, down: number, turn = 0, from = 0, to = 1): number[][] {
  const angle = (turn / 360) * TAU
  const last = to - from < 1 ? PLACES - 1 : PLACES
  return Array.from({ length: PLACES }, (_, place) => {
    const along = lerp(from, to, place / last) * TAU
    const u = Math.cos(along) * across * (1 + 0.02 * noise1(7, place / 3))
    const v = Math.sin(along) * down
    return [x + u * Math.cos(angle) - v * Math.sin(angle), y + u * Math.sin(angle) + v * Math.cos(angle)]
  })
}
