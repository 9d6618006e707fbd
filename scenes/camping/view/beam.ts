import type { Point } from '../../../src/stage/contract/geometry'
import { clamp, smoothstep } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import { DARK_FROM, leftIn, scaleIn, topIn } from '../layout'
import type { CampingState } from '../state'

/** A flame never stands still: how large its light is in each of three drawings, as a share. */
const FLICKERS = [1, 1.01, 0.993] as const

/** Between which reaches of the light, in CSS pixels, one drawing of the night goes over into the next. */
const OVER = { middle: [120, 180], far: [280, 380] } as const

/** How far the wood is seen about the flame, in radii of the light: beyond, all is black. */
export const HOLE = 1.18

/** And how far without any hatching. */
export const CLEAR = 0.64

/** From which share of a nightfall the flame sinks, and how long it takes to burn when it is lit again, in ms. */
const SINKS = 0.3
const CATCHING = 420

/** Out, it still reaches so far, in CSS pixels: nothing that anybody sees. */
const OUT = 0.01

/** The light as it falls in the window. */
export interface Beam extends Point {
  /** How far it reaches, in CSS pixels. */
  reach: number
  /** How much is seen of each drawing of the night, for small lights, for middling and for large ones: together 1. */
  near: number
  middle: number
  far: number
  /** How much the flame burns: 0…1. */
  glow: number
}

export function newBeam(): Beam {
  return { x: 0, y: 0, reach: 1, near: 1, middle: 0, far: 0, glow: 1 }
}

/** How it falls now, written into `beam`. */
export function updateBeam(
  beam: Beam,
  { lantern, radius, nightfall, nights, litAt }: Readonly<CampingState>,
  { boil, now, reducedMotion, size }: Readonly<Moment>,
): void {
  beam.glow = nightfall
    ? 1 - smoothstep(SINKS, DARK_FROM, progress(nightfall, now))
    : nights > 0
      ? clamp((now - litAt) / CATCHING, 0, 1)
      : 1
  const scale = scaleIn(size)
  beam.x = lantern.x * scale + leftIn(size)
  beam.y = lantern.y * scale + topIn(size)
  beam.reach = Math.max(OUT, radius * beam.glow * (reducedMotion ? 1 : (FLICKERS[boil] ?? 1)))
  const middle = smoothstep(OVER.middle[0], OVER.middle[1], radius)
  const far = smoothstep(OVER.far[0], OVER.far[1], radius)
  beam.near = 1 - middle
  beam.middle = middle * (1 - far)
  beam.far = far
}
