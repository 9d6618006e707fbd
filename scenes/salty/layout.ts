import { clamp } from '../../src/stage/contract/math'

/** The stage, in scene units. */
export const STAGE = { width: 1600, height: 1000 } as const

/** How many drawings of him there are. */
export const FRAMES = 16

/** The drawing, counted from 0 as floor(16 × x) gives it, in which he mutters; and that in which the mug comes down. */
export const MUTTER = 8
export const SLAM = 12

/** The drawing that is seen before anybody has pointed; in which the ship dares another wave; in which it is put back to sea. */
export const FIRST = 5
export const SULK = 5
export const SLUMP = 15

/** How many waves it is across his beard. */
export const WAVES = 8

/** The keys that turn him, as the panel names them to the rules: by how many drawings. */
export const KEYS: Readonly<Record<string, number>> = { back: -1, on: 1, first: -FRAMES, last: FRAMES }

/** The drawing for a place: floor(16 × x), x the share of the picture's width, clamped. */
export function frameAt(x: number): number {
  return clamp(Math.floor((FRAMES * x) / STAGE.width), 0, FRAMES - 1)
}

/** Scene units a unit of the drawings, and what of their page is the stage's upper left corner. */
export const UNIT = STAGE.width / 528
export const CORNER = { x: 16, y: 15 } as const
