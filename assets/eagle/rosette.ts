import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { lerp } from '../ink/numbers'
import { cutAlong, places } from './burin'
import { ROSETTE } from './shared'

/** Two bands of lines that cross one another and never end, as on a banknote: how far out, how high their waves, how many, how many lines. */
const BANDS = [
  { radius: 366, swing: 25, waves: 24, lines: 6 },
  { radius: 415, swing: 8, waves: 72, lines: 2 },
] as const

/** How many lines of each band are cut after each round. */
const CUT = [
  [1, 0],
  [4, 1],
  [6, 2],
] as const

/** How far both bands give way, six times in a turn. */
const SWAY = 5

/** From the middle of a sixth to its ends, in radians. */
const HALF = Math.PI / ROSETTE.sixths

/** A little over its ends, so that no gap is seen where two meet. */
const LAP = 0.004

/**
 * A sixth of the rosette about its middle, which is to the right of the origin; mirrored it is itself. `faces` is how far its
 * middle lies from the light, in radians: its lines are broad towards the light.
 */
export function drawSixth(ink: Ink, round: number, faces: number): void {
  for (const [band, { radius, swing, waves, lines }] of BANDS.entries()) {
    for (let n = 0; n < (CUT[round]?.[band] ?? lines); n++) {
      const at = (share: number) => lerp(-HALF - LAP, HALF + LAP, share)
      const line = places(150, (share) => {
        const angle = at(share)
        const far = radius + swing * Math.sin(angle * waves + (n / lines) * 2 * Math.PI) + SWAY * Math.cos(angle * 6)
        return { x: Math.cos(angle) * far, y: Math.sin(angle) * far }
      })
      cutAlong(ink, line, (share) => {
        const light = 0.55 + 0.45 * Math.cos(faces + at(share))
        return lerp(1, 2.2, light) * (1 + 0.12 * noise1(n + 5, share * 13))
      })
    }
  }
}
