import { describe, expect, it } from 'vitest'
import { peakOf, secondsOf } from '../sound/signal'
import { cryOf, LONGEST_CRY } from './cries'
import { LINES } from './lines'
import { BLOTLINGS } from './shared'

/** One of each plan, and the smallest and the largest. */
const HEARD = BLOTLINGS.flatMap(({ name }, index) => {
  const plan = LINES[name.en]?.plan
  const isFirst = BLOTLINGS.findIndex((other) => LINES[other.name.en]?.plan === plan) === index
  return isFirst || name.en === 'Mosquitoot' || name.en === 'Elefunnel' ? [[name.en, index] as const] : []
})

/** How often a signal crosses zero, a second: a rough pitch. */
function crossings(signal: Float32Array, seconds: number): number {
  return signal.filter((sample, i) => sample * (signal[i + 1] ?? 0) < 0).length / seconds
}

describe('the cries', () => {
  it.each(HEARD)('of %s is heard, is over in time and ends in silence', (_name, index) => {
    const { left, right } = cryOf(index)
    expect(secondsOf(left)).toBeLessThan(LONGEST_CRY)
    expect(right.length).toBe(left.length)
    expect(peakOf(left, right)).toBeGreaterThan(0.1)
    expect(left.every(Number.isFinite)).toBe(true)
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(0.01)
  })

  it('are the same each time, and no two the same', () => {
    const [first, again, other] = [cryOf(0), cryOf(0), cryOf(1)]
    expect(again.left).toEqual(first.left)
    expect(other.left).not.toEqual(first.left)
  })

  it('are deeper the larger the creature', () => {
    const pitchOf = (name: string) => {
      const { left } = cryOf(BLOTLINGS.findIndex((blotling) => blotling.name.en === name))
      return crossings(left, secondsOf(left))
    }
    expect(pitchOf('Tapewyrm')).toBeLessThan(pitchOf('Grubble'))
    expect(pitchOf('Bellcow')).toBeLessThan(pitchOf('Teacupine'))
  })
})
