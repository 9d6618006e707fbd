import type { Ink } from '../ink/ink'
import { noise2 } from '../ink/noise'
import { clamp, itemAt } from '../ink/numbers'

/** The middle of a tuft of night, and how far it reaches, in units. */
const REACH = { x: 74, y: 62 } as const

/** Tufts of downward hatching that gather where the lantern does not reach. */
const TUFTS = [
  { angle: 82, lean: 0.2, heavy: 1 },
  { angle: 80, lean: -0.4, heavy: 0.8 },
  { angle: 84, lean: 0.5, heavy: 1.1 },
] as const

export const NIGHTS = TUFTS.length

export function drawNight(ink: Ink, frame: number): void {
  const { angle, lean, heavy } = itemAt(TUFTS, frame)
  const field = '-86,-74* 86,-74* 86,74* -86,74*'
  const density = (x: number, y: number) => {
    const away = Math.hypot(x / REACH.x + lean * 0.3, y / REACH.y - lean * 0.2)
    return clamp((1.04 - away) * 1.9 + 0.5 * noise2(5 + frame, x / 22, y / 30)) * heavy
  }
  ink.hatch(field, { angle, spacing: 4.2, width: 1.9, inset: 0, jitter: 0.02, length: 46, density })
}

/** What he and his sack throw on the floor: away from the lantern, behind him. */
export function drawShadow(ink: Ink): void {
  ink.wash('-112,10 -84,-2 -30,-8 30,-7 52,0 40,10 -4,13 -56,19 -96,21', { alpha: 0.62 })
  ink.wash('-60,6 -20,-3 26,-2 36,4 6,9 -40,11', { alpha: 0.3 })
}

/** Paper, for the whole page: white with a breath of clouds and tooth in it, to be multiplied. */
export function drawGrain(ink: Ink): void {
  const page = ink.path('-60,-60* 572,-60* 572,572* -60,572*', true)
  ink.cut(page, { fill: '#ffffff' })
  ink.wash(page, { alpha: 0.2, color: '#b8ab8e' })
}
