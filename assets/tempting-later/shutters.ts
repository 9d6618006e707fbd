import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { AXIS } from '../tempting/hand'
import { BENT, SLAT } from './shared'

/** Where a slat is pushed up or down by somebody behind it, in units. */
const bend = (slat: number, x: number, isLower: boolean) => {
  const near = Math.exp(-(((x - BENT.x) / 32) ** 2))
  if (slat === BENT.slat) return (isLower ? -7 : -3) * near
  return slat === BENT.slat + 1 && !isLower ? 6 * near : 0
}

/** One slat of the shutters, its upper edge at y 0: a half round of tin, and the black between it and the next. */
export function drawSlat(ink: Ink, slat: number): void {
  const { high } = SLAT
  const sag = (x: number) => -5 * ((x - AXIS) / 170) ** 2
  const along = (off: number, isLower: boolean) =>
    [190, 240, 290, 340, 390, 416, 432, 446, 460, 480, 556].map((x) => [
      x,
      off + sag(x) + bend(slat, x, isLower) + 0.5 * noise1(slat + 20, x / 50),
    ])
  ink.black('188,-9* 280,-3 371,-1 460,-3 558,-9* 558,7* 460,13.4 371,15.6 280,13.4 188,7*')
  const corners = [...along(0.8, false), ...along(high - 1.6, true).reverse()]
  const strip = ink.path(
    corners.map(([x = 0, y = 0], place) => (place % 11 === 0 || place % 11 === 10 ? [x, y, 1, 1] : [x, y])),
    true,
  )
  ink.form(strip, { width: 1.9, halo: 0, gap: 0.06 })
  ink.clip(strip, () => {
    ink.line(along(high - 3, true), { width: 3, profile: 'even' })
    ink.hatch(strip, {
      ...{ angle: 88, spacing: 2.6, width: 1.5, inset: 0 },
      // Dark at both ends, where it goes into the lips, and under the gums.
      density: (x) => Math.max((236 - x) / 40, (x - 512) / 36, 0.34 * noise1(slat, x / 26) - 0.12, 0.62 - slat * 0.4),
    })
  })
  if (slat % 3 === 1) for (const x of [232, 372, 512]) ink.dot(x, 5.4 + sag(x), 1.5)
  ink.wash('188,-9* 371,-2 558,-9* 558,8* 371,15 188,8*', { alpha: Math.max(0, 0.34 - slat * 0.09) })
}

/** Its lowest bar, where the shutters end. */
export function drawRail(ink: Ink): void {
  const rail = ink.path(
    '196,-13* 262,-5 320,-1 371,0 430,-2 482,-6 550,-15* 550,-1* 482,6 430,10 371,11 320,10 262,6 196,-2*',
    true,
  )
  ink.form(rail, { width: 2.4, halo: 1.2, tone: { from: 0.4, to: 0.8, width: 1.8, spacing: 2.2 } })
  ink.form('352,0* 390,0* 386,8* 356,8*', { width: 2, halo: 0.8 })
}

/** Somebody looks out between two bent slats. */
export function drawPeeper(ink: Ink): void {
  ink.black('-30,0 -14,-5.6 0,-6.4 14,-5.6 30,0 14,5.4 0,6.2 -14,5.4')
  for (const [x, scale] of [
    [-10, 1.05],
    [10, 1.15],
  ] as const) {
    ink.form(ink.ellipse(x, 0, 5.4 * scale, 4.7 * scale), { width: 1.2, halo: 0.4 })
    ink.dot(x - 1.4, -0.4, 2.4 * scale)
  }
}
