import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { PLUM } from '../ink/palette'
import { layRim } from './rim'

/** How much paper there is about what is black, in units: at night it is seen by that alone. */
const RIM = 4

/** What a sparkle is made of: ink, the colour of the day, or paper where the ground is dark. */
export const SPARKS = ['ink', 'plum', 'paper'] as const

/** A sparkle about its middle. */
export function drawSpark(ink: Ink, kind: string): void {
  const shape = ink.path('0,-30* 5.6,-6* 18.6,0* 5.6,6* 0,30* -5.6,6* -18.6,0* -5.6,-6*', true)
  if (kind === 'ink') {
    ink.cut(shape, { halo: 2 })
    ink.black(shape)
    return
  }
  ink.form(shape, { width: 2.6, halo: 1.6, gap: 0 })
  if (kind === 'plum') ink.tint(shape, { color: PLUM, alpha: 0.95, offset: 1.4 })
}

/** The drop, hanging from its upper end at (0, 0), 50 long. */
export function drawDrop(ink: Ink): void {
  const size = 19
  const y = size * 1.7
  const drop = ink.path(
    [
      [0, y - size * 1.7, 1, 1],
      [size * 0.34, y - size * 0.8],
      [size * 0.8, y],
      [size * 0.5, y + size * 0.7],
      [0, y + size * 0.86],
      [-size * 0.55, y + size * 0.66],
      [-size * 0.8, y],
      [-size * 0.36, y - size * 0.8],
    ],
    true,
  )
  layRim(ink, drop, RIM - 1)
  ink.black(drop)
  ink.line(
    [
      [-size * 0.44, y - size * 0.1],
      [-size * 0.4, y + size * 0.3],
      [-size * 0.16, y + size * 0.56],
    ],
    { width: size * 0.18, white: true, profile: 'swell' },
  )
}

/** What a drop does to the year: a crown, a blot that runs out, a blot that has settled. */
export const BLOTS = ['settled', 'crown', 'running'] as const

const BLOT: readonly (readonly [x: number, y: number])[] = [
  [-40, 2],
  [-30, -15],
  [-12, -12],
  [-2, -23],
  [12, -13],
  [34, -17],
  [36, -2],
  [47, 6],
  [28, 15],
  [8, 12],
  [-4, 22],
  [-16, 13],
  [-34, 14],
]

/** The points of the crown, and the beads that they throw: spine, and middle and radius of the bead. */
const CROWN = [
  ['-30,-6@12 -38,-28@8 -52,-44@4', -57, -54, 5],
  ['-12,-8@13 -15,-38@8 -20,-58@4', -22, -70, 6],
  ['10,-8@13 14,-36@8 20,-54@4', 24, -64, 4.6],
  ['28,-6@12 38,-24@8 54,-36@4', 61, -44, 5.4],
] as const

/** What has flown off: middle and radius of each. Further out while it runs. */
const BEADS = [
  [-58, 12, 4.4],
  [-52, -16, 2.6],
  [-24, 31, 3.4],
  [-40, 28, 2],
  [10, 32, 4],
  [26, 27, 2.2],
  [52, -19, 3.4],
  [20, -34, 2.8],
  [-22, -29, 2.2],
] as const

/** The blot about its middle. */
export function drawBlot(ink: Ink, kind: string): void {
  const isSettled = kind === 'settled'
  const spread = kind === 'running' ? 1.2 : 1
  const blot = ink.path(
    BLOT.map(([x, y]) => [x * spread, y * (kind === 'running' ? 1.1 : 1)] as [number, number]),
    true,
  )
  const far = isSettled ? 1 : 1.24
  const beads = BEADS.map(([x, y, radius]) => ink.ellipse(x * far, y * far, radius, radius * 0.9))
  const crown =
    kind === 'crown'
      ? CROWN.flatMap(([spike, x, y, radius]) => [ink.tube(spike, { root: true }), ink.ellipse(x, y, radius, radius)])
      : []
  const parts = [blot, ...beads, ...crown]
  for (const part of parts) layRim(ink, part, RIM)
  for (const part of parts) ink.black(part)
  // Wet, and the light lies on it.
  ink.lines(['-27,-3 -14,-8 4,-9', '15,-9 21,-11 27,-10'], { width: 3.4, white: true, profile: 'swell' })
}

/** The shriek, about the point that it comes from: pulls of the brush all round, further out from drawing to drawing. */
export function drawShriek(ink: Ink, frame: number): void {
  const inner = [150, 178, 212][frame] ?? 150
  const lengths =
    [
      [74, 40, 88, 52, 70],
      [96, 58, 104, 66, 90],
      [48, 34, 60, 38, 52],
    ][frame] ?? []
  for (let i = 0; i < 11; i++) {
    // Not where her body is: from below her left cheek round below to her right one it is her own.
    const degrees = -20 + i * 17.5 + (i % 3) * 3
    const turn = (degrees * Math.PI) / 180
    const from = inner + (i % 2) * 16
    const to = from + (lengths[i % 5] ?? 50)
    const width = 13 - frame * 2
    const way = [
      [Math.cos(turn) * from, Math.sin(turn) * from * 0.9, 0.7],
      [Math.cos(turn) * (from + to) * 0.5, Math.sin(turn) * (from + to) * 0.45 + 3, 1],
      [Math.cos(turn) * to, Math.sin(turn) * to * 0.9, 0.5],
    ] as [number, number, number][]
    const rim = ink.tube(way.map(([x, y, pressure]) => `${x},${y}@${width * pressure + RIM * 2}`).join(' '))
    ink.form(rim, { width: 0.1, halo: 0 })
    brushStroke(ink, way, { width, wet: 0.5, dry: 0.8, tail: 0.9, name: `shriek ${i}` })
  }
}
