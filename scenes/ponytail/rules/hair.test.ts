import { describe, expect, it } from 'vitest'
import { hypot } from '../../../src/stage/contract/rules/portableMath'
import { seededRandom } from '../../../src/stage/time/random'
import { BONES, findJoints } from '../layout'
import type { Hair } from '../state'
import { createHair, MOST, push, stroke, swingHair, whip } from './hair'

/** How long the tail is from joint to joint. */
function lengthOf({ turns }: Hair): number {
  let length = 0
  let [x, y] = [0, 0]
  for (const joint of findJoints(turns)) {
    length += hypot(joint.x - x, joint.y - y)
    x = joint.x
    y = joint.y
  }
  return length
}

const LENGTH = BONES.reduce((sum, { length }) => sum + length, 0)

/** Where the middle of a bone is, in scene units from the knot, as it lies at rest. */
function middleOf(bone: number): { x: number; y: number } {
  const joints = findJoints(createHair().turns)
  const { x = 0, y = 0 } = joints[bone - 1] ?? {}
  return { x: x + (BONES[bone]?.x ?? 0) / 2, y: y + (BONES[bone]?.y ?? 0) / 2 }
}

describe('a chain of hair', () => {
  it('swings after a push, first where it was touched, later at its end, and hangs still again within 8 s', () => {
    const hair = createHair()
    const { x, y } = middleOf(4)
    expect(push(hair, x, y, 60, 0)).toBe(4)
    expect(Math.abs(hair.turns[2] ?? 0)).toBeGreaterThan(0.01)
    expect(hair.turns[12]).toBe(0)
    for (let tick = 0; tick < 60; tick++) swingHair(hair, 0)
    expect(Math.abs(hair.turns[12] ?? 0)).toBeGreaterThan(0.005)
    for (let tick = 60; tick < 800; tick++) swingHair(hair, 0)
    expect(hair.turns).toEqual(BONES.map(() => 0))
    expect(hair.speeds).toEqual(BONES.map(() => 0))
  })

  it('goes with the hand that touches it, for more than half of its way', () => {
    const hair = createHair()
    const { x, y } = middleOf(4)
    const before = { ...findJoints(hair.turns)[4] }
    push(hair, x, y, 20, 10)
    const after = findJoints(hair.turns)[4]
    expect((after?.x ?? 0) - (before.x ?? 0)).toBeGreaterThan(6)
  })

  it('is never longer than it is, and folds nowhere, however wildly it is torn', () => {
    const hair = createHair()
    const random = seededRandom(19)
    for (let tick = 0; tick < 1000; tick++) {
      const { x, y } = middleOf(Math.floor(random.between(0, BONES.length)))
      push(hair, x, y, random.between(-900, 900), random.between(-900, 900))
      if (tick % 50 === 0) whip(hair, random.between(-1, 1))
      swingHair(hair, random.between(-0.3, 0.3))
      expect(lengthOf(hair)).toBeCloseTo(LENGTH, 6)
      for (const [bone, turn] of hair.turns.entries()) {
        expect(Math.abs(turn - (hair.turns[bone - 1] ?? 0))).toBeLessThanOrEqual(MOST.bend + 1e-12)
        expect(Math.abs(turn)).toBeLessThanOrEqual(MOST.turn)
      }
    }
  })

  it('rests where the mood turns it, each bone its share', () => {
    const hair = createHair()
    for (let tick = 0; tick < 1000; tick++) swingHair(hair, 0.26)
    expect(hair.turns[12]).toBeCloseTo(0.26, 9)
    expect(hair.turns[0]).toBeCloseTo(0.02, 9)
  })

  it('is the same to the last digit for the same hand', () => {
    const hair = createHair()
    for (let tick = 0; tick < 100; tick++) {
      stroke(hair, { x: 300 + tick * 3, y: tick }, tick * 10)
      swingHair(hair, 0)
    }
    expect(hair.turns[12]).toMatchInlineSnapshot(`-0.08508455977397145`)
  })
})

describe('a stroke', () => {
  /** Leads a hand along the tail, or across it, by steps of a tick. Returns how many strokes that was. */
  function lead(hair: Hair, way: readonly { x: number; y: number }[], now: number): number {
    return way.filter((to, step) => stroke(hair, to, now + step * 10)).length
  }

  const along = Array.from({ length: 30 }, (_, step) => ({ x: 130 + step * 12, y: -30 + step * 1 }))
  const across = Array.from({ length: 12 }, (_, step) => ({ x: 200, y: -150 + step * 25 }))

  it('is 260 units along the tail, and one only, however far the hand goes within half a second', () => {
    const hair = createHair()
    expect(lead(hair, along, 1000)).toBe(1)
    expect(hair.strokedAt).toBeLessThan(1300)
    expect(lead(hair, along.toReversed(), 1310)).toBe(0)
    expect(lead(hair, along, 3000)).toBe(1)
  })

  it('is nothing that crosses it, or beside it', () => {
    const hair = createHair()
    expect(lead(hair, across, 1000)).toBe(0)
    expect(hair.touchedAt).not.toBeNull()
    const beside = createHair()
    expect(
      lead(
        beside,
        along.map(({ x, y }) => ({ x, y: y - 300 })),
        1000,
      ),
    ).toBe(0)
    expect(beside.touchedAt).toBeNull()
  })

  it('is forgotten when the hand stays off for 0.4 s', () => {
    const hair = createHair()
    lead(hair, along.slice(0, 14), 1000)
    expect(hair.way).toBeGreaterThan(100)
    expect(hair.strokedAt).toBeNull()
    lead(hair, along.slice(14), 1700)
    expect(hair.strokedAt).toBeNull()
  })
})
