import type { Ink } from '../ink/ink'
import { noise2 } from '../ink/noise'
import { clamp } from '../ink/numbers'

/** The middle of a tuft of night, and how far it reaches, in units. */
const REACH = { x: 74, y: 62 } as const

/** A tuft of downward hatching; turned over both ways, four of them gather where the lantern does not reach. */
export function drawNight(ink: Ink): void {
  const field = '-86,-74* 86,-74* 86,74* -86,74*'
  const density = (x: number, y: number) => {
    const away = Math.hypot(x / REACH.x + 0.08, y / REACH.y - 0.06)
    return clamp((1.04 - away) * 1.9 + 0.5 * noise2(5, x / 22, y / 30))
  }
  ink.hatch(field, { angle: 82, spacing: 6.2, width: 2.7, inset: 0, jitter: 0.03, length: 52, density })
}

/** What he and his sack throw on the floor: away from the lantern, behind him. */
export function drawShadow(ink: Ink): void {
  ink.wash('-112,10 -84,-2 -30,-8 30,-7 52,0 40,10 -4,13 -56,19 -96,21', { alpha: 0.62 })
}

/** Paper, for the whole page: white with a breath of clouds and tooth in it, to be multiplied. */
export function drawGrain(ink: Ink): void {
  const page = ink.path('-60,-60* 572,-60* 572,572* -60,572*', true)
  ink.cut(page, { fill: '#ffffff' })
  ink.wash(page, { alpha: 0.24, color: '#b4a78b' })
}
