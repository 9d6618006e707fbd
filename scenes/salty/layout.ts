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

/** How many slams make a sea of his beard, how many tales he knows, and how many wet rings the table keeps. */
export const SLAMS = 8
export const TALES = 6
export const RINGS = 6

/** The keys that turn him, as the panel names them to the rules: by how many drawings. */
export const KEYS: Readonly<Record<string, number>> = { back: -1, on: 1, first: -FRAMES, last: FRAMES }

/** The drawing for a place: floor(16 × x), x the share of the picture's width, clamped. */
export function frameAt(x: number): number {
  return clamp(Math.floor((FRAMES * x) / STAGE.width), 0, FRAMES - 1)
}

/** Scene units a unit of the drawings, and what of their page is the stage's upper left corner. */
export const UNIT = STAGE.width / 528
export const CORNER = { x: 16, y: 15 } as const

/** Where the ship is on his beard, that many waves on, in drawing units; and how large she is to a finger, in scene units. */
export const SHIP = { x: 262, y: 281, wave: 14, swell: 3.4, lift: 12, radius: 86 } as const
/** Her way over the sea, in drawing units of the page, and where the mug floats. */
export const ROUTE = { from: 700, to: -150, y: 280 } as const
export const AFLOAT = { x: 118, y: 288 } as const

/** Where she is on the sea after that share of her way. */
export function routeAt(share: number): number {
  return ROUTE.from + (ROUTE.to - ROUTE.from) * share
}
