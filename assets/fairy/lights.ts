import type { Ink } from '../ink/ink'
import { lerp, radians } from '../ink/numbers'
import { type Color, TEAL } from '../ink/palette'

/** Teal as it is where the water is deep. */
export const DEEP: Color = '#1c4f54'

/** A fairy as the water sees her: upside down, cut into slices by the light, which slide. */
export function drawReflection(ink: Ink, frame: number): void {
  for (const [angle, length] of [
    [28, 40],
    [152, 40],
    [-18, 26],
    [198, 26],
  ] as const) {
    ink.wash(ink.leaf(0, -2, angle, length, 14, { belly: 0.5 }), { alpha: 0.6, color: TEAL })
  }
  ink.wash(ink.ellipse(0, 13, 11, 8.5), { alpha: 0.9, color: DEEP })
  ink.wash('-4,7 4,7 11,-12 -11,-12', { alpha: 0.6, color: DEEP })
  for (let slice = 0; slice < 8; slice++) {
    const along = slice / 7
    const half =
      (slice % 2 === 0 ? 34 : 22) *
      Math.sin(Math.PI * (0.18 + 0.74 * along)) *
      (1 + 0.12 * Math.sin(slice * 2.1 + frame * 2.1))
    const aside = Math.sin(slice * 1.9 + frame * 2.1) * 4.5
    const y = -17 + along * 36
    ink.line(
      [
        [aside - half, y],
        [aside - half * 0.2, y + 1.6],
        [aside + half * 0.4, y - 0.8],
        [aside + half, y + 0.6],
      ],
      { width: 2.5, profile: 'swell', white: true },
    )
    if (slice % 3 !== 1) continue
    ink.line(
      [
        [aside - half * 1.2 - 4, y + 2],
        [aside - half, y + 3],
        [aside - half * 0.5, y + 2],
      ],
      { width: 1.4, profile: 'swell' },
    )
  }
}

/** Rings of a drop, growing and breaking up over four drawings. */
export function drawRipple(ink: Ink, frame: number): void {
  const rings = [[9], [11, 24], [20, 38], [34, 50]][frame] ?? [10]
  for (const [place, radius] of rings.entries()) {
    const gaps = 22 + frame * 14
    for (const [from, to] of [
      [200, 340 - gaps * 0.6],
      [10 + gaps * 0.4, 170 - gaps * 0.3],
    ] as const) {
      const width = lerp(3, 1.5, frame / 3)
      arc(ink, radius, from + place * 12, to, width, true)
      arc(ink, radius * 0.9, from + 20, to - 12, width * 0.7, false)
    }
  }
}

function arc(ink: Ink, radius: number, from: number, to: number, width: number, white: boolean): void {
  const points = Array.from({ length: 9 }, (_, step) => {
    const angle = radians(lerp(from, to, step / 8))
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.42 + (white ? 0 : 1.4)]
  })
  ink.line(points, { width, profile: 'swell', white })
}

/** A few swells of the water, passing. */
export function drawSwell(ink: Ink, frame: number): void {
  const slide = frame * 5
  for (const [x, y, length, white] of [
    [-34, -6, 28, false],
    [-6, 1, 36, true],
    [8, -9, 18, false],
    [-22, 8, 20, false],
  ] as const) {
    const shrink = 1 - 0.12 * ((frame + (white ? 1 : 0)) % 3)
    const left = x + (white ? -slide : slide)
    const reach = length * shrink
    ink.line(
      [
        [left, y],
        [left + reach * 0.35, y - 1.8],
        [left + reach * 0.7, y + 1],
        [left + reach, y - 0.6],
      ],
      { width: white ? 2.3 : 1.9, profile: 'swell', white },
    )
  }
}

/** Stars and dust flying off whoever comes or goes, in four drawings. */
export function drawSparks(ink: Ink, frame: number): void {
  const random = ink.fork('sparks')
  const reach = [16, 33, 47, 56][frame] ?? 16
  const size = [9, 10, 7, 4][frame] ?? 6
  for (let star = 0; star < 9; star++) {
    const angle = radians(star * 40 + random.signed() * 12)
    const far = reach * random.between(0.75, 1.1)
    drawStar(ink, Math.cos(angle) * far, Math.sin(angle) * far, size * random.between(0.6, 1.1), star % 3 === 0)
  }
  for (let grain = 0; grain < 12; grain++) {
    const angle = random.next() * 6.28
    const far = reach * random.between(0.5, 1.25)
    ink.dot(Math.cos(angle) * far, Math.sin(angle) * far, random.between(0.8, 1.7) * (frame === 3 ? 0.7 : 1), {
      white: grain % 3 !== 0,
    })
  }
}

/** One mote of fairy dust: large, small, gone to a point. */
export function drawMote(ink: Ink, frame: number): void {
  if (frame === 2) ink.dot(0, 0, 2, { white: true })
  else drawStar(ink, 0, 0, [8, 5.6][frame] ?? 6, false)
}

function drawStar(ink: Ink, x: number, y: number, radius: number, tinted: boolean): void {
  const points = Array.from({ length: 8 }, (_, corner) => {
    const angle = (corner * Math.PI) / 4 + 0.1
    const far = corner % 2 === 1 ? radius * 0.24 : radius * (corner % 4 === 0 ? 1 : 0.78)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far, 1, 1]
  })
  const star = ink.form(points, { width: 1.3, halo: 0.3, gap: 0, overshoot: 0.1 })
  if (tinted) ink.wash(star, { alpha: 0.85, color: TEAL })
}
