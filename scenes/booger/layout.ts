import type { Meeting } from './state'

/**
 * Where, in widths of the playing field, one thing ends and the next begins: flesh lies between the first two, the third
 * and fourth, the fifth and sixth; a nostril between the second and third, and the fourth and fifth; beyond is no nose.
 */
export const BOUNDS = [0.25, 0.36, 0.45, 0.55, 0.64, 0.76] as const

/** What lies left of each bound. */
const BEFORE = ['nothing', 'flesh', 'leftNostril', 'flesh', 'rightNostril', 'flesh'] as const

/** What a finger meets that goes up at `x` (0…1). A bound belongs to what lies right of it. */
export function meetingAt(x: number): Meeting {
  for (const [index, bound] of BOUNDS.entries()) if (x < bound) return BEFORE[index] ?? 'nothing'
  return 'nothing'
}

/**
 * The playing field on the stage, in scene units: x of 0…1 runs over the middle 64 % of the picture's width, and y of 0…1,
 * to the fingertip, over the upper 64 % of its height, so that the nose is high up and the hand is seen below.
 */
const FIELD = { left: 288, top: 0, width: 1024, height: 640 } as const

/** Where the fingertip is on the stage, in scene units. */
export const tipX = (x: number): number => FIELD.left + x * FIELD.width
export const tipY = (y: number): number => FIELD.top + y * FIELD.height
