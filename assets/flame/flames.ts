import type { Ink } from '../ink/ink'
import { clamp, lerp, TAU } from '../ink/numbers'
import type { Line } from '../ink/path'
import { FLAME_ORANGE, FLAME_RED } from './places'

/** The frames of one round of the fire. */
const FRAMES = 10

/** Frames lie in rows of so many on their sheet. */
const COLUMNS = 5

/** One frame, in units, its foot at (0, 0). */
const FLAME = { left: -184, top: -426, width: 368, height: 456 } as const

/** A tongue of flame. Waves run up it, so that its tip lags behind its root. */
interface Tongue {
  /** Where its root is. */
  x: number
  /** How wide that is. */
  width: number
  height: number
  /** How far its tip leans aside. */
  lean: number
  /** How far the waves throw it aside, at the tip. */
  sway: number
  /** Where in the round it is, 0…1. */
  phase: number
}

const TONGUES: readonly Tongue[] = [
  { x: 2, width: 136, height: 292, lean: 6, sway: 25, phase: 0 },
  { x: -56, width: 88, height: 196, lean: -34, sway: 21, phase: 0.36 },
  { x: 60, width: 86, height: 206, lean: 38, sway: 20, phase: 0.7 },
  { x: -98, width: 42, height: 116, lean: -30, sway: 13, phase: 0.1 },
  { x: 102, width: 42, height: 122, lean: 32, sway: 13, phase: 0.52 },
]

/** What has torn off the tips and rises on its own: where from, how large, and where in the round it is. */
const LICKS = [
  { x: 14, y: -262, size: 42, drift: 12, phase: 0 },
  { x: -66, y: -186, size: 36, drift: -14, phase: 0.3 },
  { x: 74, y: -196, size: 38, drift: 16, phase: 0.62 },
  { x: -14, y: -286, size: 28, drift: -18, phase: 0.78 },
] as const

/** How far a lick rises while it burns, in units. */
const LICK_RISE = 104

/** Draws all frames on one sheet. */
export function drawFlames(ink: Ink): void {
  ink.light = [-0.1, 0.75, 0.5]
  for (let frame = 0; frame < FRAMES; frame++) {
    const left = (frame % COLUMNS) * FLAME.width
    const top = Math.floor(frame / COLUMNS) * FLAME.height
    ink.at(left - FLAME.left, top - FLAME.top, {}, () => drawFrame(ink, frame / FRAMES))
  }
}

/** @param moment where in the round the fire is, 0…1 */
function drawFrame(ink: Ink, moment: number): void {
  const root = ink.ellipse(0, -16, 124, 26, 0, 0)
  const outside = ink.clay([...TONGUES.map((tongue) => tongueOf(ink, tongue, moment)), root], 9)
  ink.cut(outside, { halo: 2.4 })
  ink.tint(outside, { color: FLAME_RED, alpha: 1, offset: -3 })
  // Redder still where it is farthest from the heart.
  ink.clip(outside, () => {
    ink.wash(outside, { color: '#b93622', alpha: 0.5, fade: { center: [0, -64], inner: 96, outer: 250 } })
    for (const tongue of TONGUES) drawStreaks(ink, tongue, moment)
  })
  ink.contour(outside, { width: 4.2, lit: 0.55, gap: 0.16 })

  const heart = ink.ellipse(2, -30, 78, 32, 0, 0)
  const inside = ink.clay([...TONGUES.slice(0, 3).map((tongue) => tongueOf(ink, tongue, moment, 0.7)), heart], 12)
  ink.cut(inside, { halo: 1.2 })
  ink.wash(inside, { color: FLAME_ORANGE, alpha: 0.95, dy: 2 })
  ink.clip(inside, () => {
    ink.wash(inside, { color: '#e2702c', alpha: 0.55, fade: { center: [0, -50], inner: 70, outer: 190 } })
  })
  ink.contour(inside, { width: 2.5, lit: 0.35, gap: 0.34 })

  const glow = ink.ellipse(0, -20, 50, 22, 0, 0)
  const core = ink.clay([...TONGUES.slice(0, 3).map((tongue) => tongueOf(ink, tongue, moment, 0.4)), glow], 12)
  ink.cut(core, { halo: 1 })
  ink.contour(core, { width: 2, lit: 0.3, gap: 0.4 })

  for (const lick of LICKS) drawLick(ink, lick, moment)
}

/** The middle of a tongue at that share (0…1) of its height. */
function spineAt({ x, width, height, lean, sway, phase }: Tongue, moment: number, share: number) {
  const wave = Math.sin(TAU * (1.05 * share - moment + phase))
  const ripple = Math.sin(TAU * (1.6 * share - 2 * moment + phase * 3))
  const tall =
    height * (1 + 0.06 * Math.sin(TAU * (moment + phase * 1.7)) + 0.03 * Math.sin(TAU * (2 * moment + phase)))
  const foot = width * 0.48
  return {
    x: x + lean * share ** 1.3 + sway * share ** 0.8 * (wave + 0.3 * ripple),
    y: -foot - (tall - foot) * share,
  }
}

/** How thick it is there: it thins upwards, and swellings run up it. */
function thicknessAt({ width, phase }: Tongue, moment: number, share: number): number {
  const swelling = 1 + 0.17 * Math.sin(TAU * (1.15 * share - moment + phase + 0.2)) * Math.sin(Math.PI * share)
  return Math.max(2.4, width * (1 - share) ** 0.86 * swelling)
}

/** A tongue's outline; `size` below 1 is the hotter flame within it, which follows it a little late. */
function tongueOf(ink: Ink, tongue: Tongue, moment: number, size = 1): Line {
  const late = moment - (1 - size) * 0.16
  const spine = Array.from({ length: 8 }, (_, i) => {
    const share = i / 7
    const { x, y } = spineAt(tongue, late, share)
    return [x * lerp(1, size, 0.8), y * size - (1 - size) * 6, thicknessAt(tongue, late, share) * size]
  })
  return ink.tube(spine, { root: true })
}

/** Lines that stream up a tongue along its sides. */
function drawStreaks(ink: Ink, tongue: Tongue, moment: number): void {
  const count = tongue.width > 60 ? 4 : 2
  for (let streak = 0; streak < count; streak++) {
    for (const side of [-1, 1]) {
      const from = (moment + streak / count + (side > 0 ? 0.5 / count : 0) + tongue.phase) % 1
      const rise = lerp(0.2, 0.82, from)
      const offset = side * (streak % 2 === 0 ? 0.36 : 0.27)
      const points = [0, 1, 2, 3].map((step) => {
        const share = rise + step * 0.07
        const { x, y } = spineAt(tongue, moment, clamp(share))
        return [x + offset * thicknessAt(tongue, moment, clamp(share)), y]
      })
      const weight = Math.sin(Math.PI * from)
      if (weight > 0.2) ink.line(points, { width: 3.4 * weight, profile: 'swell', wobble: 0.2 })
    }
  }
}

function drawLick(ink: Ink, { x, y, size, drift, phase }: (typeof LICKS)[number], moment: number): void {
  const age = (moment + phase) % 1
  const length = size * Math.sin(Math.PI * (0.22 + 0.74 * age))
  if (length < 7) return
  const left = x + drift * age + 7 * Math.sin(TAU * (age + phase))
  const foot = y - LICK_RISE * age
  const bend = length * 0.34 * Math.sin(TAU * (age * 1.2 + phase))
  const lick = ink.tube(
    [
      [left, foot, 1.6],
      [left - bend * 0.5, foot - length * 0.3, length * 0.32],
      [left + bend * 0.7, foot - length * 0.68, length * 0.22],
      [left - bend * 0.3, foot - length * 1.2, 1.2],
    ],
    { root: true },
  )
  ink.cut(lick, { halo: 1.4 })
  ink.tint(lick, { color: FLAME_RED, alpha: 0.95, offset: -1 })
  ink.contour(lick, { width: 2.6, gap: 0.2 })
}

/** How the sheet of frames is laid out, in units. */
export const FLAME_SHEET = {
  width: FLAME.width * COLUMNS,
  height: FLAME.height * Math.ceil(FRAMES / COLUMNS),
} as const
