import { describe, expect, it } from 'vitest'
import { bass, brush, clarinet } from '../instruments'
import { integratedLoudness } from '../loudness'
import { peakOf, sampleAt, secondsOf } from '../signal'
import { written } from './notation'
import { type Part, playedOnce, playedRound, type Tune } from './performance'

const LINE = '| D4:1 r A4:1 r:.9 F4:.1 |'
const notes = written(LINE, { tune: 'test', voice: 'reed', beats: 4 })
const tune: Tune = {
  name: 'test',
  beatsPerMinute: 120,
  beats: 4,
  room: { decay: 0.5, size: 0.6, dullness: 4000 },
  parts: [{ voice: 'reed', notes, instrument: clarinet, level: 0, send: 0.2 }],
}

describe('a tune', () => {
  it('lasts its beats, as a loop, and its tail longer, when played once', () => {
    expect(secondsOf(playedRound(tune).left)).toBe(2)
    expect(secondsOf(playedOnce(tune, 0.7).left)).toBeCloseTo(2.7)
  })

  it('goes on at the start with what rings over the end', () => {
    const { left } = playedRound(tune)
    const seam = Math.abs(sampleAt(left, 0) - sampleAt(left, left.length - 1))
    const steps = left.slice(1).map((sample, index) => Math.abs(sample - sampleAt(left, index)))
    expect(peakOf(left.slice(0, 40))).toBeGreaterThan(0.001)
    expect(seam).toBeLessThanOrEqual(peakOf(steps))
  })

  it('refuses a tempo that gives no whole number of samples', () => {
    expect(() => playedRound({ ...tune, beatsPerMinute: 97 })).toThrow('test at 97 beats a minute')
  })

  it('refuses a part that is not heard, and names it', () => {
    const silent: Part = { voice: 'ghost', notes: [], instrument: bass, level: 0 }
    expect(() => playedRound({ ...tune, parts: [silent] })).toThrow('test, ghost: nothing is to be heard.')
  })

  it('sets each part to its level', () => {
    const alone = (level: number, part: Partial<Part> = {}) =>
      integratedLoudness(playedRound({ ...tune, parts: [{ voice: 'x', notes, instrument: bass, level, ...part }] }))
    expect(alone(-6) - alone(0)).toBeCloseTo(-6, 1)
    expect(alone(-6, { instrument: brush }) - alone(0)).toBeCloseTo(-6, 0)
  })

  it('is the same each time', () => {
    expect(Buffer.from(playedRound(tune).left.buffer).equals(Buffer.from(playedRound(tune).left.buffer))).toBe(true)
  })
})
