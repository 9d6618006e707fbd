import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { areaOf, countOf, input, press } from '../../../tests/support/games'
import { areas } from '../areas'
import { SHAKE } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'
import { blankPage, layLine } from './page'

/** A console with a line on its page. */
function drawnOn() {
  const game = playRules(rules, tuning, { seed: 7, areas })
  const page = blankPage()
  layLine(page, 3, 3, 4, 3)
  game.kept(page.join(''))
  game.run(6000)
  game.told.length = 0
  return { game, page }
}

/** Drags to these places one after the other, so many ms each. */
function dragOver(game: ReturnType<typeof drawnOn>['game'], places: readonly number[], ms: number) {
  for (const x of places) input(game, 'move', { at: { x, y: 950 } }, ms)
}

describe('a shake of the console', () => {
  it('is four jolts: it is taken hold of, and dragged to and fro; then the page is white, and remembers', () => {
    const { game, page } = drawnOn()
    press(game, 'case', 10, { x: 800, y: 950 })
    dragOver(game, [870, 800, 865], 100)
    expect(countOf(game, 'shaken')).toBe(1)
    expect(game.state).toMatchObject({ page: blankPage(), inked: 0, past: page })
    expect(game.state.falling).toEqual({
      from: expect.any(Number),
      until: (game.state.falling?.from ?? 0) + SHAKE.falls,
    })
    input(game, 'release', { area: 'case', at: { x: 865, y: 950 } }, 1500)
    expect(game.state).toMatchObject({ shift: 0, grip: null })
    expect(countOf(game, 'drawn')).toBe(1)
  })

  it('moves the console with the hand, so far', () => {
    const { game } = drawnOn()
    press(game, 'case', 10, { x: 800, y: 950 })
    input(game, 'move', { at: { x: 850, y: 950 } })
    expect(game.state.shift).toBeCloseTo(50 * SHAKE.follows)
    input(game, 'move', { at: { x: -900, y: 950 } })
    expect(game.state.shift).toBe(-SHAKE.reach)
  })

  it.each([
    ['too short', [840, 800, 840, 800, 840], 50],
    ['too slow', [870, 800, 870, 800], 1100],
    ['one way', [870, 940, 1010, 1100, 1190], 50],
  ])('is none where it is %s', (_, places, ms) => {
    const { game } = drawnOn()
    press(game, 'case', 10, { x: 800, y: 950 })
    dragOver(game, places, ms)
    expect([game.state.inked, countOf(game, 'shaken')]).toEqual([1, 0])
  })

  it('is four knocks for whoever has keys alone; and nothing falls off a white page', () => {
    const { game } = drawnOn()
    const knock = (times: number) => {
      for (let count = 0; count < times; count++) {
        press(game, 'case', 200)
        input(game, 'release', { area: 'case' }, 200)
      }
    }
    knock(3)
    expect(countOf(game, 'shaken')).toBe(0)
    knock(1)
    expect(countOf(game, 'shaken')).toBe(1)
    game.run(3000)
    knock(4)
    expect(countOf(game, 'shaken')).toBe(1)
  })

  it('is nothing that can be done while there is no page', () => {
    const game = playRules(rules, tuning, { seed: 7, areas })
    game.run(5000)
    expect(areaOf(game, 'case')).toBeUndefined()
    expect(areaOf(drawnOn().game, 'case')).toBeDefined()
  })
})
