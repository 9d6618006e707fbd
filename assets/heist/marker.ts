import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { VERMILION } from '../ink/palette'
import { LANTERN_LIGHT } from './stuff'

/** The drop hangs long, at rest, and wide. */
const SHAPES = [
  { scaleX: 0.95, scaleY: 1.05 },
  { scaleX: 1, scaleY: 1 },
  { scaleX: 1.06, scaleY: 0.95 },
] as const

/** The drop of ink that leads him on, hanging over the floor at 0, 20. */
export function drawDrop(ink: Ink, frame: number): void {
  ink.light = LANTERN_LIGHT
  ink.warp(0, 14, itemAt(SHAPES, frame), () => {
    const drop = ink.path('4,-80* 1,-58 -10,-40 -23,-22 -25,-4 -14,12 4,16 20,10 27,-6 22,-26 10,-46 6,-62', true)
    ink.cut(drop, { halo: 2.4 })
    ink.black(drop)
    ink.line('14,-28 20,-14 18,-2', { width: 5, white: true, profile: 'swell' })
    ink.dot(12, 7, 2, { white: true })
    ink.line('-16,0 -12,8 -4,12', { width: 1.7, white: true, profile: 'swell' })
  })
  const specks = [
    [-40, -6, 2.4],
    [38, -16, 1.8],
    [44, 4, 1.2],
    [-34, 8, 1.3],
  ] as const
  for (const [x, y, radius] of specks.slice(0, 4 - frame)) ink.dot(x, y, radius)
}

/** Rings running out over the floor, thinning as they grow. */
export function drawRipple(ink: Ink, frame: number): void {
  const random = ink.fork('ripple')
  for (const [ring, width] of [
    [0.42 + frame * 0.2, 5.6 - frame * 0.7],
    [0.98 + frame * 0.13, 4.6 - frame * 1],
  ] as const) {
    for (let piece = 0; piece < 5; piece++) {
      const start = piece * 1.257 + ring * 2 + random.signed() * 0.16
      const reach = 0.19 - frame * 0.028
      const arc = [0, 1, 2, 3, 4, 5].map((step) => {
        const angle = start + step * reach
        return [Math.cos(angle) * 46 * ring, 20 + Math.sin(angle) * 18 * ring] as const
      })
      ink.line(arc, { width, profile: 'swell', color: VERMILION, alpha: 0.95 })
    }
  }
}
