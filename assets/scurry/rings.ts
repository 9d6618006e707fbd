import { straight } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { INDIGO, PAPER } from '../ink/palette'
import { polar } from '../ink/polar'
import { NIGHT } from './colors'

export const RING_FRAMES = 8
const RADIUS = 26
/** How thick the band is, seen from the front and from the side, in units. */
const BAND = 9
const DEPTH = 9

/** A ring at one of eight moments of half a turn; the other half looks the same. */
export function drawRing(ink: Ink, frame: number): void {
  const angle = (frame / RING_FRAMES) * Math.PI
  const open = Math.abs(Math.cos(angle))
  // The far edge of the band shows on the side that is turning away from us.
  const aside = Math.sin(angle) * Math.sign(Math.cos(angle) || 1) * (DEPTH / 2)
  const across = Math.max(1.4, RADIUS * open)
  const far = ink.ellipse(aside, 0, across, RADIUS, 0, 0.015)
  const near = ink.ellipse(-aside, 0, across, RADIUS, 0, 0.015)
  const band = ink.clay([far, near, ink.ellipse(0, 0, Math.max(across, Math.abs(aside) + 1), RADIUS - 0.5, 0, 0.01)], 1)
  ink.form(band, { width: 3, gap: 0, contour: false })
  ink.tint(band, { color: INDIGO, alpha: 0.95, offset: 0 })
  ink.contour(band, { width: 3.2, gap: 0.06 })
  if (open < 0.2) {
    ink.line(
      [
        [1, -20],
        [1.6, 0],
        [1, 18],
      ],
      { width: 2.6, white: true, profile: 'swell' },
    )
    return
  }
  ink.form(near, { width: 2.4, gap: 0, contour: false })
  ink.crescent(near, { depth: 7 * Math.max(0.5, open), alpha: 0.85, color: INDIGO })
  ink.crescent(near, { depth: 2, alpha: 0.6, color: NIGHT })
  ink.contour(near, { width: 2.6, gap: 0.08 })
  const inner = Math.max(2.4, (RADIUS - BAND) * open)
  const hole = ink.ellipse(-aside, 0, inner, RADIUS - BAND, 0, 0.02)
  // Through the hole the inside of the far half of the band is seen, then nothing.
  ink.clip(hole, () => ink.black(hole))
  const through = Math.max(0.8, inner - Math.abs(aside) * 1.5)
  ink.hole(
    ink.ellipse(-aside + Math.sign(aside) * (inner - through) * 0.9, 0, through - 0.8, RADIUS - BAND - 1.6, 0, 0.02),
  )
  const x = -aside + across * 0.62
  ink.line(
    [
      [x - across * 0.3, -21.5],
      [x, -15],
      [x + across * 0.2, -5],
    ],
    { width: 2.6 * Math.max(0.6, open), white: true, profile: 'swell' },
  )
}

/** The spark that a ring leaps out of, at one of three moments: a point, a burst, and its splinters. */
export function drawSpark(ink: Ink, frame: number): void {
  const chance = ink.fork('spark')
  const [inner = 8, outer = 24] =
    [
      [6, 22],
      [17, 44],
      [34, 58],
    ][frame] ?? []
  const rays = 14
  if (frame < 2) {
    const corners = Array.from({ length: rays * 2 }, (_, corner) => {
      const reach = corner % 2 ? inner : outer * chance.between(0.72, 1)
      return polar(0, 0, reach, (corner / (rays * 2)) * Math.PI * 2 + 0.1)
    })
    ink.form(straight(...corners), { width: frame === 0 ? 2.2 : 2.6, gap: 0.3, halo: 0.6 })
  }
  if (frame === 0) return
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * Math.PI * 2 + chance.signed() * 0.1
    const from = frame === 1 ? 8 : inner + chance.between(-3, 4)
    const to = frame === 1 ? 15 : outer * chance.between(0.8, 1)
    const line = [polar(0, 0, from, angle), polar(0, 0, to, angle)]
    if (frame === 2) ink.line(line, { width: 5, white: true, profile: 'swell' })
    ink.line(line, { width: frame === 1 ? 2.2 : 2.6, profile: 'flick' })
  }
  if (frame < 2) return
  for (const angle of [0.5, 2.4, 4.1]) ink.dot(...polar(0, 0, 54, angle), 2.4, { color: INDIGO })
}

/** A glint that runs over a ring, at one of three moments. */
export function drawGlint(ink: Ink, frame: number): void {
  const size = [7, 13, 9][frame] ?? 9
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const reach = corner % 2 ? size * 0.22 : size * (corner % 4 ? 0.72 : 1.1)
    return polar(0, 0, reach, (corner * Math.PI) / 4 + (frame === 2 ? 0.4 : 0.08))
  })
  const star = ink.path(straight(...corners), true)
  ink.cut(star, { fill: PAPER })
  ink.contour(star, { width: 1.5, gap: 0.1 })
}
