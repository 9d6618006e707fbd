import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { countOf, input, press, readAfter, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { DROP, FALL_TIME, INK, inkAt, nodeAt, PAGE, PRESSING, SECRET, WAKING, YOURS } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'
import { CORNERS, FRONT } from './house'
import { blankPage, layLine } from './page'

const play = () => playRules(rules, tuning, { seed: 7, areas })
type Game = ReturnType<typeof play>

/** Presses a key of the console for a moment. */
function tap(game: Game, area: string, ms = 300): Game {
  game.press({ area })
  return input(game, 'release', { area }, ms)
}

/** A console that is a page: what it tells from now on. */
function awake(): Game {
  const game = wait(play(), 5000)
  for (let times = 0; times < WAKING.nothings; times++) tap(game, 'up', 700)
  wait(game, WAKING.lasts)
  game.told.length = 0
  return game
}

const placeOf = ({ state: { drop } }: Game) => [drop?.column, drop?.row]

/** A page with so many lines in a row. */
function drawn(lines: number): string {
  const page = blankPage()
  for (let line = 0; line < lines; line++) layLine(page, 2 + line, 3, 3 + line, 3)
  return page.join('')
}

describe('the third nothing', () => {
  it('is not nothing: the dot falls, and from then on the keys draw', () => {
    const game = wait(play(), 5000)
    for (let times = 0; times < 2; times++) tap(game, 'up', 700)
    expect([countOf(game, 'nothing'), countOf(game, 'woken'), game.state.drop]).toEqual([3, 0, null])
    game.press({ area: 'lower' })
    input(game, 'release', { area: 'lower' })
    game.runUntil(() => game.events.includes('woken'))
    expect(game.events.slice(-2)).toEqual(['nothing', 'woken'])
    expect([placeOf(game), game.state.inked]).toEqual([[DROP.column, DROP.row], 0])
    tap(game, 'up', WAKING.lasts)
    expect(placeOf(game)).toEqual([DROP.column, DROP.row])
  })

  it('counts touches of the screen, and neither what was before the chime nor what the thumbs do by themselves', () => {
    const game = play()
    for (let times = 0; times < 4; times++) press(game, 'screen', 400)
    wait(game, 3000)
    for (const none of [0, 0, 1]) {
      press(game, 'screen', 400)
      expect(countOf(game, 'woken')).toBe(none)
    }
  })
})

describe('the drop', () => {
  it('is led a step by a tap, and goes on while the cross is held: 170 ms after the first, then every 80 ms', () => {
    const game = tap(awake(), 'right')
    expect([placeOf(game), game.state.inked]).toEqual([[DROP.column + 1, DROP.row], 1])
    expect(inkAt(game.state.page, DROP.column, DROP.row)).toBe(INK.right)
    game.press({ area: 'down' })
    game.run(PRESSING.reach + 10)
    const rowsGone = (state: Game['state']) => (state.drop?.row ?? 0) - DROP.row
    expect(readAfter(game, [0, 150, 10, 70, 10, 150, 10], rowsGone)).toEqual([1, 1, 2, 2, 3, 4, 5])
    expect(countOf(game, 'nothing')).toBe(0)
  })

  it('is held by a key of the keyboard that is told of over and over', () => {
    const game = awake()
    game.press({ area: 'left' })
    input(game, 'release', { area: 'left' }, 500)
    for (let times = 0; times < 30; times++) {
      game.press({ area: 'hold left' })
      input(game, 'release', { area: 'hold left' }, 30)
    }
    expect(countOf(game, 'steered')).toBe(2)
    expect(DROP.column - (game.state.drop?.column ?? 0)).toBeGreaterThan(9)
    wait(game, 1000)
    const there = placeOf(game)
    expect(placeOf(wait(game, 1000))).toEqual(there)
  })

  it('stays on the page', () => {
    const game = awake()
    game.press({ area: 'up' })
    game.run(4000)
    expect(placeOf(game)).toEqual([DROP.column, 0])
    expect(game.state.inked).toBe(DROP.row)
  })

  it('lets a blot fall by the lower button, and wipes three wide after the upper one', () => {
    const game = tap(tap(awake(), 'right'), 'lower')
    expect(game.state.inked).toBe(2)
    tap(game, 'upper')
    expect(game.state).toMatchObject({ inked: 0, drop: { isWiping: true } })
    tap(tap(game, 'lower'), 'up')
    expect(game.state).toMatchObject({ inked: 2, drop: { isWiping: false } })
    expect(game.events).toEqual(expect.arrayContaining(['traced', 'blotted', 'wiped', 'drawn']))
    tap(tap(game, 'upper'), 'up')
    expect(game.events).toContain('rubbed')
  })

  it('follows a finger, first along and then up or down, a step every 20 ms', () => {
    const game = awake()
    const [{ x, y }, goal] = [{ x: 500, y: 300 }, nodeAt(500, 300)]
    press(game, 'screen', 10, { x, y })
    expect(game.events).toContain('led')
    expect(countOf(game, 'traced')).toBe(1)
    game.run(40)
    expect(placeOf(game)).toEqual([DROP.column - 3, DROP.row])
    input(game, 'release', { area: 'screen', at: { x, y } }, 3000)
    expect(placeOf(game)).toEqual([goal.column, goal.row])
    expect(game.state.inked).toBe(DROP.column - goal.column + DROP.row - goal.row)
    // A step every 20 ms is heard every 80.
    expect(countOf(game, 'traced')).toBe(Math.ceil(game.state.inked / 4))
    input(game, 'move', { at: { x: 900, y: 600 } }, 500)
    expect(placeOf(game)).toEqual([goal.column, goal.row])
  })

  it('is led along all of the way of a finger that is held down', () => {
    const game = awake()
    press(game, 'screen', 2000, { x: 700, y: 500 })
    input(game, 'move', { at: { x: 760, y: 640 } }, 2000)
    const { column, row } = nodeAt(760, 640)
    expect(placeOf(game)).toEqual([column, row])
    expect(nodeAt(-5000, 9000)).toEqual({ column: 0, row: PAGE.rows - 1 })
  })
})

describe('the secret', () => {
  const enter = (game: Game) => {
    for (const key of SECRET) tap(game, key, 400)
    return game
  }

  it('has the drop draw a house by itself, all in one line, and end where it is to be led on', () => {
    const game = enter(wait(play(), 5000))
    expect([countOf(game, 'inked'), countOf(game, 'woken')]).toEqual([1, 0])
    game.runUntil(() => game.state.corner !== null && game.state.inked > 0)
    game.runUntil(() => game.state.corner === null)
    game.run(1000)
    const [{ to: row = 0 } = {}, { to: column = 0 } = {}] = CORNERS.slice(-2)
    expect(placeOf(game)).toEqual([column, row])
    expect(game.state.inked).toBeGreaterThan(450)
    expect(inkAt(game.state.page, FRONT.column, FRONT.row)).toBe(INK.right)
  })

  it('gives the drop to whoever wants it, and draws over nothing', () => {
    const game = wait(enter(wait(play(), 5000)), 6000)
    press(game, 'screen', 500, { x: 800, y: 500 })
    const { inked } = game.state
    expect([game.state.corner, inked > YOURS.ink]).toEqual([null, true])
    input(game, 'release', { area: 'screen' }, 3000)
    enter(game)
    expect(countOf(game, 'inked')).toBe(2)
    expect(game.state.corner).toBeNull()
  })
})

describe('what was drawn', () => {
  it('is told of at most every quarter of a second, for the browser to keep', () => {
    const game = awake()
    game.press({ area: 'left' })
    game.run(2000)
    expect(countOf(game, 'drawn')).toBe(8)
    game.release({ area: 'left' })
    game.run(5000)
    expect(countOf(game, 'drawn')).toBeLessThanOrEqual(9)
  })

  it('comes back soon after the chime, without any nothing, and can be drawn on', () => {
    const game = play()
    game.kept(drawn(4))
    const hasDrop = (state: Game['state']) => state.drop !== null
    expect(readAfter(game, [FALL_TIME + WAKING.after - 10, 10], hasDrop)).toEqual([false, true])
    expect([game.state.inked, countOf(game, 'drawn'), countOf(game, 'nothing')]).toEqual([4, 0, 1])
    tap(wait(game, WAKING.lasts), 'right', 500)
    expect([game.state.inked, countOf(game, 'drawn')]).toEqual([5, 1])
  })

  it.each(['', 'a drawing', '[]'])('is nothing where the browser has kept something else: %s', (text) => {
    const game = play()
    game.kept(text)
    game.run(6000)
    expect([game.state.inked, game.state.drop]).toEqual([0, null])
  })

  it('is the visitor’s once there is enough of it, and the spider comes to look as soon as it is quiet', () => {
    const game = play()
    game.kept(drawn(YOURS.ink - 1))
    game.run(FALL_TIME + tuning.curious.value + tuning.descent.value + 1000)
    expect([game.state.thread, countOf(game, 'yours')]).toEqual([0, 0])
    tap(game, 'up', 500)
    expect(countOf(game, 'yours')).toBe(1)
    game.run(tuning.curious.value + tuning.descent.value / 2)
    expect(game.state.thread).toBe(1)
    tap(game, 'up', 5000)
    expect([game.state.thread, countOf(game, 'yours')]).toEqual([1, 1])
  })

  it('that was the visitor’s before is so when it comes back', () => {
    const game = play()
    game.kept(drawn(YOURS.ink))
    tap(wait(game, 6000), 'up', 500)
    expect([game.state.yoursAt, countOf(game, 'yours')]).toEqual([0, 0])
  })
})
