import { describe, expect, it } from 'vitest'
import { asTake } from '../asTake'
import { knock } from '../materials'
import { sine, whiteNoise } from '../oscillators'
import { lay } from '../placing'
import { randomNamed } from '../random'
import { shaped, stereoSilence, sum } from '../signal'
import { bandLevelsOf, headroomOver } from './headroom'
import { loopFiguresOf } from './loops'
import { takeOf, takesApart } from './takes'

describe('takes', () => {
  const blow = stereoSilence(0.3)
  lay(
    blow,
    sum(
      knock(300, randomNamed('blow')),
      shaped(whiteNoise(0.3, randomNamed('air')), (moment) => 0.2 - moment),
    ),
  )
  const takeNumber = (take: number) => takeOf(asTake(blow, take).left)

  it('are the same when they are, however loud', () => {
    expect(takesApart([takeNumber(1), takeOf(shaped(blow.left, 0.25))])).toBeLessThan(0.5)
  })

  it('are told apart when one is struck elsewhere', () => {
    expect(takesApart([takeNumber(1), takeNumber(2), takeNumber(3)])).toBeGreaterThan(5)
    expect(asTake(blow, 1)).toBe(blow)
  })
})

describe('headroom', () => {
  it('is that of the band in which a sound stands out', () => {
    const bed = bandLevelsOf(shaped(whiteNoise(1, randomNamed('bed')), 0.1))
    const over = headroomOver(bed, bandLevelsOf(sine(1000, 1)))
    expect(over).toBeGreaterThan(20)
    expect(headroomOver(bed, bandLevelsOf(shaped(sine(1000, 1), 0.1)))).toBeCloseTo(over - 20, 0)
  })
})

describe('a loop', () => {
  const noise = whiteNoise(6, randomNamed('loop'))

  it('is alike to itself when it does the same again', () => {
    const beat = shaped(noise, (moment) => Math.exp(-8 * (moment % 0.6)))
    expect(loopFiguresOf(beat).likeness).toBeGreaterThan(0.9)
    expect(loopFiguresOf(noise).likeness).toBeLessThan(0.3)
  })

  it('has as many events as stand out of it', () => {
    const calls = shaped(noise, (moment) => ((moment > 1 && moment < 1.4) || (moment > 4 && moment < 4.3) ? 1 : 0.1))
    expect(loopFiguresOf(calls).events).toBe(2)
    expect(loopFiguresOf(noise).events).toBe(0)
  })

  it('is as quiet as where it is quietest', () => {
    expect(loopFiguresOf(shaped(noise, (moment) => (moment > 2 && moment < 3 ? 0 : 1))).quietest).toBeLessThan(-100)
    expect(loopFiguresOf(noise).quietest).toBeGreaterThan(-10)
  })
})
