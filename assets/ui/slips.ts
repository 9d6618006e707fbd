import { BRIGHT_PAPER } from '../home/ruled'
import type { Ink } from '../ink/ink'
import { INK } from '../ink/palette'

/** The strip of paper, in the picture that it is stretched from. */
const STRIP = { left: 6, top: 5, width: 372, height: 58 }

/** A strip of bright paper, torn off at its right end, and its shadow: stretched to what is written on it. 400 × 78. */
export function drawSlip(ink: Ink): void {
  ink.at(STRIP.left, STRIP.top + STRIP.height, {}, () => {
    const strip = tornStrip(ink, STRIP.width, STRIP.height)
    ink.wash(
      strip.map(([x = 0, y = 0, ...kind]) => [x + 4, y + 5, ...kind]),
      { alpha: 0.5, color: INK },
    )
    const paper = ink.cut(strip, { fill: BRIGHT_PAPER, halo: 1.2 })
    ink.contour(paper, { width: 2, gap: 0.06, lit: 0.6 })
    const { width, height } = STRIP
    const edge = [
      [width - 10, 3 - height],
      [width - 8, -height * 0.6],
      [width - 11, -height * 0.3],
      [width - 9, -3],
    ]
    ink.line(edge, { width: 0.9, profile: 'swell' })
  })
}

/** The stroke that lays the slip down, in black, for the day's accent to be laid through it. 340 × 14. */
export function drawSlipStroke(ink: Ink): void {
  ink.line('4,7.4 100,8.4 236,7 335,8', {
    width: 6.6,
    dry: 0.5,
    profile: (share) => Math.min(1, 0.5 + share * 9) * (1 - 0.45 * share),
  })
}

/** What a find's stamp and its count need: the rays of a thump about 80, 76; a filled dot about 180, 20; an open one about 180, 50. 200 × 130. */
export function drawSlipMarks(ink: Ink): void {
  for (const [angle, far, long] of [
    [188, 54, 14],
    [212, 64, 16],
    [238, 66, 14],
    [268, 60, 12],
    [298, 66, 14],
    [326, 60, 14],
  ] as const) {
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    const ray = (from: number, to: number) => [
      [80 + x * from, 76 + y * from],
      [80 + x * to, 76 + y * to],
    ]
    ink.line(ray(far, far + long), { width: 3, white: true, profile: 'flick' })
    ink.line(ray(far + 1, far + long - 2), { width: 1.2, profile: 'flick' })
  }
  ink.dot(180, 20, 5.4)
  ink.contour(ink.ellipse(180, 50, 4.8, 4.8), { width: 1.6, gap: 0, lit: 0.9 })
}

/** The outline of a torn strip, its lower left corner at 0, 0. */
function tornStrip(ink: Ink, width: number, height: number): number[][] {
  const random = ink.fork('strip')
  const points: number[][] = [
    [0, 0, 1, 1],
    [-2.4, -height * 0.4],
    [1.4, 1 - height, 1, 1],
  ]
  for (let x = 34; x < width - 20; x += 46) points.push([x, -height + random.signed() * 1.8])
  points.push([width - 6, -height - 1, 1, 1])
  const jags = Math.round(height / 8)
  for (let jag = 1; jag < jags; jag++) {
    const x = width + (jag % 2 ? 3 : -5) + random.signed() * 2.6
    points.push([x, (height * jag) / jags - height + random.signed() * 1.4, 1, 1])
  }
  points.push([width - 3, 1, 1, 1])
  for (let x = width - 40; x > 30; x -= 46) points.push([x, random.signed() * 1.6])
  return points
}
