import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { countOf, dataOf, press, readAfter, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { darknessAt, isOnWater, KINDS, MOST_WOKEN } from '../layout'
import { rules } from '../rules'
import type { Kind } from '../state'
import { tuning } from '../tuning'

const play = (seed = 7) => playRules(rules, tuning, { seed, areas })

/** Catches her and lets her out over the water, at least. */
function free(game: ReturnType<typeof play>, kind: Kind): void {
  press(game, `fairy-${kind}`, 400)
  press(game, 'fountain', 10, { x: 700 + 100 * kind, y: 400 })
}

/** All three have been let out, the last 10 ms ago. */
function freed(game = play()): ReturnType<typeof play> {
  game.later()
  free(game, 0)
  wait(game, 400)
  free(game, 1)
  wait(game, 400)
  free(game, 2)
  return game
}

/** The toad has just begun to sing: her sparks are out, and it has held its breath. */
const singing = (game = play()) => wait(freed(game), 620 + 520)

describe('who is let out', () => {
  it('wakes what is hers, one more each time, up to three', () => {
    const game = play()
    for (let time = 0; time < 5; time++) {
      free(game, 1)
      wait(game, 400)
    }
    expect(dataOf(game, 'woke')).toEqual([1, 2, 3].map((count) => ({ fairy: 1, count })))
    expect(game.state.evening.woken).toMatchObject({ 0: { since: [], dueAt: null } })
    expect(game.state.evening.woken[1].since).toHaveLength(MOST_WOKEN)
  })

  it('wakes it 300 ms later', () => {
    const game = play()
    free(game, 2)
    expect(readAfter(game, [280, 10], ({ evening }) => evening.woken[2].since.length)).toEqual([0, 1])
    expect(game.state.evening.woken[2].since).toEqual([game.playhead.now])
  })
})

describe('evening', () => {
  it('comes once all three have been let out and her sparks have flown: breath is held for 520 ms, then it sings', () => {
    const game = freed()
    expect(readAfter(game, [600, 10], ({ evening }) => evening.song !== null)).toEqual([false, true])
    const from = game.playhead.now + 520
    expect(game.state.gulp?.until).toBe(from)
    expect(game.state.evening.song).toEqual({ from, until: from + 14_000 })
    expect(readAfter(game, [510, 10], () => countOf(game, 'sang'))).toEqual([0, 1])
  })

  it('does not come of one who is let out three times, nor while one is in the bottle', () => {
    const game = play()
    game.later()
    for (let time = 0; time < 3; time++) {
      free(game, 0)
      wait(game, 400)
    }
    free(game, 1)
    wait(game, 400)
    free(game, 2)
    press(wait(game, 300), 'fairy-0', 3000)
    expect(game.state.evening.song).toBeNull()
    press(game, 'fountain', 640, { x: 800, y: 400 })
    expect(game.state.evening.song).not.toBeNull()
  })

  it('waits for what is drawn later', () => {
    const game = play()
    for (const kind of KINDS) {
      free(game, kind)
      wait(game, 400)
    }
    wait(game, 3000)
    expect(game.state.evening.song).toBeNull()
    game.later()
    wait(game, 10)
    expect(game.state.evening.song).not.toBeNull()
  })

  it('falls in 4 s, and is gone 2 s after the song, when all sleep and may be woken again', () => {
    const game = singing()
    const dark = () => darknessAt(game.state.evening.song, game.playhead.now)
    expect(dark()).toBeLessThan(0.001)
    wait(game, 4000)
    expect(dark()).toBe(1)
    expect(readAfter(game, [9980, 10], () => countOf(game, 'dawned'))).toEqual([0, 1])
    expect(game.state.evening).toMatchObject({
      sung: 1,
      woken: { 0: { since: [] }, 1: { since: [] }, 2: { since: [] } },
    })
    wait(game, 1000)
    expect(dark()).toBeGreaterThan(0.3)
    wait(game, 1010)
    expect(game.state.evening.song).toBeNull()
    singing(game)
    expect(dataOf(game, 'sang')).toEqual([{ sung: 0 }, { sung: 1 }])
  })

  it('is sung note by note, 640 ms each, but for those that a hiccup swallows', () => {
    const game = singing()
    expect(readAfter(game, [0, 620, 10], () => countOf(game, 'croaked'))).toEqual([1, 1, 2])
    press(game, 'toad', 1140)
    expect(countOf(game, 'croaked')).toBe(2)
    wait(game, 20_000)
    // Of 22 that begin within 14 s.
    expect(countOf(game, 'croaked')).toBe(21)
  })

  it('has the three dance in a ring over the water, apart, and never jump', () => {
    const game = singing()
    let before = game.state.fairies.map(({ kind, x, y }) => ({ kind, x, y }))
    for (let ms = 0; ms < 13_900; ms += 10) {
      game.run(10)
      for (const { kind, x, y } of game.state.fairies) {
        const was = before.find((other) => other.kind === kind)
        expect(Math.hypot(x - (was?.x ?? 0), y - (was?.y ?? 0))).toBeLessThanOrEqual(0.0025 + 1e-9)
        if (ms > 2500) expect(isOnWater(x * 1600, y * 1000)).toBe(true)
      }
      before = game.state.fairies.map(({ kind, x, y }) => ({ kind, x, y }))
      if (ms < 2500) continue
      for (const one of before)
        for (const other of before)
          if (one.kind < other.kind) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.2)
    }
  })

  it('lets nobody be caught while the toad holds its breath', () => {
    const game = wait(freed(), 620)
    press(game, 'fairy-0')
    expect(game.events.slice(-1)).toEqual(['twirled'])
  })

  it('lets nobody be caught who dances: she throws sparks, one burst at a time; the toad still hiccups', () => {
    const game = singing()
    press(game, 'fairy-1')
    press(game, 'fairy-1')
    expect(dataOf(game, 'twirled')).toEqual([{ fairy: 1 }])
    expect(game.state.fairies).toHaveLength(3)
    press(wait(game, 610), 'fairy-1')
    expect(countOf(game, 'twirled')).toBe(2)
    press(game, 'toad')
    expect(countOf(game, 'hiccuped')).toBe(1)
    wait(game, 13_500)
    press(game, 'fairy-1')
    expect(game.state.bottle.holds).toBe(1)
  })
})

describe('the three by day', () => {
  it('are over the basin for most of the time', () => {
    let over = 0
    let all = 0
    for (let seed = 1; seed <= 8; seed++) {
      const game = play(seed)
      for (let second = 0; second < 80; second++) {
        game.run(1000)
        for (const { x, y } of game.state.fairies) {
          all += 1
          if (isOnWater(x * 1600, y * 1000)) over += 1
        }
      }
    }
    expect(over / all).toBeGreaterThan(0.8)
  })
})
