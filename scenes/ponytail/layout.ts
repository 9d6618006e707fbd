import { CARRIAGE, HEAD_SIZE, JOINTS, RIBBON, SIZE } from '../../assets/ponytail/shared'
import { cos, sin } from '../../src/stage/contract/rules/portableMath'
import { since } from '../../src/stage/contract/rules/spans'
import type { Mood } from './state'

/** The stage, in scene units. */
export const STAGE = { width: 1600, height: 1000 } as const

/** Simulated ms from one step of the rules to the next. */
export const TICK = 10

/** Her moods, in the order in which they come: each has a head of its own, seven in all. Source: docs/days.md, 19 ponytail. */
export const MOODS: readonly Mood[] = ['proud', 'furious', 'laughing', 'bored', 'weeping', 'smitten', 'aghast']

/**
 * How many drawings the tail has, and for how many ms each is seen. Source: docs/days.md, 19 ponytail. After a change it whips
 * through them once, as fast as that.
 */
export const HAIR = { drawings: 4, each: 200, whipped: 60 } as const

/** How the knot of the tail swings about the ribbon that it follows: the time constant of its fading, and its period, in ms. */
export const FOLLOW = { fading: 80, period: 360 } as const
/** How the tail swings once a head has changed: the same of it, and how fast it sets off, in radians by the ms. */
export const SWING = { fading: 170, period: 520, kick: 2e-4 } as const

/** How much later than to her trunk a breath comes to her arms and to the ends of her sash, in ms. Source: docs/days.md, 19 ponytail. */
export const BREATH_LAG = { farArm: 200, nearArm: 300, sash: 120 } as const

/** For how many ms the old head ducks and the new one settles; and how large they are then, beside themselves. */
export const CHANGE = { ducks: 60, settles: 160, duck: 0.9, rise: 1.12 } as const

/** How far a step of the snail is, in scene units, and how many it makes: after more, the icons of a small window would hide its head. */
export const SNAIL = { step: 6, most: 2 } as const

/** Where a joint of her drawing is on the stage. */
export function placeOf(joint: keyof typeof JOINTS): { readonly x: number; readonly y: number } {
  return { x: JOINTS[joint].x * SIZE, y: JOINTS[joint].y * SIZE }
}

/** Where the middle of the snail's foot is after so many steps, in scene units. */
export function snailX(steps: number): number {
  return JOINTS.snail.x * SIZE + steps * SNAIL.step
}

/** Which drawing of the tail is seen, 0…3. */
export function hairAt(now: number, changedAt: number | null): number {
  const elapsed = since(changedAt, now)
  if (elapsed < HAIR.drawings * HAIR.whipped) return Math.floor(elapsed / HAIR.whipped)
  return Math.floor(now / HAIR.each) % HAIR.drawings
}

/** The ribbon on each of her heads, about where it is on the first, in scene units: the tail hangs from it. */
export const RIBBONS = MOODS.map((mood) => {
  const first = ribbonOf('proud')
  const { x, y } = ribbonOf(mood)
  return { x: x - first.x, y: y - first.y } as const
})

/** The ribbon on a head, about the nape, in scene units. */
function ribbonOf(mood: Mood): { readonly x: number; readonly y: number } {
  const { rotate, x, y } = CARRIAGE[mood]
  const turn = (rotate * Math.PI) / 180
  const size = HEAD_SIZE * SIZE
  return {
    x: size * (x + RIBBON.x * cos(turn) - RIBBON.y * sin(turn)),
    y: size * (y + RIBBON.x * sin(turn) + RIBBON.y * cos(turn)),
  }
}
