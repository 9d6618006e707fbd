import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** Heights of the crown's points, from left to right, in each drawing: up it goes, opens, and falls to drops. */
const CROWNS = [
  { wide: 20, points: [16, 30, 26, 14], drops: 12 },
  { wide: 31, points: [26, 44, 40, 24], drops: 26 },
  { wide: 38, points: [18, 30, 26, 16], drops: 46 },
  { wide: 42, points: [6, 9, 8, 5], drops: 58 },
] as const

/** Water thrown up by a fish that goes out or in; (0, 0) is where. */
export function drawCrown(ink: Ink, frame: number): void {
  const { wide, points, drops } = CROWNS[frame] ?? CROWNS[0]
  const [a, b, c, d] = points
  const crown = ink.path(
    `${-wide * 0.8},4* ${-wide},${-a}* ${-wide * 0.55},${-a * 0.55} ${-wide * 0.36},${-b}* ${-wide * 0.04},${-b * 0.45} ${wide * 0.36},${-c}* ${wide * 0.55},${-c * 0.5} ${wide},${-d}* ${wide * 0.84},4* 0,9`,
    true,
  )
  ink.form(crown, { width: 2.5, halo: 1, lit: 0.6 })
  ink.crescent(crown, { depth: 6, alpha: 0.66, color: INDIGO })
  if (frame < 3)
    ink.between(`${-wide * 0.5},2 ${-wide * 0.4},${-b * 0.6}`, `${wide * 0.6},2 ${wide * 0.5},${-c * 0.5}`, 4, {
      width: 1.5,
      profile: 'flick',
    })
  for (const [across, lift, size] of [
    [-1.15, 0.7, 3.4],
    [-0.5, 1.1, 2.6],
    [0.1, 1.25, 2.2],
    [0.62, 1.05, 3],
    [1.2, 0.66, 2.4],
  ] as const) {
    const y = frame === 3 ? -drops * lift * 0.5 : -(drops * lift) - 10
    ink.form(ink.ellipse(across * (wide + 4), y, size, size * 1.2), { width: 1.6, gap: 0 })
  }
}

/** A ring that runs out over the water; (0, 0) is its middle. */
export function drawRing(ink: Ink, frame: number): void {
  const size = [34, 50, 64, 76][frame] ?? 34
  const width = [3.6, 3, 2.4, 1.8][frame] ?? 3
  for (const [grow, from, to] of [
    [1, 0.08, 0.42],
    [1, 0.5, 0.94],
    [0.66, 0.6, 0.9],
    [0.66, 0.12, 0.34],
  ] as const) {
    const arc = Array.from({ length: 9 }, (_, i) => {
      const turn = (from + ((to - from) * i) / 8) * Math.PI * 2
      return [Math.cos(turn) * size * grow, Math.sin(turn) * size * grow * 0.3]
    })
    ink.line(arc, { width: width + 2.6, white: true, profile: 'swell' })
    ink.line(
      arc.map(([x = 0, y = 0]) => [x, y + 1.6]),
      { width: width * 0.8, profile: 'swell' },
    )
  }
}

/** Foam that a wave leaves along the shore and takes back; the sea is below it. */
export function drawLap(ink: Ink, frame: number): void {
  const [curve = '', echo = ''] = [
    ['-46,2 -24,-3 -4,3 18,-2 44,3', '-20,12 0,9 22,12'],
    ['-40,4 -22,-2 4,1 20,-4 42,0', '-30,11 -8,13 14,10'],
    ['-48,-1 -30,3 -8,-3 12,2 40,-2', '-6,11 14,13 34,10'],
  ][frame] ?? ['', '']
  ink.line(curve, { width: 4.6, white: true, profile: 'swell' })
  ink.line(
    ink
      .path(curve)
      .points.map(({ x, y }) => [x, y + 2.6])
      .filter((_, i) => i % 5 === 0),
    { width: 1.6, profile: 'swell' },
  )
  ink.line(echo, { width: 1.7, profile: 'swell' })
}
