import type { Ink } from '../ink/ink'
import { MOON, SILL } from './shared'

/** The sill on which all is laid out, scratched out of the dark: its middle is the origin. */
export function drawSill(ink: Ink): void {
  const half = SILL / 2
  const top = ink.path(
    `${-half},0* ${-half * 0.5},-3 0,1 ${half * 0.5},-2 ${half},1* ${half + 16},17* ${half * 0.4},20 ${-half * 0.4},16 ${-half - 18},19*`,
    true,
  )
  ink.form(top, { width: 2.6, halo: 0, tone: { from: 0.6, to: 0.95, width: 2, spacing: 3.4 } })
  const random = ink.fork('below')
  for (let x = -half + 12; x < half - 30; x += random.between(16, 60)) {
    const long = random.between(14, 70)
    const y = 28 + random.between(0, 12)
    ink.line(
      [
        [x, y],
        [x + long / 2, y + 1],
        [x + long, y - 1],
      ],
      { width: random.between(1.4, 3), white: true, profile: 'swell' },
    )
  }
}

/** The moon, that has seen it all. */
export function drawMoon(ink: Ink): void {
  const moon = ink.ellipse(0, 0, MOON, MOON * 0.985, 0, 0.012)
  ink.cut(moon)
  ink.wash(ink.ellipse(62, -68, 27, 23), { alpha: 0.26 })
  ink.wash(ink.ellipse(-70, 60, 20, 17), { alpha: 0.26 })
  ink.wash(ink.ellipse(-82, -42, 13, 12), { alpha: 0.22 })
  ink.wash(ink.ellipse(40, 84, 16, 13), { alpha: 0.24 })
  ink.wash(moon, { alpha: 0.3, fade: { from: [-110, 110], to: [20, -30] } })
}

/** The edge of the dark as it comes: brush strokes to the left, its body to the right. */
export function drawFray(ink: Ink, frame: number): void {
  const random = ink.fork(`fray ${frame}`)
  for (let y = -6; y < 206; y += 5) {
    const far = random.between(30, 150)
    ink.line(
      [
        [190, y],
        [150 - far * 0.3, y + random.signed() * 3],
        [150 - far, y + random.signed() * 6],
      ],
      { width: random.between(7, 12), profile: 'flick' },
    )
  }
  ink.black('150,-10* 200,-10* 200,210* 150,210* 146,100')
}
