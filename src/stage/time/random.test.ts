import { describe, expect, it } from 'vitest'
import { seededRandom } from './random'

describe('chance', () => {
  it('is the same from the same seed, and another from another', () => {
    const roll = (seed: number) => Array.from({ length: 5 }, seededRandom(seed).next)
    expect(roll(7)).toEqual(roll(7))
    expect(roll(7)).not.toEqual(roll(8))
  })

  it('is even', () => {
    const random = seededRandom(1)
    const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (let roll = 0; roll < 100_000; roll++) {
      const tenth = Math.floor(random.next() * 10)
      counts[tenth] = (counts[tenth] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  it('stays between its bounds', () => {
    const random = seededRandom(2)
    for (let roll = 0; roll < 10_000; roll++) {
      const value = random.between(-3, 5)
      expect(value >= -3 && value < 5).toBe(true)
    }
  })

  it('goes back to where it was saved', () => {
    const random = seededRandom(3)
    random.next()
    const saved = random.save()
    const after = [random.next(), random.next()]
    random.restore(saved)
    expect([random.next(), random.next()]).toEqual(after)
  })

  it('shuffles every order as likely', () => {
    const random = seededRandom(4)
    const orders = new Map<string, number>()
    for (let deal = 0; deal < 60_000; deal++) {
      const order = random.shuffle(['a', 'b', 'c']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    for (const count of orders.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  it('has nothing to pick from an empty list', () => {
    expect(() => seededRandom(6).pick([])).toThrow('nothing to pick')
  })
})
