import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import { type Color, TEAL } from '../ink/palette'
import { polar } from '../ink/polar'
import { drawWords } from '../ink/words'
import { LIT, RAISED } from './colors'
import type { Gear } from './shared'
import { DIAL } from './shared'

/** One gear about 0, 0; it is turned as a sprite. Lit, it glows; dark, it is a hole in the dark. */
export function drawGear(ink: Ink, { radius, teeth, turn }: Gear, lit: boolean): void {
  const outer = radius + 3
  const inner = radius - 3.8
  const corners: number[][] = []
  const chance = ink.fork(`gear ${radius}`)
  for (let tooth = 0; tooth < teeth; tooth++) {
    const step = TAU / teeth
    const angle = turn + tooth * step + chance.signed() * 0.02
    const worn = chance.chance(0.08) ? 1.6 : 0
    for (const [far, lean] of [
      [inner, -0.46],
      [inner, -0.27],
      [outer - worn, -0.16],
      [outer - worn * 0.4, 0.15],
      [inner, 0.27],
    ] as const)
      corners.push([...polar(0, 0, far, angle + lean * step), 1, 1])
  }
  const rim = ink.path(corners, true)
  if (lit) {
    ink.form(rim, { width: 2.6, halo: 1, fill: LIT, gap: 0, lit: 0.7 })
    ink.wash(rim, {
      alpha: 0.62,
      color: TEAL,
      fade: { center: [-radius * 0.2, -radius * 0.25], inner: radius * 0.1, outer: radius * 1.25 },
    })
  } else {
    ink.form(rim, { width: 2.2, fill: '#2b3832', gap: 0 })
    ink.line(rim, { width: 1.1, white: true, closed: true, profile: 'even', alpha: 0.6 })
  }
  const pen = { width: lit ? 1.8 : 1.1, profile: 'even', closed: true, white: !lit } as const
  ink.line(ink.ellipse(0, 0, radius * 0.72, radius * 0.72, 0, 0.01), pen)
  const spokes = radius > 22 ? 5 : 4
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = turn + (spoke / spokes) * TAU
    const half = (Math.PI / spokes) * 0.62
    const window = ink.path(
      [
        [...polar(0, 0, radius * 0.62, angle - half), 1, 1],
        [...polar(0, 0, radius * 0.64, angle), 1, 0],
        [...polar(0, 0, radius * 0.62, angle + half), 1, 1],
        [...polar(0, 0, radius * 0.34, angle + half * 0.6), 1, 1],
        [...polar(0, 0, radius * 0.34, angle - half * 0.6), 1, 1],
      ],
      true,
    )
    if (lit) ink.black(window)
    else ink.cut(window, { fill: '#101614' })
  }
  ink.black(ink.ellipse(0, 0, radius * 0.15, radius * 0.15))
  if (!lit) ink.dot(-radius * 0.05, -radius * 0.05, radius * 0.07, { white: true })
}

/** Light that falls off a lit gear on the plate: a ring of short strokes, and what is drawn behind it. */
export function drawGearGlow(ink: Ink, { x, y, radius }: Gear, reach: number, fill: Color): void {
  const random = ink.fork(`glow ${radius}`)
  const spikes = 22
  const edge = Array.from({ length: spikes * 2 }, (_, i) => [
    ...polar(x, y, radius + reach * (i % 2 === 0 ? random.between(0.9, 1.3) : 0.55), (i / spikes / 2) * TAU),
    1,
    1,
  ])
  ink.cut(edge, { fill })
}

/** The dial: a face of paper with six marks, its middle at 0, 0. */
export function drawDial(ink: Ink): void {
  const { radius } = DIAL
  ink.black(ink.ellipse(3, 5, radius + 7, radius + 6.6, 0, 0.01))
  const rim = ink.ellipse(0, 0, radius + 6, radius + 5.6, 0, 0.01)
  ink.form(rim, { width: 3, halo: 1.4, fill: RAISED, gap: 0, tone: { from: 0.5, width: 2, spacing: 2.4 } })
  ink.rim(rim, { distance: 1.6 })
  const face = ink.ellipse(0, 0, radius - 1, radius - 1.4, 0, 0.008)
  ink.cut(face, { fill: LIT })
  ink.wash(face, { alpha: 0.5, color: TEAL, fade: { center: [0, -4], inner: radius * 0.5, outer: radius * 1.14 } })
  ink.contour(face, { width: 2.6, gap: 0, lit: 0.8 })
  for (let mark = 0; mark <= 25; mark++) {
    const angle = Math.PI * (0.83 + (mark / 25) * 1.34)
    const long = mark % 5 === 0
    ink.line([polar(0, 0, radius - 4.4, angle), polar(0, 0, radius - (long ? 11.6 : 7.6), angle)], {
      width: long ? 2.6 : 1.2,
      profile: 'even',
    })
  }
  drawWords(ink, '30', 0, 31, { size: 17, face: 'display', align: 'middle', width: 2.8 })
}

/** The needle, its pivot at 0, 0, pointing up; it swings to the gear that was lit last. */
export function drawNeedle(ink: Ink): void {
  ink.black('-3.4,9* -1.2,-26* 0.4,-31* 1.6,-26* 3.6,9*')
  ink.black(ink.ellipse(0, 0, 6, 5.8))
  ink.dot(-1.6, -1.6, 1.5, { white: true })
}
