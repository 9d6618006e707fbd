import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { input, press, wait } from '../../tests/support/games'
import { areas } from './areas'
import { BOUNDS, meetingAt, tipX, tipY } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = (seed = 23) => playRules(rules, tuning, { seed, areas })

/** Sends the finger up at that place. */
function sendAt(x: number) {
  const game = wait(play(), 10)
  game.state.x = x
  game.press({ area: 'finger' })
  return game
}

describe('booger', () => {
  it('starts below, sliding, at a place and in a direction from the seed', () => {
    const starts = Array.from({ length: 300 }, (_, seed) => play(seed).state)
    for (const start of starts) {
      expect(start).toMatchObject({ y: 1, movingX: true, movingY: false, perdu: false, ahead: null, endedAt: null })
      expect(start.x).toBeGreaterThanOrEqual(0)
      expect(start.x).toBeLessThan(1)
    }
    const toTheLeft = starts.filter(({ goLeft }) => goLeft).length
    expect(toTheLeft).toBeGreaterThan(110)
    expect(toTheLeft).toBeLessThan(190)
    expect(new Set(starts.map(({ x }) => Math.floor(x * 10))).size).toBe(10)
    expect(play(7).state).toEqual(play(7).state)
  })

  it('slides a width a second, a hundredth a tick', () => {
    const game = play()
    Object.assign(game.state, { x: 0.2, goLeft: false })
    game.run(10)
    expect(game.state.x).toBeCloseTo(0.21, 12)
    game.run(490)
    expect(game.state.x).toBeCloseTo(0.7, 12)
  })

  it('bounces at both ends, and is back after two seconds', () => {
    const game = play()
    Object.assign(game.state, { x: 0.995, goLeft: false })
    game.run(10)
    expect(game.state).toMatchObject({ goLeft: true, turnedAt: 10, x: expect.closeTo(0.995, 12) })
    game.run(990)
    expect(game.state).toMatchObject({ goLeft: true, x: expect.closeTo(0.005, 12) })
    game.run(10)
    expect(game.state).toMatchObject({ goLeft: false, turnedAt: 1010, x: expect.closeTo(0.005, 12) })
    game.run(990)
    expect(game.state.x).toBeCloseTo(0.995, 9)
  })

  it('knows nose from nostril by six bounds', () => {
    expect(BOUNDS).toEqual([0.25, 0.36, 0.45, 0.55, 0.64, 0.76])
    const places = [0, 0.2499, 0.25, 0.3599, 0.36, 0.4499, 0.45, 0.5499, 0.55, 0.6399, 0.64, 0.7599, 0.76, 1]
    expect(places.map(meetingAt)).toEqual([
      ...['nothing', 'nothing', 'flesh', 'flesh', 'leftNostril', 'leftNostril', 'flesh'],
      ...['flesh', 'rightNostril', 'rightNostril', 'flesh', 'flesh', 'nothing', 'nothing'],
    ])
  })

  it('runs over the middle 64 % of the picture', () => {
    expect([tipX(0), tipX(0.5), tipX(1)]).toEqual([0.18 * 1600, 800, 0.82 * 1600])
    expect([tipY(0), tipY(1)]).toEqual([0, 640])
  })

  it('goes up a height a second where it was sent, and sideways no more', () => {
    const game = sendAt(0.4)
    game.run(10)
    const y = expect.closeTo(0.99, 12)
    expect(game.state).toMatchObject({ x: 0.4, y, movingX: false, movingY: true, ahead: 'leftNostril' })
    expect(game.events).toEqual(['sent'])
    game.run(290)
    expect(game.state).toMatchObject({ x: 0.4, y: expect.closeTo(0.7, 12) })
  })

  it.each([0.36, 0.4, 0.4499, 0.55, 0.6, 0.6399])('finds a nostril at %f, and stops at 0.4 after 0.6 s', (x) => {
    const game = sendAt(x)
    game.run(590)
    expect(game.state).toMatchObject({ movingY: true, endedAt: null })
    game.run(10)
    expect(game.state).toMatchObject({ x, y: 0.4, movingY: false, perdu: false, endedAt: 610 })
    expect(game.events).toEqual(['sent', 'letIn'])
    game.run(2000)
    expect(game.state.y).toBe(0.4)
  })

  it.each([0.25, 0.3, 0.3599, 0.45, 0.5, 0.5499, 0.64, 0.7, 0.7599])(
    'is lost on flesh at %f, at 0.55 after 0.45 s',
    (x) => {
      const game = sendAt(x)
      game.run(440)
      expect(game.state).toMatchObject({ movingY: true, perdu: false })
      game.run(10)
      expect(game.state).toMatchObject({ x, y: 0.55, movingY: false, perdu: true, ahead: 'flesh', endedAt: 460 })
      expect(game.events).toEqual(['sent', 'poked'])
    },
  )

  it.each([0, 0.1, 0.2499, 0.76, 0.9, 1])('misses the nose at %f, and stops at 0.4 after 0.6 s', (x) => {
    const game = sendAt(x)
    game.run(590)
    expect(game.state.movingY).toBe(true)
    game.run(10)
    expect(game.state).toMatchObject({ x, y: 0.4, movingY: false, perdu: false, ahead: 'nothing', endedAt: 610 })
    expect(game.events).toEqual(['sent', 'missed'])
  })

  it('can be sent once: another press does nothing, on the way or after', () => {
    const game = sendAt(0.5)
    game.run(100)
    press(game, 'finger', 1000)
    press(game, null, 100)
    expect(game.events).toEqual(['sent', 'poked'])
    expect(game.state.endedAt).toBe(460)
  })

  it('goes up wherever the picture is pressed, and takes nothing more then', () => {
    const game = play()
    const areas = game.hitAreas()
    expect(areas.map(({ id }) => id)).toEqual(['finger'])
    game.run(50)
    expect(game.hitAreas()).toBe(areas)
    input(game, 'press', { area: null, at: { x: -200, y: 1100 } })
    expect(game.state.movingY).toBe(true)
    expect(game.hitAreas()).toHaveLength(0)
  })
})
