import type { Point } from '../../../src/stage/contract/geometry'
import { smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import { leftIn, scaleIn, topIn } from '../layout'
import type { CampingState } from '../state'

/** A flame never stands still: how large its light is in each of three drawings, as a share. */
const FLICKERS = [1, 1.01, 0.993] as const

/** Between which reaches of the light, in CSS pixels, one drawing of the night goes over into the next. */
const OVER = { middle: [120, 180], far: [280, 380] } as const

/** How far the wood is seen about the flame, in radii of the light: beyond, all is black. */
export const HOLE = 1.18

/** And how far without any hatching. */
export const CLEAR = 0.64

/** The light as it falls in the window. */
export interface Beam extends Point {
  /** How far it reaches, in CSS pixels. */
  reach: number
  /** How much is seen of each drawing of the night, for small lights, for middling and for large ones: together 1. */
  near: number
  middle: number
  far: number
}

export function newBeam(): Beam {
  return { x: 0, y: 0, reach: 1, near: 1, middle: 0, far: 0 }
}

/** How it falls now, written into `beam`. */
export function updateBeam(
  beam: Beam,
  { lantern, radius }: Readonly<CampingState>,
  { boil, reducedMotion, size }: Readonly<Moment>,
): void {
  const scale = scaleIn(size)
  beam.x = lantern.x * scale + leftIn(size)
  beam.y = lantern.y * scale + topIn(size)
  beam.reach = radius * (reducedMotion ? 1 : (FLICKERS[boil] ?? 1))
  const middle = smoothstep(OVER.middle[0], OVER.middle[1], radius)
  const far = smoothstep(OVER.far[0], OVER.far[1], radius)
  beam.near = 1 - middle
  beam.middle = middle * (1 - far)
  beam.far = far
}
