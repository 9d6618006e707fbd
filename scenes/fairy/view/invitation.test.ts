import { expect, it } from 'vitest'
import { type Stance, updateStance } from './invitation'

const stance: Stance = { height: 0, lean: 0, stretch: 0, sparkle: null }
const REST = { height: 0, lean: 0, stretch: 0, sparkle: null }

it('leaves the bottle at rest at first and between two hops', () => {
  for (const now of [0, 400, 699, 2500, 3200]) {
    updateStance(now, stance)
    expect(stance).toEqual({ ...REST, lean: expect.closeTo(0, 9), stretch: expect.closeTo(0, 9) })
  }
})

it('crouches, hops towards the water and sparkles, within the first two seconds and again after 2.6', () => {
  for (const from of [700, 3300]) {
    updateStance(from + 120, stance)
    expect(stance.stretch).toBeLessThan(-0.08)
    expect(stance.height).toBe(0)
    updateStance(from + 380, stance)
    expect(stance.height).toBeCloseTo(40, 0)
    expect(stance.lean).toBeLessThan(-0.19)
    expect(stance.sparkle).toBeGreaterThan(0.2)
  }
})

it('never jumps from one frame to the next', () => {
  let last = 0
  for (let now = 0; now < 6000; now += 10) {
    updateStance(now, stance)
    expect(Math.abs(stance.height - last)).toBeLessThan(5)
    last = stance.height
  }
})
