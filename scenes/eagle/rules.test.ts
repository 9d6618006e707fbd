import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { input, leave, point, press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { ANSWERS, CREST, DROP, EYE, FLIGHT, MOST_CUTS, wayOf } from './layout'
import { burinLevel, rushLevel, sweepLevel, sweepRate } from './loudness'
import { rules } from './rules'
import { NONE } from './rules/lifts'
import { tuning } from './tuning'

const play = () => playRules(rules, tuning, { seed: 7, areas })

/** A crest that has just been finished: 57 × 80 ms have gone by. */
const finished = () => wait(play(), 4560)

describe('the 58 drawings', () => {
  it('are each seen for 80 ms, to the tick, and the last is held', () => {
    const game = play()
    for (let drawing = 0; drawing < 57; drawing++) {
      expect(readAfter(game, [0, 70, 10], () => game.state.drawing)).toEqual([drawing, drawing, drawing + 1])
    }
    game.run(60_000)
    expect(game.state.drawing).toBe(57)
  })

  it('tell of the cry, the wings, the beak, the drop and the end', () => {
    const game = finished()
    expect(game.told).toEqual([
      { name: 'cried', data: { isAsked: false } },
      { name: 'unfolded', data: null },
      { name: 'clacked', data: null },
      { name: 'dropped', data: { isAsked: false } },
      { name: 'held', data: null },
    ])
  })

  it('have the sweep rise over all of them, and end on the last to the tick', () => {
    const game = play()
    let [level, rate] = [0, 0]
    for (let now = 0; now < 4550; now += 10) {
      expect(sweepLevel(game.state, now)).toBeGreaterThan(level)
      expect(sweepRate(game.state, now)).toBeGreaterThan(rate)
      level = sweepLevel(game.state, now)
      rate = sweepRate(game.state, now)
      game.run(10)
    }
    expect(sweepRate(game.state, 0)).toBe(0.5)
    expect(sweepLevel(game.state, 4550)).toBeGreaterThan(0.99)
    game.run(10)
    expect(game.state.drawing).toBe(57)
    expect(sweepLevel(game.state, 4560)).toBe(0)
    expect(rate).toBeLessThan(4)
  })

  it('are cut by a burin that is heard under the first thirty', () => {
    const game = play()
    expect(readAfter(game, [2390, 10], () => burinLevel(game.state))).toEqual([1, 0])
    expect(readAfter(game, [0, 2160], () => rushLevel(game.state))).toEqual([1, 0.55])
  })
})

describe('the drop', () => {
  it('is there from drawing 30 on, lets go in drawing 56, falls for half a second and is ripe 3 s later', () => {
    const game = play()
    expect(readAfter(game, [2390, 10], () => game.state.dropFrom)).toEqual([null, 2400 - DROP.grows])
    game.run(2080)
    expect(game.state).toMatchObject({ dropFrom: 4980, fall: { from: 4480, until: 4980 } })
  })

  it('lets go by itself when it has become too heavy', () => {
    const game = finished()
    const { dropFrom } = game.state
    game.runUntil(() => game.state.dropFrom !== dropFrom)
    expect(game.state.fall).toEqual({ from: 13_980, until: 14_480 })
    expect(game.events.at(-1)).toBe('dropped')
  })

  it('falls for whoever knocks on the pen once it is ripe; before that it only trembles', () => {
    const game = press(finished(), 'pen')
    expect(game.events.at(-1)).toBe('tapped')
    expect(game.state.tap).toEqual({ from: 4560, until: 4560 + ANSWERS.tap })
    game.run(3500)
    press(game, 'pen')
    expect(game.told.at(-1)).toEqual({ name: 'dropped', data: { isAsked: true } })
  })
})

describe('whole', () => {
  it.each([
    ['eye', 'wink', 'winked', null],
    ['beak', 'cry', 'cried', { isAsked: true }],
    ['breast', 'ruffle', 'ruffled', null],
    ['rosette', 'recut', 'recut', null],
  ] as const)('it answers a press on its %s in the next tick', (area, part, name, data) => {
    const game = press(finished(), area)
    expect(game.state[part]).toEqual({ from: 4560, until: 4560 + ANSWERS[part] })
    expect(game.told.at(-1)).toEqual({ name, data })
  })

  it.each([
    ['left', 'right'],
    ['right', 'left'],
  ] as const)('it beats its %s wing alone', (wing, other) => {
    const game = press(finished(), `${wing} wing`)
    expect(game.state.beats).toEqual({ [wing]: { from: 4560, until: 4560 + ANSWERS.beat }, [other]: null })
    expect(game.told.at(-1)).toEqual({ name: 'beat', data: { wing } })
  })

  it('shuts its beak at the end of a cry that was asked for', () => {
    const game = finished()
    game.press({ area: 'beak' })
    expect(readAfter(game, [630, 10], () => game.events.at(-1))).toEqual(['cried', 'clacked'])
  })

  it('blinks every 5 to 8 s, for three drawings', () => {
    const game = finished()
    const blinks: number[] = []
    for (let now = 4560; now < 60_000; now += 10) {
      game.run(10)
      const { blink } = game.state
      if (blink && blink.from !== blinks.at(-1)) {
        blinks.push(blink.from)
        expect(blink.until - blink.from).toBe(240)
      }
    }
    const gaps = blinks.slice(1).map((at, i) => at - (blinks[i] ?? 0))
    expect(blinks.length).toBeGreaterThan(5)
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(5000)
    for (const gap of gaps) expect(gap).toBeLessThanOrEqual(8010)
  })
})

describe('a press', () => {
  it('beside everything strikes a spark that lasts three drawings, six at the most', () => {
    const game = finished()
    for (let press = 0; press < 8; press++) game.press({ area: null, at: { x: 100 + press, y: 900 } })
    game.run(10)
    expect(game.state.sparks.map(({ x }) => x)).toEqual([102, 103, 104, 105, 106, 107])
    expect(game.state.sparks[0]).toEqual({ x: 102, y: 900, from: 4560, until: 4800 })
    game.run(240)
    expect(game.state.sparks).toEqual([])
  })

  it('while it is being cut strikes a spark off whatever is there, but for the eye, which winks', () => {
    const game = wait(play(), 2400)
    game.press({ area: 'breast', at: { x: 800, y: 600 } })
    press(game, 'eye')
    expect(game.events).toEqual(['sparked', 'winked'])
    expect(game.state.ruffle).toBeNull()
  })
})

it('looks after the pointer, never all at once, and never out of its head', () => {
  const game = point(finished(), { x: EYE.x + 5000, y: EYE.y }, 240)
  expect(game.state.look.x).toBeGreaterThan(0.4)
  expect(game.state.look.x).toBeLessThan(0.95)
  game.run(5000)
  expect(game.state.look).toEqual({ x: expect.closeTo(1, 6), y: expect.closeTo(0, 6) })
})

describe('the burin', () => {
  it('cuts the bare plate and the rosette where it is led, and slips off all that is raised', () => {
    const game = finished()
    for (const [x, area] of [
      [100, null],
      [104, null],
      [120, null],
      [200, 'left wing'],
      [300, 'rosette'],
    ] as const)
      input(game, 'move', { at: { x, y: 700 }, area })
    expect(game.state.cuts.map(({ x, isFirst }) => [x, isFirst])).toEqual([
      [100, true],
      [120, false],
      [300, true],
    ])
  })

  it('is heard while it cuts, and for 160 ms more', () => {
    const game = point(finished(), { x: 100, y: 700 })
    expect(readAfter(game, [140, 10, 10], () => burinLevel(game.state))).toEqual([0.35, 0.35, 0])
  })

  it('leaves cuts that heal in 1.6 s, to the tick, and 48 at the most', () => {
    const game = point(finished(), { x: 100, y: 700 })
    expect(readAfter(game, [1580, 10], () => game.state.cuts.length)).toEqual([1, 0])
    for (let x = 0; x < 60; x++) game.move({ at: { x: 10 * x, y: 700 } })
    game.run(10)
    expect(game.state.cuts.length).toBe(MOST_CUTS)
    expect(game.state.cuts.at(-1)?.x).toBe(590)
  })
})

describe('its feathers', () => {
  const onRight = { x: 1411, y: 229 }

  it('stand up where they are pointed at, with the next drawing, and lie down again', () => {
    const game = input(finished(), 'move', { at: onRight, area: 'right wing' }, 70)
    expect(readAfter(game, [0, 10, 80], () => game.state.lifted)).toEqual([NONE, 26, 26])
    expect(leave(game, 'right wing', 80).state.lifted).toBe(NONE)
    const onLeft = { x: 2 * CREST.x - onRight.x, y: onRight.y }
    expect(input(game, 'move', { at: onLeft, area: 'left wing' }, 80).state.lifted).toBe(3)
  })

  it('lie still until the last drawing', () => {
    const game = input(play(), 'move', { at: onRight, area: 'right wing' }, 4550)
    expect(game.state.lifted).toBe(NONE)
  })

  it('are run through by a wave within 3 s of the last drawing, as long as nobody points', () => {
    const game = wait(finished(), 6000 - 4560 - 10)
    expect(readAfter(game, [0, 10, 80, 28 * 80, 80], () => game.state.lifted)).toEqual([NONE, 0, 1, 29, NONE])
    input(game, 'move', { at: { x: 800, y: 900 } }, 6000)
    expect(game.state.lifted).toBe(NONE)
  })
})

/** A whole crest, and all is there that is drawn later. */
function playing() {
  const game = finished()
  game.later()
  return game
}

/** Catches so many stars, one after the other; so many ms later it is as the last is taken. */
function caught(stars: number, ms = 0) {
  const game = playing()
  for (let star = 0; star < stars; star++) {
    game.runUntil(() => game.state.star !== null)
    press(game, 'star', FLIGHT - 10)
    expect(game.state.flight).not.toBeNull()
    game.run(10)
  }
  return wait(game, ms)
}

describe('a star', () => {
  it('comes 0.7 s after all is there, is there for 4.7 s, and 0.7 s later the next one comes another way', () => {
    const game = finished()
    game.run(20_000)
    expect(game.state.star).toBeNull()
    game.later()
    expect(readAfter(game, [690, 10], () => game.state.star && game.state.stars)).toEqual([null, 1])
    expect(readAfter(game, [4690, 10], () => game.state.star && game.state.stars)).toEqual([1, null])
    expect(readAfter(game, [690, 10], () => game.state.star && game.state.stars)).toEqual([null, 2])
  })

  it('flies fast at first, slowly for as long as it can be pressed at ease, and off', () => {
    expect([0, 300, 600, 4200, 4700].map(wayOf)).toEqual([0.5, 0.875, 1, 1, 1.5])
  })

  it('that is pressed sparks, is in the beak 0.4 s later, and another comes', () => {
    const game = playing()
    game.runUntil(() => game.state.star !== null)
    press(game, 'star')
    expect(game.state).toMatchObject({ star: null, flight: { until: game.playhead.now - 10 + FLIGHT } })
    expect(game.events.at(-1)).toBe('sparked')
    expect(readAfter(game, [380, 10], () => game.state.caught)).toEqual([0, 1])
    expect(game.events.at(-1)).toBe('caught')
    expect(readAfter(game, [690, 10], () => game.state.star !== null)).toEqual([false, true])
  })

  it('is pressed once: a second press falls on the plate', () => {
    const game = playing()
    game.runUntil(() => game.state.star !== null)
    press(game, 'star')
    const { flight } = game.state
    press(game, 'star')
    expect(game.state.flight).toEqual(flight)
  })
})

describe('with five stars', () => {
  it('it cheers, a sheet comes down, lies for 2.2 s, and is pulled off; then it has none again', () => {
    const game = caught(5)
    expect(game.state).toMatchObject({ caught: 5, takenAt: game.playhead.now, star: null })
    const seen = (ms: number) => readAfter(game, [ms - 10, 10], () => [game.events.at(-1), game.state.isCovered])
    expect(seen(240)).toEqual([
      ['caught', false],
      ['unfolded', false],
    ])
    expect(seen(720)).toEqual([
      ['clacked', false],
      ['clacked', true],
    ])
    expect(seen(240)).toEqual([
      ['clacked', true],
      ['printed', true],
    ])
    expect(seen(2200)).toEqual([
      ['printed', true],
      ['pulled', true],
    ])
    expect(seen(420)).toEqual([
      ['pulled', true],
      ['pulled', false],
    ])
    expect(game.state).toMatchObject({ caught: 0, takenAt: null, prints: 1 })
    expect(readAfter(game, [690, 10], () => game.state.star !== null)).toEqual([false, true])
  })

  it('nothing of it answers under the sheet, on which a press spatters ink', () => {
    const game = caught(5, 1200)
    expect(game.hitAreas()).toEqual([])
    press(game, null, 10, { x: 300, y: 500 })
    expect(game.told.at(-1)).toEqual({ name: 'sparked', data: { x: 300, y: 500 } })
  })

  it('while it cheers, what is pressed only sparks', () => {
    const game = press(caught(5, 300), 'beak')
    expect(game.state.cry?.from).toBe((game.state.takenAt ?? 0) + 240)
    expect(game.events.at(-1)).toBe('sparked')
  })

  it('prints are counted', () => {
    const game = caught(5, 3820)
    for (let star = 0; star < 5; star++) {
      game.runUntil(() => game.state.star !== null)
      press(game, 'star', FLIGHT)
    }
    expect(wait(game, 1200).state.prints).toBe(2)
  })
})
