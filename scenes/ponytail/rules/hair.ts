import type { Point } from '../../../src/stage/contract/geometry'
import { clamp, lerp } from '../../../src/stage/contract/math'
import { hypot } from '../../../src/stage/contract/rules/portableMath'
import { since } from '../../../src/stage/contract/rules/spans'
import { BONES, findJoints, STROKE, TICK } from '../layout'
import type { Hair } from '../state'

/** By the ms², how strongly a bone is drawn back to where it rests, and to its neighbours; and by the ms how much of its speed it loses. */
const REST = 1e-5
const STIFFNESS = 7e-4
const FRICTION = 2.4e-3
/** Below these it hangs still: radians, and radians by the ms. */
const STILL = { turn: 2e-4, speed: 2e-6 } as const
/** How far a bone may be turned from the one before it, and at all, in radians; and how fast by the ms: it never folds. */
export const MOST = { bend: 0.45, turn: 1.2, speed: 0.006 } as const

/** How far the hand is followed at a time, in scene units, and how often at most along one way. */
const PORTION = { way: 30, most: 60 } as const
/** How much of a way across the hair counts for a stroke, which goes along it. */
const ACROSS = 0.3
/** How much of its way the hand takes the hair along. */
const GRIP = 0.6
/** How much of a push stays as speed, by the ms. */
const FLING = 0.02

/** The joints as they were last found. */
const joints = findJoints(BONES.map(() => 0))
const pushes: number[] = BONES.map(() => 0)

export function createHair(): Hair {
  return {
    turns: BONES.map(() => 0),
    speeds: BONES.map(() => 0),
    hand: null,
    way: 0,
    touchedAt: null,
    strokedAt: null,
  }
}

/** Advances the tail by one tick. `rest` is how far the mood turns its last bone. */
export function swingHair({ turns, speeds }: Hair, rest: number): void {
  for (let i = 0; i < BONES.length; i++) {
    const off = offAt(turns, i, rest)
    const before = i === 0 ? 0 : offAt(turns, i - 1, rest)
    const after = i === BONES.length - 1 ? off : offAt(turns, i + 1, rest)
    const speed = speeds[i] ?? 0
    const pull = STIFFNESS * (before - 2 * off + after) - REST * off - FRICTION * speed
    speeds[i] = clamp(speed + TICK * pull, -MOST.speed, MOST.speed)
  }
  let isStill = true
  for (let i = 0; i < BONES.length; i++) {
    turns[i] = (turns[i] ?? 0) + TICK * (speeds[i] ?? 0)
    if (Math.abs(offAt(turns, i, rest)) > STILL.turn || Math.abs(speeds[i] ?? 0) > STILL.speed) isStill = false
  }
  if (isStill) {
    for (let i = 0; i < BONES.length; i++) {
      turns[i] = restOf(i, rest)
      speeds[i] = 0
    }
  }
  keepWithin(turns)
}

/** Throws the tail to and fro, most at its end. */
export function whip({ speeds }: Hair, speed: number): void {
  for (let i = 0; i < BONES.length; i++) {
    speeds[i] = clamp((speeds[i] ?? 0) + speed * ((i + 1) / BONES.length), -MOST.speed, MOST.speed)
  }
}

/**
 * Leads the hand to a place, in scene units from the knot, and the tail along with it where it is touched on the way. Returns whether
 * that was a stroke.
 */
export function stroke(hair: Hair, to: Readonly<Point>, now: number): boolean {
  const from = hair.hand
  hair.hand = { x: to.x, y: to.y }
  if (!from) return false
  const way = hypot(to.x - from.x, to.y - from.y)
  const portions = Math.min(PORTION.most, Math.ceil(way / PORTION.way))
  if (since(hair.touchedAt, now) > STROKE.forgotten) hair.way = 0
  for (let portion = 1; portion <= portions; portion++) {
    const share = portion / portions
    const x = from.x + (to.x - from.x) * share
    const y = from.y + (to.y - from.y) * share
    const touched = push(hair, x, y, (to.x - from.x) / portions, (to.y - from.y) / portions)
    if (touched < 0) continue
    hair.way += (way / portions) * lerp(ACROSS, 1, alikeness(touched, to.x - from.x, to.y - from.y, way))
    hair.touchedAt = now
  }
  if (hair.way < STROKE.way || since(hair.strokedAt, now) < STROKE.apart) return false
  hair.way = 0
  hair.strokedAt = now
  return true
}

/**
 * Takes what is at a place along by so much: each bone before it turns as much as that helps. Returns which bone is there; −1 where there
 * is none.
 */
export function push({ turns, speeds }: Hair, x: number, y: number, byX: number, byY: number): number {
  findJoints(turns)
  const touched = touchedBone(x, y)
  if (touched < 0) return touched
  let wayX = 0
  let wayY = 0
  for (let i = 0; i <= touched; i++) {
    const alongX = (joints[i]?.x ?? 0) - (joints[i - 1]?.x ?? 0)
    const alongY = (joints[i]?.y ?? 0) - (joints[i - 1]?.y ?? 0)
    const help = alongX * byY - alongY * byX
    pushes[i] = help
    wayX -= alongY * help
    wayY += alongX * help
  }
  const square = wayX * wayX + wayY * wayY
  const scale = square > 1e-9 ? (GRIP * (wayX * byX + wayY * byY)) / square : 0
  for (let i = 0; i <= touched; i++) {
    const turn = clamp(scale * (pushes[i] ?? 0), -0.08, 0.08)
    turns[i] = (turns[i] ?? 0) + turn
    speeds[i] = clamp((speeds[i] ?? 0) + turn * FLING, -MOST.speed, MOST.speed)
  }
  keepWithin(turns)
  return touched
}

/** How much a way goes along a bone, 0…1, and not across it. */
function alikeness(bone: number, wayX: number, wayY: number, way: number): number {
  const alongX = (joints[bone]?.x ?? 0) - (joints[bone - 1]?.x ?? 0)
  const alongY = (joints[bone]?.y ?? 0) - (joints[bone - 1]?.y ?? 0)
  return Math.abs(alongX * wayX + alongY * wayY) / (hypot(alongX, alongY) * way)
}

/** How far along the tail its nearest bone is, if that is as near as its hair is thick; else −1. */
function touchedBone(x: number, y: number): number {
  let nearest = -1
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < BONES.length; i++) {
    const startX = joints[i - 1]?.x ?? 0
    const startY = joints[i - 1]?.y ?? 0
    const alongX = (joints[i]?.x ?? 0) - startX
    const alongY = (joints[i]?.y ?? 0) - startY
    const { length, reach } = BONES[i] ?? { length: 1, reach: 0 }
    const share = clamp(((x - startX) * alongX + (y - startY) * alongY) / (length * length), 0, 1)
    const far = hypot(x - startX - share * alongX, y - startY - share * alongY)
    if (far > reach || far >= least) continue
    least = far
    nearest = i
  }
  return nearest
}

/** How far a bone rests turned from where it was drawn, when the last is turned so far. */
function restOf(i: number, rest: number): number {
  return (rest * (i + 1)) / BONES.length
}

function offAt(turns: readonly number[], i: number, rest: number): number {
  return (turns[i] ?? 0) - restOf(i, rest)
}

function keepWithin(turns: number[]): void {
  let before = 0
  for (let i = 0; i < BONES.length; i++) {
    const turn = clamp(turns[i] ?? 0, Math.max(-MOST.turn, before - MOST.bend), Math.min(MOST.turn, before + MOST.bend))
    turns[i] = turn
    before = turn
  }
}
