import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import type { Foot, Place } from './pose'
import { dark } from './stuff'

const THIGH = 38
const SHIN = 36

/** The leg on the visitor's side: solid black, lit along knee and shin. */
export function drawNearLeg(ink: Ink, hip: Place, foot: Foot, stone = false): void {
  const [ankle, knee] = joints(hip, foot)
  drawShoe(ink, ankle, foot.tilt, stone, 1.2)
  const leg = ink.clay(
    [
      ink.tube(
        [
          [...hip, 30],
          [...between(hip, knee, 0.6), 24],
          [...knee, 19],
        ],
        { root: true },
      ),
      ink.tube(
        [
          [...knee, 18.5],
          [...between(knee, ankle, 0.45), 16],
          [...ankle, 11],
        ],
        { root: true },
      ),
    ],
    6,
  )
  dark(ink, leg, stone, { halo: 1.6, rim: 2.1 })
  if (stone) return
  // Folds: flicks of light out of the knee, and one along the shin.
  const shin = [shifted(knee, 3, 4), shifted(between(knee, ankle, 0.5), 3, 1), shifted(ankle, 1.5, -3)]
  ink.line(shin, { width: 1.7, white: true, profile: 'flick' })
  ink.line([shifted(between(hip, knee, 0.35), 2, -4), shifted(between(hip, knee, 0.7), 1, -2), knee], {
    width: 1.6,
    white: true,
    profile: 'flick',
  })
}

/** The leg behind: hatched dark, for what is far lies in shadow. */
export function drawFarLeg(ink: Ink, hip: Place, foot: Foot, stone = false): void {
  const [ankle, knee] = joints(hip, foot)
  drawShoe(ink, ankle, foot.tilt, stone, 1)
  const leg = ink.clay(
    [
      ink.tube(
        [
          [...hip, 25],
          [...knee, 17],
        ],
        { root: true },
      ),
      ink.tube(
        [
          [...knee, 16],
          [...ankle, 11],
        ],
        { root: true },
      ),
    ],
    5,
  )
  ink.form(leg, {
    width: 2.5,
    gap: 0,
    halo: 0.8,
    tone: { from: stone ? 0.3 : 0.04, to: 0.58, width: 2.4, spacing: 2, angle: -66 },
  })
  if (stone) ink.wash(leg, { alpha: 0.34 })
}

/** A soft pointed shoe, made for tiptoe. */
function drawShoe(ink: Ink, [x, y]: Place, tilt: number, stone: boolean, halo: number): void {
  ink.at(x, y, { rotate: tilt }, () => {
    const shoe = dark(ink, '-10,-9 2,-11 10,-7 23,-4 30,-7 33,-1 27,6 8,8 -8,7', stone, { halo, rim: 1.4 })
    if (!stone) ink.line('4,-6 14,-3 22,-1', { width: 1.4, white: true, profile: 'swell' })
    else ink.clip(shoe, () => ink.line('-8,6 8,6 26,4', { width: 1.2, profile: 'swell' }))
  })
}

/** Where ankle and knee are, so that the toe stands where it should and the knee bends forward. */
function joints(hip: Place, { toe, tilt }: Foot): [ankle: Place, knee: Place] {
  const cos = Math.cos(radians(tilt))
  const sin = Math.sin(radians(tilt))
  const ankle = [toe[0] - (30 * cos - 3 * sin), toe[1] - (30 * sin + 3 * cos) - 4] as const
  const [dx, dy] = [ankle[0] - hip[0], ankle[1] - hip[1]]
  const reach = Math.min(Math.hypot(dx, dy) || 1, THIGH + SHIN - 0.5)
  const along = (reach * reach + THIGH * THIGH - SHIN * SHIN) / (2 * reach)
  const aside = Math.sqrt(Math.max(0, THIGH * THIGH - along * along))
  const [ux, uy] = [dx / (Math.hypot(dx, dy) || 1), dy / (Math.hypot(dx, dy) || 1)]
  return [ankle, [hip[0] + ux * along + uy * aside, hip[1] + uy * along - ux * aside]]
}

function between(from: Place, to: Place, share: number): Place {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function shifted([x, y]: Place, right: number, down: number): Place {
  return [x + right, y + down]
}
