import type { Point } from '../../../src/stage/contract/geometry'
import { clamp, lerp, ringing, smoothstep } from '../../../src/stage/contract/math'

/** How long it is pulled down, how long until it is up again, and how long it goes on swinging, ms; how far, as a share of the way. */
const PULL = { down: 220, back: 500, swing: 160, every: 250, far: 0.06 } as const

/** Where the elbow and the wrist are of an arm that is held up, from the hub, in scene units. */
export const ELBOW = { x: 117, y: -127 } as const
export const WRIST = { x: 122, y: -356 } as const
/** Where the wrist is of one that is pulled: the hand comes straight down, for the window ends close beside it. */
const PULLED = { x: 138, y: -84 } as const

const UPPER_ARM = Math.hypot(ELBOW.x, ELBOW.y)
const FOREARM = Math.hypot(WRIST.x - ELBOW.x, WRIST.y - ELBOW.y)
/** Which way they point when it is held up, in radians. */
const UP = {
  upperArm: Math.atan2(ELBOW.y, ELBOW.x),
  forearm: Math.atan2(WRIST.y - ELBOW.y, WRIST.x - ELBOW.x),
} as const

/** How the arm is bent. */
export interface ArmPose {
  /** By how much each is turned from how it is held up, in radians. */
  upperArm: number
  forearm: number
  /** From the hub, in scene units. */
  readonly elbow: Point
  readonly wrist: Point
}

/** Writes how the arm is bent so many ms after it was pulled: its wrist goes down and up again, and the elbow gives way outwards. */
export function poseArm(pulled: number, reducedMotion: boolean, out: ArmPose): void {
  const down = smoothstep(0, PULL.down, pulled) * (1 - smoothstep(PULL.down, PULL.down + PULL.back, pulled))
  const swing = reducedMotion ? 0 : PULL.far * ringing(pulled - PULL.down - PULL.back * 0.72, PULL.swing, PULL.every)
  const { wrist, elbow } = out
  wrist.x = lerp(WRIST.x, PULLED.x, down - swing)
  wrist.y = lerp(WRIST.y, PULLED.y, down - swing)
  const reach = Math.hypot(wrist.x, wrist.y)
  const cosine = (UPPER_ARM ** 2 + reach ** 2 - FOREARM ** 2) / (2 * UPPER_ARM * reach)
  const upperArm = Math.atan2(wrist.y, wrist.x) + Math.acos(clamp(cosine, -1, 1))
  elbow.x = UPPER_ARM * Math.cos(upperArm)
  elbow.y = UPPER_ARM * Math.sin(upperArm)
  out.upperArm = upperArm - UP.upperArm
  out.forearm = Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x) - UP.forearm
}
