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

/** Whether that lets a finger in. */
export function isNostril(ahead: Meeting | null): ahead is 'leftNostril' | 'rightNostril' {
  return ahead === 'leftNostril' || ahead === 'rightNostril'
}

/**
 * The playing field on the stage, in scene units: x of 0…1 runs over the middle 64 % of the picture's width, and y of 0…1,
 * to the fingertip, over the upper 64 % of its height, so that the nose is high up and the hand is seen below.
 */
const FIELD = { left: 288, top: 0, width: 1024, height: 640 } as const

/** Where the fingertip is on the stage, in scene units. */
export const tipX = (x: number): number => FIELD.left + x * FIELD.width
export const tipY = (y: number): number => FIELD.top + y * FIELD.height

/** How many things are up there: a blob, a string, a chain, flags, a sock, and a king. */
export const THINGS = 6

/** When what a finger pulls at gives, and when it slides again, in ms; the same of one that holds nothing. */
export const PULL = { frees: 420, lasting: 1050 } as const
export const WITHDRAWN = 520
/** How long what is out takes to its place, and how long after one another they set out; the same back into the nose, in ms. */
export const FLIGHT = { lasting: 560, apart: 70 } as const
export const SNAP = { lasting: 260, apart: 55 } as const

/** A reign, in ms: when the king points at the finger, when nose and king draw it in, when it is in, when that is sneezed out, when the king has lost his crown, and when the finger slides again. */
export const REIGN = { points: 1700, sniffs: 2500, full: 3300, sneezes: 4600, deposed: 5600, over: 7200 } as const

/** When in a reign the crown comes down on the finger, in ms. */
export const CROWNED = 5900

/** How long what is sneezed out flies, in ms. */
export const BURST = 1250
