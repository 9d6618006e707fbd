import { describe, expect, it } from 'vitest'
import { areaAt, boundsOf } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { areaOf, point } from '../../tests/support/games'
import { areas } from './areas'
import { placeIn, THING_NAMES, THINGS, verdictIn } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const SIZE = { width: 1440, height: 900 }
const SIZES = [SIZE, { width: 1120, height: 700 }, { width: 1920, height: 800 }, { width: 1102, height: 1400 }]

/** A game in a window of that size, so many ms in. */
function play(size = SIZE, ms = 10) {
  const game = playRules(rules, tuning, { seed: 7, size, areas })
  game.run(ms)
  return game
}

describe('what can be pressed', () => {
  it.each(SIZES)('each thing where its middle lies, and the page beside all of them, in $width × $height', (size) => {
    const present = play(size).hitAreas()
    const middles = THING_NAMES.map((name) => placeIn(THINGS[name], size, { x: 0, y: 0 }))
    expect(middles.map((middle) => areaAt(present, middle)?.id)).toEqual(THING_NAMES)
    expect(areaAt(present, { x: size.width - 2, y: 2 })?.id).toBe('page')
  })

  it.each(SIZES)('nothing reaches into the text, in $width × $height', (size) => {
    const { x, y } = verdictIn(size, { x: 0, y: 0 })
    for (const { id, shape } of play(size).hitAreas()) {
      if (id === 'page') continue
      const bounds = boundsOf(shape, { x: 0, y: 0, width: 0, height: 0 })
      const isBeside = bounds.x > x + 93 || bounds.x + bounds.width < x - 93
      const isAbove = bounds.y > y + 40 || bounds.y + bounds.height < y - 40
      expect(isBeside || isAbove, `${id} lies in the text`).toBe(true)
    }
  })

  it('the text not before it has been found, and no screen reader hears of it till then', () => {
    const game = play(SIZE, 700)
    expect(areaOf(game, 'verdict')).toBeUndefined()
    for (const { label } of game.hitAreas()) expect(`${label.en} ${label.fr}`).not.toContain('LOST')
    game.move({ at: verdictIn(SIZE, { x: 0, y: 0 }) })
    game.runUntil(() => game.events.includes('lost'))
    expect(game.hitAreas()[0]).toMatchObject({ id: 'verdict', label: { en: 'The words YOU LOST THE GAME' } })
  })

  it('a thing bears its name once it has been thought of', () => {
    const game = play(SIZE, 0)
    const name = () => areaOf(game, 'key')?.label.en
    expect(name()).toBe('Something forgotten, number 2')
    point(game, THINGS.key, 3000)
    expect(name()).toBe('The old key')
  })
})
