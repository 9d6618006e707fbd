import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, itemAt, smoothstep } from '../ink/numbers'
import { blacken, cutAlong, places } from './burin'
import { drawFeather, type Feather } from './feather'
import { BONE, COVERTS, LENGTHS, QUILLS, SCALES, STAGES } from './shared'

/** The wing that the light falls on, and the one that turns away from it: how bright the leading and the trailing vanes are. */
export type Side = 'lit' | 'dim'
const LIGHTS = { lit: [0.98, 0.62], dim: [0.84, 0.4] } as const
const SEEDS = { lit: 2, dim: 5 } as const

/** Feathers lie with their root at the origin, and point to the right; what leads is above. */
const LYING = { x: 0, y: 0, angle: 0, side: -1 } as const

/** A feather that carries: `frame` counts their drawings, each in its stages. */
export function drawFlight(ink: Ink, side: Side, frame: number): void {
  const i = Math.floor(frame / STAGES)
  const { length, width, bend } = itemAt(QUILLS, i)
  const seed = SEEDS[side] * 31 + i
  drawInStage(ink, frame, {
    ...{ ...LYING, length, width, bend, seed, light: LIGHTS[side], shade: 0.42, spacing: 6.8 },
  })
}

/** A covert of that row: `frame` counts their lengths, each in its stages. */
export function drawCovert(ink: Ink, side: Side, row: 0 | 1 | 2, frame: number): void {
  const i = Math.floor(frame / STAGES)
  const [leading, trailing] = LIGHTS[side]
  drawInStage(ink, frame, {
    ...{ ...LYING, bend: 6, tip: 0.9, length: itemAt(LENGTHS[row], i), width: COVERTS[row].width },
    ...{ shade: itemAt([0.34, 0.28, 0.2], row), spacing: itemAt([5.8, 5.4, 5.2], row) },
    light: [leading * (1 - row * 0.04), trailing * (1.15 + row * 0.1)],
    seed: SEEDS[side] * 57 + row * 19 + i,
  })
}

/** One of the short scales along the bone. */
export function drawScale(ink: Ink, side: Side, frame: number): void {
  const i = Math.floor(frame / STAGES)
  drawInStage(ink, frame, {
    ...{ ...LYING, length: SCALES.length, width: 36, shade: 0.1, spacing: 4.8, tip: 0.9 },
    light: [1.05, LIGHTS[side][1] * 1.3],
    seed: SEEDS[side] * 11 + i * 3,
  })
}

/** The roll of the wing's edge, straight from the shoulder to the hand's end: five long lines over black. */
export function drawBone(ink: Ink, side: Side): void {
  // Thick over the elbow, and nothing at the hand's end.
  const swell = (share: number) =>
    (0.3 + 0.9 * Math.sin(Math.PI * clamp(0.02 + 0.86 * share)) ** 0.8) * (1 - 0.9 * smoothstep(0.74, 1, share))
  const edge = (off: number) => places(80, (share) => ({ x: BONE.length * share, y: -off * swell(share) }))
  blacken(
    ink,
    [...edge(25), ...edge(4).toReversed()].map(({ x, y }) => [x, y]),
  )
  for (const [n, width] of [4.4, 3.6, 3, 2.4, 1.6].entries()) {
    const seed = SEEDS[side]
    cutAlong(ink, edge(23 - n * 4.6), (share) => {
      const isWorn = n > 0 && noise1(seed + 50 + n, share * 11) > 0.62
      return isWorn ? 0 : width * (side === 'lit' ? 1 : 0.86) * (1 + 0.28 * noise1(seed + n * 3, share * 20))
    })
  }
}

/** Stages of one feather follow one another. */
function drawInStage(ink: Ink, frame: number, feather: Feather): void {
  drawFeather(ink, feather, frame % STAGES === STAGES - 1)
}
