import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import { LIGHT } from './hand'

/** How full each of the three is (0…1), and how large. */
const BALLS = [
  { level: 0.62, radius: 37 },
  { level: 0.86, radius: 41 },
  { level: 0.72, radius: 39 },
] as const

/** A stoppered ball of ink on its ring, without its cork; its foot is the origin. */
export function drawBall(ink: Ink, which: number): void {
  ink.light = LIGHT
  const { level, radius: r } = itemAt(BALLS, which)
  ink.form('-26,-16* 26,-16* 34,0* -34,0*', {
    width: 2.6,
    tone: { from: 0.3, to: 0.7, width: 2.2, spacing: 2.4, angle: 84 },
  })
  const y = -r - 12
  const neck = ink.path(
    [
      [-14, y - r - 20, 1, 1],
      [14, y - r - 20, 1, 1],
      [12, y - r * 0.8, 1, 1],
      [-12, y - r * 0.8, 1, 1],
    ],
    true,
  )
  ink.form(neck, { width: 2.6, halo: 0.6 })
  ink.form(
    [
      [-18, y - r - 24, 1, 1],
      [18, y - r - 24, 1, 1],
      [16, y - r - 16, 1, 1],
      [-16, y - r - 16, 1, 1],
    ],
    { width: 2.4 },
  )
  const glass = ink.ellipse(0, y, r, r, 0, 0.012)
  ink.form(glass, { width: 3.4, halo: 1, overshoot: 0, contour: false })
  const top = y + r - 2 * r * level
  const liquid = ink.path(
    [
      [-r - 4, top + 3, 1, 1],
      [-r * 0.4, top - 2],
      [r * 0.3, top + 3],
      [r + 4, top, 1, 1],
      [r + 4, y + r + 4, 1, 1],
      [-r - 4, y + r + 4, 1, 1],
    ],
    true,
  )
  ink.clip(glass, () => {
    if (which === 2) {
      ink.wash(liquid, { color: TEAL, alpha: 0.96 })
      ink.crescent(glass, { ink: true, depth: 8 })
    } else if (which === 1) ink.black(liquid)
    else {
      ink.wash(liquid, { alpha: 0.7 })
      ink.tone(glass, { from: 0.36, to: 0.7, width: 3, spacing: 2.8, angle: -46 })
    }
    ink.line(
      [
        [-r, top + 3],
        [-r * 0.4, top - 2],
        [r * 0.3, top + 3],
        [r, top],
      ],
      { width: 2.2, profile: 'even' },
    )
  })
  ink.contour(glass, { width: 3.6, gap: 0.12 })
  ink.line(
    [
      [-r * 0.66, y + r * 0.06],
      [-r * 0.68, y - r * 0.3],
      [-r * 0.4, y - r * 0.64],
    ],
    { width: 4.4, white: true, profile: 'swell' },
  )
  ink.dot(-r * 0.2, y - r * 0.72, 2.6, { white: true })
}

/** Its cork; the middle of its foot is the origin. */
export function drawCork(ink: Ink): void {
  ink.light = LIGHT
  ink.form('-10,8* -11,-21* 12,-22* 11,8*', { width: 2.6, halo: 0.8, tone: { from: 0.4, width: 2, spacing: 2.2 } })
  ink.lines(['-4,-12 0,-10', '3,-3 7,-2'], { width: 1.8 })
}

/** Who is in there: ahead, up at whoever opened, or shut. */
export function drawEyes(ink: Ink, name: string): void {
  for (const x of [-11, 11]) {
    if (name === 'shut') {
      ink.line(
        [
          [x - 7, 0],
          [x, 3],
          [x + 7, 0],
        ],
        { width: 3, white: true, profile: 'swell' },
      )
      continue
    }
    const isUp = name === 'up'
    const eye = ink.ellipse(x, 0, 8.4, isUp ? 9.8 : 6.6)
    ink.cut(eye)
    ink.line(eye, { width: 1.6, closed: true })
    ink.black(ink.ellipse(x, isUp ? -4 : 1, 3.9, isUp ? 4.6 : 3.8))
  }
}

/** What rises from an opened ball: ink in air, up to the frame. It hides no paper: drawn without a cut edge. */
export function drawPlume(ink: Ink): void {
  const cloud = ink.path(
    '104,2* 112,-22 130,-40 128,-56 116,-72 122,-94 146,-106 176,-124* 158,-98 136,-86 132,-74 146,-56 146,-36 126,-16 119,3*',
    true,
  )
  ink.cut(cloud, { halo: 4 })
  ink.wash(cloud, { color: TEAL, alpha: 0.95 })
  ink.contour(cloud, { width: 3 })
  ink.lines(['122,-28 138,-44 132,-62', '126,-82 134,-94 150,-100'], { width: 2.2, white: true, profile: 'swell' })
  for (const [x, y, r] of [
    [160, -50, 5],
    [168, -76, 3.6],
    [104, -50, 4],
    [104, -84, 3],
  ] as const) {
    const drop = ink.ellipse(x, y, r, r)
    ink.cut(drop, { halo: 2.4 })
    ink.wash(drop, { color: TEAL, alpha: 0.95 })
    ink.line(drop, { width: 1.8, closed: true })
  }
}
