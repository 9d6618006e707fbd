import { Ink } from '../ink/ink'
import type { Color } from '../ink/palette'
import { drawWords } from '../ink/words'

/** Bright enamel and lit glass: a little lighter than paper, so that the lamps are the lightest things on the page. */
export const LIT: Color = '#fffaf0'

/** Where things are, in units of the sheet. */
export const AXIS = 371

export const REELS = { left: 219, top: 222, width: 96, gap: 8, height: 150, row: 49.5, drops: [0, 7, -4] } as const

export const EYES = [
  { x: 258, y: 157 },
  { x: 485, y: 154 },
] as const

export const HUB = { x: 632, y: 330 } as const

export const COUNTERS = [
  { x: 184, y: 455, turn: 2, label: 'credit', digits: '0050' },
  { x: 558, y: 453, turn: -1.5, label: 'payOut', digits: '0000' },
] as const

export const PIECES = [
  { x: 301, y: 470, coins: 3 },
  { x: 373, y: 473, coins: 2 },
  { x: 442, y: 469, coins: 1 },
] as const

/** Words on an arc: `bow` units lower in the middle than at the ends (negative: higher). */
export function drawBentWords(
  ink: Ink,
  text: string,
  x: number,
  y: number,
  words: { size: number; face?: 'text' | 'display'; width?: number; bow?: number; track?: number; white?: boolean },
): void {
  const { bow = 0, track = 0, ...rest } = words
  const scratch = new Ink({ width: 10, height: 10, bleed: true })
  const widths = [...text].map(
    (letter) => (letter === ' ' ? rest.size * 0.34 : drawWords(scratch, letter, 0, 0, rest)) + track,
  )
  const total = widths.reduce((sum, width) => sum + width, 0) - track
  let left = -total / 2
  for (const [i, letter] of [...text].entries()) {
    const width = widths[i] ?? 0
    const share = (left + (width - track) / 2) / (total / 2)
    const slope = (-2 * bow * share) / (total / 2)
    if (letter !== ' ') {
      ink.at(
        x + left + (width - track) / 2,
        y + bow * (1 - share * share),
        { rotate: (slope * 180) / Math.PI + ink.fork(text + i).signed() * 1.2 },
        () => drawWords(ink, letter, 0, 0, { ...rest, align: 'middle' }),
      )
    }
    left += width
  }
}

/** A slotted screw head. */
export function drawScrew(ink: Ink, x: number, y: number, radius: number, turn: number): void {
  const head = ink.ellipse(x, y, radius, radius, 0, 0.03)
  ink.form(head, { width: radius * 0.36, halo: 0.5, tone: { from: 0.5, width: 1.3, spacing: 1.8 } })
  ink.at(x, y, { rotate: turn }, () =>
    ink.line(
      [
        [-radius * 0.72, 0],
        [radius * 0.72, 0],
      ],
      { width: radius * 0.34, profile: 'even' },
    ),
  )
}

/** A rivet on black: a pale dome with its own shade. */
export function drawRivet(ink: Ink, x: number, y: number, radius = 2.6): void {
  ink.dot(x, y, radius, { white: true })
  ink.line(
    [
      [x + radius * 0.1, y + radius * 0.72],
      [x + radius * 0.7, y + radius * 0.3],
      [x + radius * 0.6, y - radius * 0.4],
    ],
    { width: radius * 0.5, profile: 'swell' },
  )
}
